"""What a Mac compiles of the screens, type-checked by pretending that this is one."""

import re
import subprocess

import pytest
from proyecto import RAIZ

MODULOS = RAIZ / ".build/pega/debug/Modules"
# A Mac has neither of these as an iPhone has them.
COMO_EN_UN_MAC = {
    r"os\(macOS\)": "true", r"canImport\(UIKit\)": "false", r"canImport\(ActivityKit\)": "false",
}
COMO_EN_EL_PAQUETE = [
    "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
    "-package-name", "swiftuidepega", "-default-isolation", "MainActor",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
]


@pytest.mark.skipif(
    not (MODULOS / "MarcadorApp.swiftmodule").exists(),
    reason="script/test builds the stand-in for SwiftUI first, in .build/pega",
)
def test_las_pantallas_se_entienden_tambien_en_un_mac(tmp_path):
    cambiados = 0
    for fuente in sorted((RAIZ / "Sources/MarcadorUI").rglob("*.swift")):
        codigo = fuente.read_text(encoding="utf-8")
        for condicion, valor in COMO_EN_UN_MAC.items():
            codigo, veces = re.subn(condicion, valor, codigo)
            cambiados += veces
        (tmp_path / fuente.name).write_text(codigo, encoding="utf-8")
    assert cambiados > 5
    dicho = subprocess.run(
        ["swiftc", "-typecheck", "-module-name", "MarcadorUI", "-I", MODULOS, *COMO_EN_EL_PAQUETE,
         *sorted(tmp_path.glob("*.swift"))],
        capture_output=True, text=True)
    assert dicho.returncode == 0, dicho.stderr
