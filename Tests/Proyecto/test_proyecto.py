"""The project file: whole, and about what is there."""

import re

import pytest
from proyecto import (
    IOS,
    RAIZ,
    XCODEPROJ,
    ajuste,
    ajustes,
    esquemas,
    objeto,
    objetos,
    paquete,
    proyecto,
    version,
)

ID = re.compile(r"^[0-9A-F]{24}$")


def todos():
    for isa in proyecto().objects.get_sections():
        yield from objetos(isa)


def referencias(valor):
    """Every identity that a value names."""
    if isinstance(valor, str):
        if ID.match(valor):
            yield valor
    elif isinstance(valor, list):
        for uno in valor:
            yield from referencias(uno)
    elif hasattr(valor, "__dict__"):
        for clave, uno in vars(valor).items():
            if not clave.startswith("_"):
                yield from referencias(clave)
                yield from referencias(uno)


def test_es_de_un_formato_con_carpetas_sincronizadas():
    assert int(proyecto().objectVersion) == 77
    assert objetos("PBXFileSystemSynchronizedRootGroup")


def test_todo_lo_que_se_nombra_existe_y_no_sobra_nada():
    ids = {o.get_id() for o in todos()}
    nombrados = {str(proyecto().rootObject)}
    for cada in todos():
        nombrados |= set(referencias(cada)) - {cada.get_id()}
    assert nombrados - ids == set()
    assert ids - nombrados == set()


def test_cada_carpeta_sincronizada_existe_y_es_de_un_objetivo():
    usadas = {
        g for objetivo in objetos("PBXNativeTarget") for g in objetivo.fileSystemSynchronizedGroups
    }
    for grupo in objetos("PBXFileSystemSynchronizedRootGroup"):
        carpeta = IOS / grupo.path
        assert carpeta.is_dir(), grupo.path
        assert any(carpeta.rglob("*.swift")), grupo.path
        assert grupo.get_id() in usadas


def test_las_excepciones_estan_en_su_carpeta():
    for grupo in objetos("PBXFileSystemSynchronizedRootGroup"):
        for id_ in getattr(grupo, "exceptions", []):
            for camino in objeto(id_).membershipExceptions:
                assert (IOS / grupo.path / camino).is_file(), camino


