// Pulling the list of referees down refreshes it.

const tirador = document.getElementById('tirador')
const bastante = 72
let origen

addEventListener('touchstart', ({ touches }) => {
  origen = scrollY <= 0 && touches.length === 1 ? touches[0].clientY : undefined
}, { passive: true })

addEventListener('touchmove', ({ touches }) => {
  if (origen === undefined) return
  const tirado = Math.max(0, touches[0].clientY - origen) / 2
  tirador.hidden = tirado === 0
  tirador.style.height = `${Math.min(tirado, bastante * 1.25)}px`
  tirador.textContent = tirado >= bastante ? tirador.dataset.suelta : tirador.dataset.tira
}, { passive: true })

addEventListener('touchend', () => {
  const pide = !tirador.hidden && parseFloat(tirador.style.height) >= bastante
  tirador.hidden = true
  origen = undefined
  const boton = document.querySelector('#arbitros form button')
  if (pide && boton && !boton.disabled) boton.form.requestSubmit(boton)
})
