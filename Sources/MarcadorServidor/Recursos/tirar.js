// tirar.js
