"""The interface tests are Swift that means something, although nobody can run them here."""

import subprocess

from proyecto import IOS, RAIZ

COMO_EN_XCODE = [
    "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
    "-enable-upcoming-feature", "InferIsolatedConformances",
]


def swiftc(*palabras):
    dicho = subprocess.run(["swiftc", *map(str, palabras)], capture_output=True, text=True)
    assert dicho.returncode == 0, dicho.stderr


def test_las_pruebas_de_interfaz_se_entienden(tmp_path):
    pega = RAIZ / "Tests/Proyecto/XCTestDePega/XCTest.swift"
    swiftc(
        "-emit-module", "-module-name", "XCTest", "-swift-version", "6", "-parse-as-library",
        "-emit-module-path", tmp_path / "XCTest.swiftmodule", pega)
    swiftc(
        "-typecheck", "-module-name", "PruebasDeInterfaz", "-I", tmp_path, *COMO_EN_XCODE,
        *sorted((IOS / "PruebasDeInterfaz").glob("*.swift")))
