// A button that prints the page; without scripts the browser's own way to print does it.

const boton = document.getElementById('imprimir')
if (boton) {
  boton.hidden = false
  boton.addEventListener('click', () => print())
}
