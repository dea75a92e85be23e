"""The phone the app is tested on: of the newest iOS there is, the first by name.

Reads what `simctl list devices available --json` says and prints one identifier; two machines with the
same devices choose the same phone.
"""

import json
import re
import sys


def elegir(dispositivos):
    """The identifier of the phone among the devices by runtime, as simctl lists them."""
    moviles = [
        (tuple(map(int, version.group(1).split("-"))), movil["name"], movil["udid"])
        for sistema, suyos in dispositivos.items()
        if (version := re.search(r"\.iOS-([\d-]+)$", sistema))
        for movil in suyos
        if movil["name"].startswith("iPhone")
    ]
    if not moviles:
        raise SystemExit("No hay ningún iPhone simulado")
    nuevo = max(version for version, _, _ in moviles)
    return min((nombre, id_) for version, nombre, id_ in moviles if version == nuevo)[1]


if __name__ == "__main__":
    print(elegir(json.load(sys.stdin)["devices"]))
