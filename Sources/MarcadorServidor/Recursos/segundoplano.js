// segundoplano.js
