"""Runs every measure and writes the table; see script/bench."""

import contextlib
import json
import os
import platform
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

RAIZ = Path(__file__).resolve().parents[1]
PROGRAMAS = RAIZ / ".build/release"
INFORME = RAIZ / "docs/benchmarks.md"
LECTURAS = {
    "list of matches": "/torneos/torneo/partidos",
    "page of a match": "/torneos/torneo/partidos/1",
    "table, as a page": "/torneos/torneo/tabla",
    "table, API": "/api/v1/torneos/torneo/tabla",
    "whole tournament, API": "/api/v1/torneos/torneo",
}
# Who follows, where, and the event that brings the goal.
FLUJOS = {
    "programs, API": ("/api/v1/torneos/torneo/eventos", "event: gol"),
    "browsers, page of the match": (
        "/eventos?pagina=/torneos/torneo/partidos/1", "event: fragmentos"),
}


class Servidor:
    """`marcador servir` on a free port, with a data folder of its own."""

    def __init__(self, carpeta, *argumentos):
        self.proceso = subprocess.Popen(
            [PROGRAMAS / "marcador", "servir", "--puerto", "0", "--datos", carpeta,
             "-msPorMinuto", "3600000", *argumentos],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, text=True)
        self.puerto = int(self.proceso.stdout.readline().rsplit(":", 1)[1])
        self.base = f"http://127.0.0.1:{self.puerto}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.proceso.terminate()
        self.proceso.wait(20)

    def pedir(self, camino, datos=None):
        cuerpo = None if datos is None else json.dumps(datos).encode()
        peticion = urllib.request.Request(
            self.base + camino, cuerpo, {"Content-Type": "application/json"})
        with urllib.request.urlopen(peticion, timeout=60) as respuesta:
            return respuesta.read()

    def memoria(self):
        """Resident memory in kB."""
        for linea in Path(f"/proc/{self.proceso.pid}/status").read_text().splitlines():
            if linea.startswith("VmRSS"):
                return int(linea.split()[1])


def carpeta():
    return tempfile.TemporaryDirectory(prefix="marcador-medidas-")


# In the process


def en_proceso():
    """The median of several processes: one may be quicker than the next from beginning to end."""
    procesos = [un_proceso() for _ in range(5)]
    return {que: statistics.median(p[que] for p in procesos) for que in procesos[0]}


def un_proceso():
    ficheros = [
        os.environ.get(nombre, "") for nombre in ["MARCADOR_GOLES", "MARCADOR_INTERNACIONALES"]]
    salida = subprocess.run(
        [PROGRAMAS / "marcador-medidas", *ficheros],
        check=True, capture_output=True, text=True).stdout
    return {que: float(cifra) for que, cifra in (l.split("\t") for l in salida.splitlines())}


# Start and memory


def arranque():
    """Milliseconds from starting the process to its first answer, and kB when it idles."""
    tiempos = []
    for _ in range(11):
        with carpeta() as datos:
            antes = time.perf_counter()
            with Servidor(datos) as servidor:
                servidor.pedir(LECTURAS["list of matches"])
                tiempos.append((time.perf_counter() - antes) * 1000)
                for camino in LECTURAS.values():
                    servidor.pedir(camino)
                time.sleep(0.5)
                memoria = servidor.memoria()
    return statistics.median(tiempos), memoria


# Reads against nginx


@contextlib.contextmanager
def nginx(raiz):
    puerto = puerto_libre()
    ajustes = raiz / "nginx.conf"
    ajustes.write_text(f"""
        daemon off; worker_processes auto; pid {raiz}/nginx.pid; error_log stderr error;
        worker_rlimit_nofile 16384;
        events {{ worker_connections 4096; }}
        http {{
            access_log off; sendfile on; tcp_nopush on; tcp_nodelay on;
            keepalive_requests 1000000000; open_file_cache max=100;
            client_body_temp_path {raiz}/a; proxy_temp_path {raiz}/b; fastcgi_temp_path {raiz}/c;
            uwsgi_temp_path {raiz}/d; scgi_temp_path {raiz}/e;
            default_type text/html;
            server {{ listen 127.0.0.1:{puerto}; root {raiz}/paginas; }}
        }}""")
    # Workers of a root nginx are nobody, who may not enter a private temporary folder.
    for camino in [raiz, raiz / "paginas"]:
        camino.chmod(0o755)
    proceso = subprocess.Popen([shutil.which("nginx") or "/usr/sbin/nginx", "-c", ajustes])
    try:
        esperar_puerto(puerto)
        yield f"http://127.0.0.1:{puerto}"
    finally:
        proceso.terminate()
        proceso.wait(10)


