"""What the walks share: a folder sown once, and a server on a copy of it for each role."""

import pytest
from apoyo.servidor import RAIZ
from cuantos import CASOS
from derechos import QUIENES, filas
from formularios import Mapa
from hypothesis.configuration import set_hypothesis_home_dir
from siembra import sembrar, servir
from vigia import Vigia
from visitas import POR_ENLACE, Visita

# What Hypothesis remembers of the tests themselves belongs to what was built.
set_hypothesis_home_dir(RAIZ / ".build" / "hypothesis")


@pytest.fixture(scope="session")
def siembra(tmp_path_factory):
    """The folder and its secrets; a link for every hundred requests, and some more."""
    return sembrar(tmp_path_factory.mktemp("siembra") / "datos", 6 + 60 * CASOS // POR_ENLACE)


@pytest.fixture(scope="session")
def mapa(siembra, tmp_path_factory):
    """The pages and forms, found once on a copy."""
    servidor = servir(siembra.copiar(tmp_path_factory.mktemp("mapa") / "datos"))
    try:
        return Mapa(filas()).explorar(servidor.base)
    finally:
        servidor.parar()


@pytest.fixture(params=QUIENES)
def quien(request):
    """The role."""
    return request.param


@pytest.fixture
def servidor(siembra, tmp_path):
    """A server on a folder of its own."""
    servidor = servir(siembra.copiar(tmp_path / "datos"))
    yield servidor
    servidor.parar()


@pytest.fixture
def visita(quien, siembra, servidor):
    """Somebody from outside with that role."""
    return Visita(quien, siembra, servidor.base)


@pytest.fixture
def vigia(quien, siembra, servidor):
    """Who looks at the answers, and at the journal."""
    return Vigia(quien, siembra, servidor)
