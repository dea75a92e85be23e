"""Somebody who comes from outside, with the links of his role one after the other."""

import itertools

import requests
from siembra import PROXY

#: How many requests a link sends before the next: the server takes 120 entries of each in a minute.
POR_ENLACE = 100


class Visita:
    """Sends requests as a role; `nadie` has no link."""

    def __init__(self, quien, siembra, base):
        self.quien = quien
        self.base = base
        self.http = requests.Session()
        self.enlaces = itertools.cycle(siembra.enlaces.get(quien, [None]))
        self.redes = (f"203.0.{n // 250 % 250}.{n % 250 + 1}" for n in itertools.count())
        self.mandadas = 0
        self.secreto = self.galleta = None
        self.cambiar()

    def cambiar(self):
        """Takes the next link."""
        self.secreto, self.galleta = next(self.enlaces), None

    def contar(self):
        self.mandadas += 1
        if self.mandadas % POR_ENLACE == 0:
            self.cambiar()

    def portador(self):
        """The headers of a program with a link."""
        self.contar()
        de_fuera = {PROXY: next(self.redes)}
        return de_fuera | ({"Authorization": f"Bearer {self.secreto}"} if self.secreto else {})

    def navegador(self):
        """The headers of a browser that came in with a link."""
        self.contar()
        de_fuera = {PROXY: next(self.redes)}
        if self.secreto is None:
            return de_fuera
        if self.galleta is None or not self.dentro():
            entrada = self.http.post(
                f"{self.base}/entrar", data={"enlace": self.secreto}, headers=de_fuera,
                allow_redirects=False)
            assert entrada.status_code == 303, entrada.text
            self.galleta = entrada.cookies["sesion"]
            self.http.cookies.clear()
        return de_fuera | {"Cookie": f"sesion={self.galleta}"}

    def dentro(self):
        """Whether the browser is still in."""
        return "papel" in self.http.get(
            f"{self.base}/api/v1/sesion",
            headers={PROXY: "203.0.113.1", "Cookie": f"sesion={self.galleta}"}).json()
