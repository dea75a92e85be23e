// Opens the link whose secret stands behind the # of the address, where no server sees or logs it.

const formulario = document.getElementById('abrir-enlace')
const prefijo = '#secreto='

function abre() {
  if (!location.hash.startsWith(prefijo)) return
  const secreto = location.hash.slice(prefijo.length)
  // Nor does it stay in the address, in the history or in a bookmark.
  history.replaceState(null, '', location.pathname)
  formulario.elements.enlace.value = secreto
  formulario.querySelector('[role=status]').textContent = formulario.dataset.abriendo
  formulario.submit()
}

addEventListener('hashchange', abre)
abre()