@pytest.mark.parametrize("clave", ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"])
def test_los_ficheros_de_los_ajustes_existen(clave):
    caminos = ajuste(clave)
    assert caminos
    for camino in caminos:
        assert (IOS / camino).is_file(), camino


def test_el_info_plist_no_se_copia_como_recurso():
    """In a synchronised folder it would be copied besides being processed, which is an error."""
    grupos = {g.path: g for g in objetos("PBXFileSystemSynchronizedRootGroup")}
    for camino in ajuste("INFOPLIST_FILE"):
        carpeta, _, nombre = camino.partition("/")
        exceptuados = [
            e for id_ in grupos[carpeta].exceptions for e in objeto(id_).membershipExceptions
        ]
        assert nombre in exceptuados


def test_el_paquete_local_es_este():
    (referencia,) = objetos("XCLocalSwiftPackageReference")
    assert (IOS / referencia.relativePath).resolve() == RAIZ
    assert (RAIZ / "Package.swift").is_file()


def test_los_productos_del_paquete_existen():
    bibliotecas = {p["name"] for p in paquete()["products"] if "library" in p["type"]}
    usados = {p.productName for p in objetos("XCSwiftPackageProductDependency")}
    assert usados and usados <= bibliotecas


def test_lo_que_se_enlaza_es_de_un_paquete_y_lo_demas_se_incrusta():
    incrustados = {f for fase in objetos("PBXCopyFilesBuildPhase") for f in fase.files}
    for fichero in objetos("PBXBuildFile"):
        if fichero.get_id() not in incrustados:
            assert objeto(fichero.productRef).isa == "XCSwiftPackageProductDependency"


def test_cada_objetivo_enlaza_los_productos_que_nombra():
    for objetivo in objetos("PBXNativeTarget"):
        enlazados = {
            objeto(f).productRef
            for fase in map(objeto, objetivo.buildPhases)
            if fase.isa == "PBXFrameworksBuildPhase"
            for f in fase.files
        }
        assert enlazados == set(objetivo.packageProductDependencies), objetivo.name


def ajustes_de(objetivo):
    lista = objeto(objetivo.buildConfigurationList)
    return [objeto(c).buildSettings.__dict__ for c in lista.buildConfigurations]


def test_la_extension_va_dentro_de_la_aplicacion_y_solo_en_ios():
    """There are no Live Activities on a Mac, and an extension for iOS inside its app is refused."""
    tipo = "com.apple.product-type."
    por_tipo = {o.productType.removeprefix(tipo): o for o in objetos("PBXNativeTarget")}
    aplicacion, extension = por_tipo["application"], por_tipo["app-extension"]
    (fase,) = [f for f in map(objeto, aplicacion.buildPhases) if f.isa == "PBXCopyFilesBuildPhase"]
    assert int(fase.dstSubfolderSpec) == 13, "PlugIns"
    (dentro,) = map(objeto, fase.files)
    assert dentro.fileRef == extension.productReference
    (dependencia,) = map(objeto, aplicacion.dependencies)
    assert dependencia.target == extension.get_id()
    assert dentro.platformFilter == dependencia.platformFilter == "ios"
    for suyos, de_la_aplicacion in zip(ajustes_de(extension), ajustes_de(aplicacion)):
        assert "macosx" not in suyos["SUPPORTED_PLATFORMS"]
        assert suyos["APPLICATION_EXTENSION_API_ONLY"] == "YES"
        propio = de_la_aplicacion["PRODUCT_BUNDLE_IDENTIFIER"]
        assert suyos["PRODUCT_BUNDLE_IDENTIFIER"].startswith(propio + ".")


def test_los_sistemas_minimos_son_los_del_paquete():
    paquetes = {p["platformName"]: p["version"] for p in paquete()["platforms"]}
    assert ajuste("IPHONEOS_DEPLOYMENT_TARGET") == {paquetes["ios"]}
    assert ajuste("MACOSX_DEPLOYMENT_TARGET") == {paquetes["macos"]}


def test_la_version_es_una_sola():
    assert ajuste("MARKETING_VERSION") == {version()}


def test_no_hay_equipo_de_firma_de_nadie():
    assert ajuste("DEVELOPMENT_TEAM") <= {""}


def test_las_palabras_reservadas_del_modulo_no_chocan():
    """The domain has a type called Marcador, so the app's module must not be called so."""
    modulos = {p["name"] for p in paquete()["targets"]}
    assert ajuste("PRODUCT_MODULE_NAME").isdisjoint(modulos | {"Marcador"})


def test_swift_6_y_un_aviso_no_impide_la_primera_compilacion():
    """Nobody has seen what the SDK warns of; warnings are errors where the code is compiled."""
    assert ajuste("SWIFT_VERSION") == {"6.0"}
    assert ajuste("SWIFT_TREAT_WARNINGS_AS_ERRORS") == set()
    severidad = [
        regla.get("condition", {}).get("platformNames")
        for objetivo in paquete()["targets"]
        for regla in objetivo.get("settings", [])
        if "treatAllWarnings" in regla["kind"]
    ]
    assert severidad and all(sistemas == ["linux"] for sistemas in severidad)


def test_el_identificador_se_elige_en_un_solo_sitio():
    (propio,) = ajuste("IDENTIFICADOR")
    # With the team's name in it nobody else has it, and without a team it is one for a simulator.
    assert re.fullmatch(r"[a-z0-9.-]+[a-z0-9]\$\(DEVELOPMENT_TEAM\)", propio)
    for identificador in ajuste("PRODUCT_BUNDLE_IDENTIFIER"):
        assert identificador.startswith("$(IDENTIFICADOR)")


def test_las_pruebas_de_interfaz_son_de_un_telefono():
    (pruebas,) = [o for o in objetos("PBXNativeTarget") if o.productType.endswith("ui-testing")]
    for suyos in ajustes_de(pruebas):
        assert suyos["SUPPORTED_PLATFORMS"] == "iphoneos iphonesimulator"


def test_las_regiones_son_los_idiomas():
    (raiz,) = objetos("PBXProject")
    assert set(raiz.knownRegions) == {"es", "en", "Base"}
    assert raiz.developmentRegion == "es"


def test_las_configuraciones_son_las_mismas_en_todo():
    for lista in objetos("XCConfigurationList"):
        assert [objeto(c).name for c in lista.buildConfigurations] == ["Debug", "Release"]
    assert len(ajustes()) == 2 * len(objetos("XCConfigurationList"))


@pytest.mark.parametrize("nombre,esquema", esquemas())
def test_el_esquema_nombra_lo_que_hay(nombre, esquema):
    objetivos = {o.get_id(): o for o in objetos("PBXNativeTarget")}
    del_paquete = {t["name"] for t in paquete()["targets"]}
    referencias_ = list(esquema.iter("BuildableReference"))
    assert referencias_
    for referencia in referencias_:
        id_, contenedor = referencia.get("BlueprintIdentifier"), referencia.get("ReferencedContainer")
        if contenedor == f"container:{XCODEPROJ.name}":
            assert referencia.get("BlueprintName") == objetivos[id_].name
            producto = objeto(objetivos[id_].productReference)
            assert referencia.get("BuildableName") == producto.path
        else:
            assert (IOS / contenedor.removeprefix("container:")).resolve() == RAIZ
            assert id_ in del_paquete
            assert id_ == referencia.get("BlueprintName") == referencia.get("BuildableName")


def test_las_pruebas_del_paquete_y_las_de_interfaz_estan_en_el_esquema():
    ((_, esquema),) = esquemas()
    probados = {
        r.get("BlueprintName")
        for t in esquema.iter("TestableReference")
        for r in t.iter("BuildableReference")
    }
    assert {"TorneoTests", "MarcadorAppTests", "PruebasDeInterfaz"} <= probados
