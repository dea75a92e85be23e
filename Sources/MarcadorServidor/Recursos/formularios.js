// formularios.js
