// directo.js
