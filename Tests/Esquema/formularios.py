"""The pages as the organiser sees them: where they lead, and what their forms ask for."""

import re
from collections import defaultdict
from html.parser import HTMLParser
from urllib.parse import parse_qsl, urljoin, urlsplit

import requests

#: So many pages of one kind are enough to know its forms.
POR_FILA = 3


class _Pagina(HTMLParser):
    """Links, and the fields of forms with the values that can be chosen."""

    def __init__(self):
        super().__init__()
        self.enlaces = []
        self.formularios = []
        self._campo = None

    def handle_starttag(self, etiqueta, atributos):
        dado = dict(atributos)
        if etiqueta == "a" and dado.get("href"):
            self.enlaces.append(dado["href"])
        elif etiqueta == "form":
            self.formularios.append((dado.get("method", "get"), dado.get("action", ""), [], []))
        elif etiqueta == "select":
            self._campo = dado.get("name")
        elif etiqueta == "option" and self._campo:
            self._anadir(self._campo, dado.get("value", ""))
        elif etiqueta in ("input", "textarea") and dado.get("name"):
            self._anadir(dado["name"], dado.get("value", ""))
        elif etiqueta == "button" and self.formularios:
            self.formularios[-1][3].append(
                [(dado["name"], dado.get("value", ""))] if dado.get("name") else [])

    def handle_endtag(self, etiqueta):
        if etiqueta == "select":
            self._campo = None

    def _anadir(self, campo, valor):
        if self.formularios:
            self.formularios[-1][2].append((campo, valor))


class Mapa:
    """What was found: fields with their values, for each row of the table of routes."""

    def __init__(self, filas):
        self.filas = filas
        #: Addresses of each row, without query.
        self.lugares = defaultdict(set)
        #: Whole forms: what is in the places of the path, and the fields in order.
        self.formularios = defaultdict(list)
        #: Fields and values that forms send there, and that queries of links have.
        self.campos = defaultdict(lambda: defaultdict(set))
        self.consultas = defaultdict(lambda: defaultdict(set))

    def fila(self, camino):
        """The row of a path, the first as in the server."""
        return next((fila for fila in self.filas if fila.valores(camino) is not None), None)

    def explorar(self, base):
        """Follows the links from page to page, as the organiser at this computer."""
        http = requests.Session()
        cola = ["/", "/nuevo", "/importar", "/torneos", "/entrar", "/torneos/torneo/mesa",
                "/torneos/suiza/mesa", "/torneos/llaves/mesa"]
        vistos = set(cola)
        while cola:
            camino = cola.pop(0)
            respuesta = http.get(base + camino)
            assert respuesta.status_code < 500, camino
            if "html" not in respuesta.headers.get("Content-Type", ""):
                continue
            for nuevo in self._leer(urlsplit(respuesta.url).path, respuesta.text):
                if nuevo not in vistos:
                    vistos.add(nuevo)
                    cola.append(nuevo)
        return self

    def _leer(self, camino, texto):
        """Notes what a page has, and returns the pages of its links that are worth a visit."""
        pagina = _Pagina()
        pagina.feed(texto)
        for metodo, accion, campos, botones in pagina.formularios:
            destino = urlsplit(urljoin(camino, accion) if accion else camino)
            self._anotar(
                self.campos if metodo == "post" else self.consultas, destino, campos + sum(botones, []))
            if metodo == "post" and (fila := self.fila(destino.path)):
                # A form goes with the one button that was pressed.
                for boton in botones or [[]]:
                    entero = (fila.valores(destino.path), tuple(campos + boton))
                    if entero not in self.formularios[fila.camino]:
                        self.formularios[fila.camino].append(entero)
        for enlace in pagina.enlaces:
            destino = urlsplit(urljoin(camino, enlace))
            if destino.netloc or destino.scheme:
                continue
            nuevo = self._anotar(self.consultas, destino, parse_qsl(destino.query))
            if nuevo:
                yield destino.path

    def _anotar(self, donde, destino, campos):
        fila = self.fila(destino.path)
        if fila is None or fila.es_flujo or fila.de_la_api:
            return False
        nuevo = len(self.lugares[fila.camino]) < POR_FILA and bool(re.match("/", destino.path))
        if nuevo:
            self.lugares[fila.camino].add(destino.path)
        for campo, valor in campos:
            donde[fila.camino][campo].add(valor)
        return nuevo
