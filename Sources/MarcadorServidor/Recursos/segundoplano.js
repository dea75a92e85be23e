// Counts how many times the screen of this match went to the background, as long as its tab lives.

const lugar = document.getElementById('segundo-plano')
const clave = `segundo-plano-${location.pathname}`
let veces = Number(sessionStorage.getItem(clave) ?? 0)

function pinta() {
  lugar.querySelector('span').textContent = veces
  lugar.hidden = false
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden') return
  veces += 1
  sessionStorage.setItem(clave, veces)
  pinta()
})
lugar.dataset.propio = ''
pinta()
