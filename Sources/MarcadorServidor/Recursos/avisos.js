// avisos.js
