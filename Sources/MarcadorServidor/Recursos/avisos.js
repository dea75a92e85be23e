// Asks for permission to notify, only on a tap.

const boton = document.getElementById('activar-avisos')

// Browsers show notices only to pages that came by https or from this very computer.
function permiso() {
  if (!window.isSecureContext) return 'inseguro'
  return 'Notification' in window ? Notification.permission : 'imposible'
}

function pinta() {
  const { activados, bloqueados, imposible, inseguro } = boton.dataset
  const frase = { granted: activados, denied: bloqueados, imposible, inseguro }[permiso()]
  if (frase) {
    boton.querySelector('span').textContent = frase
    boton.setAttribute('aria-disabled', 'true')
  }
  boton.hidden = false
}

boton.dataset.propio = ''
boton.addEventListener('click', async () => {
  if (boton.getAttribute('aria-disabled') === 'true') return
  await Notification.requestPermission()
  pinta()
})
pinta()
