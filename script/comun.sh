# Shared by the scripts of this folder; sourced, not run.

raiz="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"

# What each purpose needs from Debian.
paquetes_base=(pkg-config libmicrohttpd-dev zlib1g-dev libqrencode-dev libsodium-dev libsqlite3-dev)
paquetes_pruebas=(chromium python3 python3-venv)
paquetes_medidas=(nginx-light wrk gcc libc6-dev python3)

# The Python of the tests lives here.
venv="$raiz/.venv"

paso() { printf '\n== %s\n' "$*" >&2; }
decir() { printf '%s\n' "$*" >&2; }
morir() {
    decir "$*"
    exit 1
}
