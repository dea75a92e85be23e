// The page as it happens: an event stream brings the regions that changed.

import { cambia, recarga } from './pagina.js'

const conexion = document.getElementById('conexion')
const locutor = document.getElementById('locutor')
let fuente
let espera
let caida

function abre() {
  const { flujo } = document.body.dataset
  if (!flujo) return
  fuente = new EventSource(flujo)
  fuente.addEventListener('open', vuelve)
  fuente.addEventListener('error', cae)
  fuente.addEventListener('fragmentos', ({ data }) => {
    if (!cambia(JSON.parse(data))) recarga()
  })
  fuente.addEventListener('recarga', () => recarga())
  fuente.addEventListener('locucion', ({ data }) => locuta(data))
  fuente.addEventListener('gol', ({ data }) => avisa(JSON.parse(data)))
}

function cierra() {
  clearTimeout(espera)
  fuente?.close()
  fuente = undefined
}

/** A stream that is refused for good is asked for again a little later. */
function cae() {
  caida ??= new Date()
  if (fuente.readyState === EventSource.CLOSED) {
    cierra()
    espera = setTimeout(abre, 3000 + Math.random() * 4000)
  }
  const hora = caida.toLocaleTimeString(
    document.documentElement.lang, { hour: '2-digit', minute: '2-digit' })
  conexion.textContent = conexion.dataset.sin.replace('{hora}', hora)
  conexion.hidden = false
}

/** What was missed meanwhile is fetched with the whole page. */
function vuelve() {
  if (!caida) return
  caida = undefined
  conexion.hidden = true
  locuta(conexion.dataset.con)
  recarga()
}

const frases = []

/** Sentences that come together are said together; the region is emptied first, so that the same
 *  sentence twice is heard twice. */
function locuta(frase) {
  frases.push(frase)
  if (frases.length > 1) return
  locutor.textContent = ''
  setTimeout(() => { locutor.textContent = frases.splice(0).join('. ') }, 150)
}

/** Phones only notify through a worker; other browsers do it themselves. */
async function avisa({ titulo, cuerpo }) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const callado = document.body.dataset.callado !== undefined
  if (callado && document.visibilityState === 'visible') return
  const opciones = { body: cuerpo, tag: 'gol', renotify: true, lang: document.documentElement.lang }
  try {
    new Notification(titulo, opciones)
  } catch {
    const trabajador = await navigator.serviceWorker.register(
      new URL('servicio.js', import.meta.url))
    await activo(trabajador)
    await trabajador.showNotification(titulo, opciones)
  }
}

function activo(registro) {
  const trabajador = registro.installing ?? registro.waiting
  if (registro.active || !trabajador) return Promise.resolve()
  return new Promise(listo => trabajador.addEventListener('statechange', () => {
    if (trabajador.state === 'activated') listo()
  }))
}

addEventListener('pagehide', cierra)
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  abre()
  recarga()
})
abre()
