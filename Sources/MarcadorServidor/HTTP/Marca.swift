enum MarcadorServidor {}
