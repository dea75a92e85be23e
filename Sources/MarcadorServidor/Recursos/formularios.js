// Sends forms without leaving the page, never twice, and says why one was refused.

import { di, pon } from './pagina.js'

const enviando = new WeakSet()

document.addEventListener('submit', evento => {
  const formulario = evento.target
  if (formulario.method !== 'post' || formulario.getAttribute('action') === '/idioma') return
  // Who somebody is changes with these: the browser loads all of the page again.
  if (formulario.dataset.sinGuion !== undefined) return
  evento.preventDefault()
  const boton = evento.submitter
  const accion = boton?.getAttribute('formaction') ?? formulario.getAttribute('action')
  envia(formulario, accion, new FormData(formulario, boton), boton)
})

document.addEventListener('change', evento => {
  const lugar = evento.target.closest('[data-alcambiar]')
  if (!lugar) return
  const formulario = evento.target.form
  envia(formulario, lugar.dataset.alcambiar, new FormData(formulario))
})

async function envia(formulario, accion, datos, boton) {
  if (enviando.has(formulario)) return
  enviando.add(formulario)
  const tenia = boton === document.activeElement
  if (boton) boton.disabled = true
  di()
  let decidido = false
  try {
    // Some pages have a place for what came of it, good or bad; the others say what was refused.
    const entera = formulario.dataset.responde === 'pagina'
    const respuesta = await fetch(accion, {
      method: 'POST',
      body: new URLSearchParams(datos),
      headers: { Accept: entera ? 'text/html' : 'application/problem+json, text/html' },
    })
    decidido = await muestra(respuesta, entera, formulario.dataset.alcabo === 'recarga')
  } catch {
    di(document.getElementById('voz').dataset.fallo)
  } finally {
    enviando.delete(formulario)
    suelta(boton, tenia, decidido)
  }
}

/** The button is free again, unless the page that came has its own opinion. Where the button went
 *  away, the focus goes on to what can be done next. */
function suelta(boton, tenia, decidido) {
  if (!boton) return
  if (!boton.isConnected) {
    const siguiente = document.getElementById('gol-local') ?? document.getElementById('contenido')
    if (tenia) siguiente.focus({ preventScroll: true })
    return
  }
  if (!decidido) boton.disabled = false
  if (tenia) boton.focus({ preventScroll: true })
}

/** Returns whether the page itself was brought up to date. */
async function muestra(respuesta, entera, deNuevo) {
  const tipo = respuesta.headers.get('Content-Type') ?? ''
  if (tipo.startsWith('application/problem+json')) {
    const problema = await respuesta.json()
    di(problema.detail ?? problema.title)
    return false
  }
  if (!respuesta.ok && !entera) {
    const pagina = new DOMParser().parseFromString(await respuesta.text(), 'text/html')
    di(pagina.querySelector('main .ayuda')?.textContent
      ?? document.getElementById('voz').dataset.fallo)
    return false
  }
  if (respuesta.redirected
    && (deNuevo || new URL(respuesta.url).pathname !== location.pathname)) {
    location.assign(respuesta.url)
    return false
  }
  if (respuesta.redirected) history.replaceState(history.state, '', respuesta.url)
  pon(await respuesta.text())
  return true
}
