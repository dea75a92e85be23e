// Changes the page in place: only what differs is touched, so focus, scroll and choices stay.

const calma = matchMedia('(prefers-reduced-motion: reduce)')

/** Makes an element like another; a score that changes turns and glows once. */
export function iguala(viejo, nuevo) {
  if (viejo.isEqualNode(nuevo) || viejo.dataset?.propio !== undefined) return
  if (viejo.nodeType !== 1 || viejo.tagName !== nuevo.tagName || viejo.id !== nuevo.id) {
    viejo.replaceWith(nuevo)
    return
  }
  const cambia = viejo.matches('.cifra, .resultado') && viejo.textContent !== nuevo.textContent
  igualaAtributos(viejo, nuevo)
  const hijos = [...nuevo.childNodes]
  while (viejo.childNodes.length > hijos.length) viejo.lastChild.remove()
  hijos.forEach((hijo, i) => {
    if (i < viejo.childNodes.length) iguala(viejo.childNodes[i], hijo)
    else viejo.append(hijo)
  })
  if (cambia) brilla(viejo)
}

function igualaAtributos(viejo, nuevo) {
  for (const { name } of [...viejo.attributes]) {
    // What somebody has opened stays open.
    if (name === 'open' && viejo.tagName === 'DETAILS') continue
    if (!nuevo.hasAttribute(name)) viejo.removeAttribute(name)
  }
  for (const { name, value } of nuevo.attributes) {
    if (viejo.getAttribute(name) !== value) viejo.setAttribute(name, value)
  }
  if (viejo.tagName === 'INPUT') viejo.checked = nuevo.checked
}

function brilla(elemento) {
  if (calma.matches) return
  elemento.animate(
    [
      { transform: 'perspective(6em) rotateX(-88deg)', boxShadow: '0 0 0 0 #ffe27a' },
      { transform: 'none', boxShadow: '0 0 1.2em .2em #ffe27a', offset: 0.6 },
      { transform: 'none', boxShadow: '0 0 0 0 #ffe27a00' },
    ],
    { duration: 400, easing: 'ease-out' })
}

/** Replaces live regions by id. Returns false when the page has no such place. */
export function cambia(fragmentos) {
  for (const [id, html] of Object.entries(fragmentos)) {
    const viejo = document.getElementById(id)
    if (!viejo) return false
    const molde = document.createElement('template')
    molde.innerHTML = html
    iguala(viejo, molde.content.firstElementChild)
  }
  return true
}

/** Shows what another copy of this same page shows. */
export function pon(html) {
  const otra = new DOMParser().parseFromString(html, 'text/html')
  for (const lugar of ['main', '.lateral', '#barra']) {
    const viejo = document.querySelector(lugar)
    const nuevo = otra.querySelector(lugar)
    if (viejo && nuevo) iguala(viejo, document.importNode(nuevo, true))
  }
}

/** Asks for this page again. */
export async function recarga() {
  const respuesta = await fetch(location.href, { headers: { Accept: 'text/html' } })
  pon(await respuesta.text())
}

/** Says a sentence that matters, until the visitor closes it; nothing when there is none. */
export function di(frase) {
  const voz = document.getElementById('voz')
  voz.replaceChildren()
  if (!frase) return
  const parrafo = document.createElement('p')
  parrafo.className = 'mensaje malo'
  const palabras = document.createElement('span')
  palabras.textContent = frase
  const cerrar = document.createElement('button')
  cerrar.type = 'button'
  cerrar.className = 'boton'
  cerrar.textContent = voz.dataset.cerrar
  cerrar.addEventListener('click', () => di())
  parrafo.append(palabras, cerrar)
  voz.append(parrafo)
}
