// Asks for permission to notify, only on a tap.

const boton = document.getElementById('activar-avisos')

function pinta() {
  const permiso = 'Notification' in window ? Notification.permission : 'imposible'
  const { activados, bloqueados, imposible } = boton.dataset
  const frase = { granted: activados, denied: bloqueados, imposible }[permiso]
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
