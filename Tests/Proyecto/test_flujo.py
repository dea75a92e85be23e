"""The phone that the workflow tests the app on is the same one every time."""

import importlib.util
import random

import pytest
from proyecto import RAIZ

ELEGIR = importlib.util.spec_from_file_location("telefono", RAIZ / ".github/workflows/telefono.py")
telefono = importlib.util.module_from_spec(ELEGIR)
ELEGIR.loader.exec_module(telefono)


def de(*nombres):
    return [{"name": n, "udid": f"id de {n}"} for n in nombres]


SISTEMA = "com.apple.CoreSimulator.SimRuntime."


def test_el_primero_por_nombre_del_ultimo_sistema():
    dispositivos = {
        SISTEMA + "iOS-9-3": de("iPhone 5"),
        SISTEMA + "iOS-26-1": de("iPad mini", "iPhone 17 Pro", "iPhone 17"),
        SISTEMA + "iOS-18-5": de("iPhone 16"),
        SISTEMA + "watchOS-30-0": de("iPhone de pulsera"),
    }
    for _ in range(10):
        pares = list(dispositivos.items())
        random.shuffle(pares)
        assert telefono.elegir({s: random.sample(d, len(d)) for s, d in pares}) == "id de iPhone 17"


def test_sin_telefonos_se_dice():
    with pytest.raises(SystemExit):
        telefono.elegir({SISTEMA + "iOS-26-1": de("iPad mini")})