def puerto_libre():
    with socket.socket() as enchufe:
        enchufe.bind(("127.0.0.1", 0))
        return enchufe.getsockname()[1]


def esperar_puerto(puerto):
    for _ in range(200):
        with socket.socket() as enchufe:
            if enchufe.connect_ex(("127.0.0.1", puerto)) == 0:
                return
        time.sleep(0.02)
    sys.exit("nadie escucha en el puerto")


def wrk(enlace, segundos=4):
    """Requests a second."""
    salida = subprocess.run(
        ["wrk", "-t", "2", "-c", "64", "-d", f"{segundos}s", enlace],
        check=True, capture_output=True, text=True).stdout
    if "Non-2xx" in salida or "Socket errors" in salida:
        sys.exit(f"wrk: {salida}")
    return float(salida.split("Requests/sec:")[1].split()[0])


def lecturas():
    """For each read: bytes, our requests a second, nginx's."""
    hechas = {}
    with carpeta() as datos, carpeta() as raiz, Servidor(datos) as servidor:
        paginas = Path(raiz) / "paginas"
        paginas.mkdir()
        for n, camino in enumerate(LECTURAS.values()):
            (paginas / f"{n}.html").write_bytes(servidor.pedir(camino))
        with nginx(Path(raiz)) as suyo:
            for n, (nombre, camino) in enumerate(LECTURAS.items()):
                rondas = [
                    (wrk(servidor.base + camino), wrk(f"{suyo}/{n}.html")) for _ in range(3)]
                nuestras, suyas = mediana_de_razones(rondas)
                hechas[nombre] = ((paginas / f"{n}.html").stat().st_size, nuestras, suyas)
    return hechas


# Event streams


def oyentes(puerto, *opciones):
    """What the client with 9,000 streams saw, as a dictionary of its closing line and its first."""
    hecho = subprocess.run(
        [PROGRAMAS / "oyentes", "-p", str(puerto), "-n", "9000", "-v", "5", *opciones],
        capture_output=True, text=True)
    if hecho.returncode:
        sys.exit(f"oyentes: {hecho.stdout}{hecho.stderr}")
    lineas = [
        dict(par.split("=", 1) for par in linea.split() if "=" in par)
        for linea in hecho.stdout.splitlines()]
    return lineas[0] | lineas[-1]


