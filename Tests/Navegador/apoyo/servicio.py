"""A small stand-in for the service of referees and chronicles, which can fail at will."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

ARBITROS = [
    {"id": 1, "name": "Rosa Blanco", "email": "", "address": {"city": "Vigo"}},
    {"id": 2, "name": "Íñigo Arana", "email": "", "address": {"city": "Deba"}},
]


class Servicio:
    """`GET users` and `POST posts`; `codigo` says how it answers, `puerta` when."""

    def __init__(self):
        self.codigo = 200
        self.puerta = threading.Event()
        self.puerta.set()
        self.publicadas = []
        self.arbitros = list(ARBITROS)
        self._servidor = None
        self._puerto = 0
        self.levantar()

    @property
    def base(self):
        return f"http://127.0.0.1:{self._puerto}"

    def levantar(self):
        """Listens, on the same port as before if there was one."""
        servicio = self

        class Manejador(BaseHTTPRequestHandler):
            def do_GET(self):
                self._responder(servicio.arbitros if self.path == "/users" else None)

            def do_POST(self):
                cuerpo = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                servicio.publicadas.append(cuerpo)
                self._responder({"id": 101, "title": cuerpo["title"]}, 201)

            def _responder(self, valor, codigo=200):
                servicio.puerta.wait(20)
                bien = servicio.codigo == 200
                datos = json.dumps(valor if bien else {}).encode()
                self.send_response(codigo if bien else servicio.codigo)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(datos)))
                self.end_headers()
                self.wfile.write(datos)

            def log_message(self, *_):
                pass

        self._servidor = ThreadingHTTPServer(("127.0.0.1", self._puerto), Manejador)
        self._servidor.daemon_threads = True
        self._puerto = self._servidor.server_port
        threading.Thread(target=self._servidor.serve_forever, daemon=True).start()

    def tirar(self):
        """Nobody answers any more."""
        if self._servidor:
            self._servidor.shutdown()
            self._servidor.server_close()
            self._servidor = None
