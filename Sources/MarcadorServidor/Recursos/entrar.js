// Opens the link whose secret stands behind the # of the address, where no server sees or logs it.

const formulario = document.getElementById('abrir-enlace')
const enLaApp = document.getElementById('abrir-en-la-app')
const prefijo = '#secreto='

// The application is for these; an iPad says that it is a Mac, which has no fingers on it.
const puedeTenerLaApp = /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

function abre() {
  if (!location.hash.startsWith(prefijo)) return
  const secreto = location.hash.slice(prefijo.length)
  // Nor does it stay in the address, in the history or in a bookmark.
  history.replaceState(null, '', location.pathname)
  formulario.elements.enlace.value = secreto
  if (puedeTenerLaApp) return ofrece(secreto)
  formulario.querySelector('[role=status]').textContent = formulario.dataset.abriendo
  formulario.submit()
}

// Who has the application chooses; everybody else goes on with the button of the form.
function ofrece(secreto) {
  const esquema = location.protocol === 'https:' ? 'marcadors' : 'marcador'
  enLaApp.querySelector('a').href =
    `${esquema}://${location.host}${location.pathname}${prefijo}${secreto}`
  enLaApp.hidden = false
}

addEventListener('hashchange', abre)
abre()
