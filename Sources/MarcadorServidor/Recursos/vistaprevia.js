// While somebody fills in a form, shows what would come of it, without sending it anywhere for good.

const formulario = document.getElementById('nuevo')
const pausa = 350
let espera
let turno = 0

formulario?.addEventListener('input', evento => {
  // A file is read when its button is pressed.
  if (evento.target.type === 'file' || evento.target.name === 'otro') return
  clearTimeout(espera)
  espera = setTimeout(mira, pausa)
})

async function mira() {
  const mio = ++turno
  const datos = new FormData(formulario)
  datos.set('ir', 'vista')
  for (const [nombre, valor] of [...datos]) if (valor instanceof File) datos.delete(nombre)
  try {
    const respuesta = await fetch(formulario.getAttribute('action'), {
      method: 'POST', body: new URLSearchParams(datos), headers: { Accept: 'text/html' },
    })
    const pagina = new DOMParser().parseFromString(await respuesta.text(), 'text/html')
    const nueva = pagina.getElementById('vista')
    // An answer that was overtaken by a later one is of no use.
    if (!nueva || mio !== turno) return
    document.getElementById('vista').replaceWith(nueva)
    // What was wrong and is right now is not said any more.
    for (const falta of formulario.querySelectorAll('.falta')) {
      if (pagina.getElementById(falta.id)) continue
      formulario.querySelector(`[aria-describedby~="${falta.id}"]`)?.removeAttribute('aria-invalid')
      falta.remove()
    }
  } catch {
    // Without the network the view stays as it was; the buttons of the form will say so.
  }
}