def tamano_de_un_gol(servidor, camino):
    """Bytes that one goal sends down one stream."""
    with contextlib.closing(socket.create_connection(("127.0.0.1", servidor.puerto))) as enchufe:
        enchufe.sendall(f"GET {camino} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        enchufe.settimeout(1)
        recibir(enchufe)
        servidor.pedir("/api/v1/torneos/torneo/partidos/1/goles", {"lado": "local"})
        return len(recibir(enchufe))


def recibir(enchufe):
    trozos = b""
    with contextlib.suppress(TimeoutError):
        while trozo := enchufe.recv(65536):
            trozos += trozo
    return trozos


def flujos(camino, marca):
    """Bytes of a goal, memory of a stream in bytes, and for each of three rounds our p99 and theirs."""
    rondas = []
    with carpeta() as datos, Servidor(datos) as servidor:
        bytes_ = tamano_de_un_gol(servidor, camino)
        puerto = puerto_libre()
        referencia = subprocess.Popen(
            [PROGRAMAS / "epoll", str(puerto), str(bytes_)], stdout=subprocess.DEVNULL)
        try:
            esperar_puerto(puerto)
            for _ in range(3):
                nuestros = oyentes(
                    servidor.puerto, "-r", camino, "-m", "POST", "-x", marca,
                    "-d", "/api/v1/torneos/torneo/partidos/1/goles", "-c", '{"lado":"local"}',
                    "-i", str(servidor.proceso.pid))
                if not rondas:
                    memoria = float(nuestros["memoria_por_flujo_bytes"])
                suyos = oyentes(puerto)
                rondas.append(tuple(float(v["p99_us"]) / 1000 for v in (nuestros, suyos)))
        finally:
            referencia.terminate()
            referencia.wait(10)
    return bytes_, memoria, rondas


def mediana_de_razones(rondas):
    """Both sides of the round whose ratio is the median."""
    return sorted(rondas, key=lambda ronda: ronda[0] / ronda[1])[len(rondas) // 2]


# One more goal, from the tap to four pages that somebody looks at


def torneo_de(partidos):
    equipos = [
        {"nombre": f"Equipo {n}", "plantilla": [{"nombre": f"Jugador {n}-{d}", "dorsal": d}
                                                for d in range(1, 16)]} for n in range(20)]
    return {
        "nombre": "Medida", "equipos": equipos,
        "partidos": [
            {"local": f"Equipo {n % 20}", "visitante": f"Equipo {(n + 1 + n // 20 % 19) % 20}",
             "eventos": [{"tipo": "gol", "minuto": 1 + n % 90,
                          "jugador": f"Jugador {n % 20}-{1 + n % 15}", "equipo": f"Equipo {n % 20}"}]}
            for n in range(partidos)]}


def gol_visto(partidos):
    """Milliseconds until list, match, scorers and table that are open show a goal."""
    with carpeta() as datos:
        (Path(datos) / "torneo.json").write_text(json.dumps(torneo_de(partidos)))
        with Servidor(datos) as servidor:
            miradas = ["partidos", "partidos/1", "goleadores", "tabla"]
            enchufes = [mirar(servidor, pagina) for pagina in miradas]
            tiempos = [un_gol(servidor, enchufes) for _ in range(31)]
            for enchufe in enchufes:
                enchufe.close()
    return statistics.median(tiempos[1:])


def mirar(servidor, pagina):
    enchufe = socket.create_connection(("127.0.0.1", servidor.puerto))
    enchufe.sendall(
        f"GET /eventos?pagina=/torneos/torneo/{pagina} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    enchufe.settimeout(0.3)
    recibir(enchufe)
    enchufe.settimeout(30)
    return enchufe


def un_gol(servidor, enchufes):
    def marcar():
        servidor.pedir("/api/v1/torneos/torneo/partidos/1/goles", {"lado": "local"})

    tarea = threading.Thread(target=marcar)
    antes = time.perf_counter()
    tarea.start()
    for enchufe in enchufes:
        visto = b""
        while b"event: fragmentos" not in visto:
            visto += enchufe.recv(65536)
    tardo = (time.perf_counter() - antes) * 1000
    # The writing of the document is no part of it; the next goal waits until it is done.
    tarea.join()
    time.sleep(0.05)
    for enchufe in enchufes:
        enchufe.settimeout(0.01)
        recibir(enchufe)
        enchufe.settimeout(30)
    return tardo


# Durable goals, against a bare SQLite loop


GOL = """
local partido = 0
request = function()
  partido = partido % 380 + 1
  return wrk.format(
    "POST", "/api/v1/torneos/torneo/partidos/" .. partido .. "/goles",
    {["Content-Type"] = "application/json"}, '{"lado":"local","minuto":10}')
end
"""


def duraderos():
    """For one client and for 32: our durable goals a second, and commits of the bare loop."""
    hechos = {}
    with carpeta() as datos:
        guion = Path(datos) / "gol.lua"
        guion.write_text(GOL)
        for clientes in [1, 32]:
            rondas = [
                (goles_duraderos(guion, clientes), bucle_desnudo(Path(datos) / f"{clientes}-{n}"))
                for n in range(3)]
            hechos[clientes] = mediana_de_razones(rondas)
    return hechos


def goles_duraderos(guion, clientes):
    with carpeta() as datos:
        (Path(datos) / "torneo.json").write_text(json.dumps(torneo_de(380)))
        with Servidor(datos) as servidor:
            salida = subprocess.run(
                ["wrk", "-t", "1", "-c", str(clientes), "-d", "4s", "-s", guion, servidor.base],
                check=True, capture_output=True, text=True).stdout
            if "Non-2xx" in salida or "Socket errors" in salida:
                sys.exit(f"wrk: {salida}")
            return float(salida.split("Requests/sec:")[1].split()[0])


def bucle_desnudo(base):
    """Commits a second of rows as long as a goal's entry."""
    return float(subprocess.run(
        [PROGRAMAS / "sqlite", base, "1000", "220"], check=True, capture_output=True,
        text=True).stdout)


def mil_torneos():
    """Seconds from starting with 1,000 tournaments of 60 matches to the first answer; memory in kB."""
    with carpeta() as datos:
        torneos = Path(datos) / "torneos"
        torneos.mkdir()
        documento = torneo_de(60)
        for n in range(1000):
            (torneos / f"copa-{n}.json").write_text(json.dumps(documento | {"nombre": f"Copa {n}"}))
        with Servidor(datos) as servidor:
            servidor.pedir("/torneos")
        tiempos = []
        for _ in range(3):
            antes = time.perf_counter()
            with Servidor(datos) as servidor:
                servidor.pedir("/torneos/copa-1/partidos")
                tiempos.append(time.perf_counter() - antes)
                memoria = servidor.memoria()
    return statistics.median(tiempos), memoria


# The table


def fila(que, cifra, referencia, valor, meta, menor=True):
    cumple = valor <= meta if menor else valor >= meta
    signo = "≤" if menor else "≥"
    return f"| {que} | {cifra} | {referencia} | {valor:.2f} | {signo} {meta:g} | {'yes' if cumple else '**no**'} |"


def tabla(m, ms, memoria, lecturas, flujos, goles, duraderos, mil):
    yield "| what | figure | reference | ratio or value | target | met |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for nombre, (tamano, nuestras, suyas) in lecturas.items():
        yield fila(
            f"{nombre} ({tamano:,} bytes), requests/s", f"{nuestras:,.0f}",
            f"nginx, same bytes from disk: {suyas:,.0f}", nuestras / suyas, 0.8, menor=False)
    for quienes, (bytes_, memoria_de_flujo, rondas) in flujos.items():
        nuestro, suyo = mediana_de_razones(rondas)
        yield fila(
            f"a goal ({bytes_:,} bytes) to 9,000 open streams ({quienes}), p99", f"{nuestro:.0f} ms",
            f"bare epoll in C, same bytes: {suyo:.0f} ms", nuestro / suyo, 1.5)
        yield fila(
            f"memory of an open stream ({quienes}), kB", "", "", memoria_de_flujo / 1024, 12)
    yield fila(
        "table of a 380-match season, µs", f"{m['tabla'] * 1e6:.0f} µs",
        f"naive dictionary by team {m['tabla-ingenua'] * 1e6:.0f} µs; "
        f"array, scores already known {m['tabla-minima'] * 1e6:.1f} µs", m["tabla"] * 1e6, 40)
    yield fila(
        "the same by `laliga`, with a sentence for each team, µs", "", "",
        m["tabla-laliga"] * 1e6, 120)
    yield fila(
        "that table again after one more goal, µs", "", "", m["tabla-otro-gol"] * 1e6, 30)
    for cuales, nombre in [("generados", "generated"), ("reales", "real")]:
        if f"goleadores-{cuales}" in m:
            yield fila(
                f"scorers of {m[f'goles-{cuales}']:,.0f} {nombre} goals, ms", "", "",
                m[f"goleadores-{cuales}"] * 1e3, 8)
    if "internacionales" in m:
        yield fila(
            f"{m['internacionales-partidos']:,.0f} internationals and "
            f"{m['internacionales-goles']:,.0f} dated goals from CSV, all-time table and scorers, s",
            "", "", m["internacionales"], 1)
    megas = m["documento-bytes"] / 1e6
    yield fila(
        f"load a `torneo.json` of 50,000 matches ({megas:.1f} MB), s", "",
        f"JSONSerialization alone {m['documento-foundation']:.2f} s", m["documento-leer"], 0.8)
    yield fila("write it, s", "", "", m["documento-escribir"], 0.3)
    yield fila(
        "one more goal: state, table and scorers, 20,000 matches", f"{m['gol-20000'] * 1e6:.0f} µs",
        f"20 matches: {m['gol-20'] * 1e6:.0f} µs", m["gol-20000"] / m["gol-20"], 2)
    yield fila(
        "one more goal: until four open pages show it, 20,000 matches", f"{goles[20_000]:.1f} ms",
        f"20 matches: {goles[20]:.1f} ms", goles[20_000] / goles[20], 2)
    yield fila(
        "plan 64 teams, 8 pitches, two days, s", "", f"the plan alone {m['plan-64'] * 1e3:.2f} ms",
        m["horario-64"], 2)
    for clientes, meta in [(1, 0.7), (32, 1)]:
        nuestros, suyos = duraderos[clientes]
        yield fila(
            f"durable goals/s, {clientes} at a time", f"{nuestros:,.0f}",
            f"bare SQLite loop, same settings, one by one: {suyos:,.0f}", nuestros / suyos, meta,
            menor=False)
    yield fila("start with 1,000 tournaments of 60 matches to first answered page, s", "", "", mil[0], 1.5)
    yield fila("memory of that, MB", "", "", mil[1] / 1024, 400)
    yield fila("start to first answered page, sample data, ms", "", "", ms, 150)
    yield fila("idle memory, MB", "", "", memoria / 1024, 40)


def maquina():
    modelo = "unknown processor"
    with contextlib.suppress(OSError, StopIteration):
        lineas = Path("/proc/cpuinfo").read_text().splitlines()
        modelo = next(l for l in lineas if l.startswith("model name")).split(":", 1)[1].strip()
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    version = next((l for l in swift.splitlines() if "Swift version" in l), "").strip()
    sistema = platform.freedesktop_os_release().get("PRETTY_NAME", platform.system())
    return f"{modelo}, {os.cpu_count()} cores; {sistema}, Linux {platform.release()}; {version}"


def paso(que):
    print(f"== {que}", file=sys.stderr, flush=True)


def main():
    paso("In the process")
    m = en_proceso()
    paso("Start and memory")
    ms, memoria = arranque()
    paso("Reads, against nginx")
    leidas = lecturas()
    paso("Event streams, against epoll in C")
    seguidos = {quienes: flujos(*como) for quienes, como in FLUJOS.items()}
    paso("One more goal")
    goles = {partidos: gol_visto(partidos) for partidos in [20, 20_000]}
    paso("Durable goals, against a bare SQLite loop")
    guardados = duraderos()
    paso("A thousand tournaments")
    mil = mil_torneos()
    lineas = list(tabla(m, ms, memoria, leidas, seguidos, goles, guardados, mil))
    print("\n".join(lineas))
    INFORME.parent.mkdir(exist_ok=True)
    INFORME.write_text(PLANTILLA.format(
        fecha=time.strftime("%Y-%m-%d"), maquina=maquina(), tabla="\n".join(lineas)))


PLANTILLA = """# Benchmarks

Written by `script/bench`, which measures everything in one run on one machine; do not edit by hand.
Ratios are what counts: both sides of one were measured one after the other on the same cores, load
generator included. Nothing here is part of the tests.

Last run: {fecha}, on {maquina}.

{tabla}

- Reads: `wrk -t2 -c64`, keep-alive, the median of three rounds of four seconds, alternating with nginx
  (`sendfile`, open-file cache, no log, a worker per core) serving the same bytes from disk.
- Streams: the median of three rounds, alternating; one client process holds 9,000; a goal is set off by a request, and the time runs from just
  before that request until the marker has been read from a stream; the reference is
  `Benchmarks/referencia/epoll.c`, which writes as many bytes to as many sockets and does nothing else.
- Durable goals: `wrk` posts to the API for four seconds, every answer after the goal is on the disk, the median of
  three rounds, alternating with `Benchmarks/referencia/sqlite.c`, which commits rows of the same length.
- In the process: `Benchmarks/Medidas`, the median of five processes, each the median of its rounds.
  The scorers of real goals are measured when `MARCADOR_GOLES` names a CSV of them; all internationals,
  when `MARCADOR_INTERNACIONALES` names a folder with `results.csv`, `goalscorers.csv` and `shootouts.csv`.
- One more goal: the writing of the document is apart; it happens after the pages have changed, on
  another thread, and the one who scored is answered when it is done.
"""

if __name__ == "__main__":
    main()
