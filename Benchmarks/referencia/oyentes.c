// One client process with many event streams: how long until a message has reached all of them?
//
//   oyentes -p PORT [-h 127.0.0.1] [-n 9000] [-r /eventos] [-d /difundir] [-m GET] [-c BODY]
//           [-t CONTENT-TYPE] [-x marca] [-v 5] [-e 300] [-i PID]
//
//   -n streams to open          -r their path            -x text that marks the message
//   -d path that sets it off, -m its method, -c its body, -t the body's type
//   -v rounds                   -e pause between rounds, milliseconds
//   -i process whose memory is read before and after opening the streams
//
// Prints one line of key=value pairs for the opening, one a round, and one for the median round.
// Latency is counted from just before the setting-off request is sent until the marker has been
// read from the stream. Exits with 1 when not every stream got every message.

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

struct flujo {
  int fd;
  int conectado;
  int abierto;    // the head of the stream has come
  int casados;    // how much of what is looked for has been matched
  uint32_t llegada;
  int recibido;
};

static const char *maquina = "127.0.0.1", *ruta = "/eventos", *disparo = "/difundir";
static const char *metodo = "GET", *cuerpo = "", *tipo = "application/json", *marca = "marca";
static int puerto = 0, total = 9000, vueltas = 5, pausa = 300, proceso = 0;
static struct flujo *flujos;
static int epoll;

static uint64_t ahora(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (uint64_t) t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

static void morir(const char *que) {
  perror(que);
  exit(1);
}

static long memoria(void) {
  char camino[64], linea[256];
  long kilos = -1;
  snprintf(camino, sizeof camino, "/proc/%d/status", proceso);
  FILE *f = proceso ? fopen(camino, "r") : NULL;
  if (!f) return -1;
  while (fgets(linea, sizeof linea, f)) sscanf(linea, "VmRSS: %ld kB", &kilos);
  fclose(f);
  return kilos;
}

static int conectar(int bloqueante) {
  int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | (bloqueante ? 0 : SOCK_NONBLOCK), 0);
  struct sockaddr_in alli = {.sin_family = AF_INET, .sin_port = htons(puerto)};
  if (fd < 0 || inet_pton(AF_INET, maquina, &alli.sin_addr) != 1) morir("enchufe");
  if (connect(fd, (struct sockaddr *) &alli, sizeof alli) && errno != EINPROGRESS) morir("conexión");
  return fd;
}

static void abrir(int i) {
  flujos[i].fd = conectar(0);
  struct epoll_event suceso = {.events = EPOLLIN | EPOLLOUT, .data.u32 = i};
  if (epoll_ctl(epoll, EPOLL_CTL_ADD, flujos[i].fd, &suceso)) morir("epoll");
}

static void pedir(int i) {
  char texto[1024];
  int n = snprintf(texto, sizeof texto,
    "GET %s HTTP/1.1\r\nHost: %s:%d\r\nAccept: text/event-stream\r\n\r\n", ruta, maquina, puerto);
  if (send(flujos[i].fd, texto, n, MSG_NOSIGNAL) != n) morir("petición");
  struct epoll_event suceso = {.events = EPOLLIN, .data.u32 = i};
  epoll_ctl(epoll, EPOLL_CTL_MOD, flujos[i].fd, &suceso);
  flujos[i].conectado = 1;
}

// Looks for a text across pieces; the text must not begin again within itself.
static int casar(struct flujo *f, const char *buscado, const char *trozo, ssize_t largo) {
  int meta = strlen(buscado);
  for (ssize_t k = 0; k < largo; k++) {
    if (trozo[k] != buscado[f->casados]) f->casados = 0;
    if (trozo[k] == buscado[f->casados] && ++f->casados == meta) {
      f->casados = 0;
      return 1;
    }
  }
  return 0;
}

static void abrir_todos(void) {
  int empezados = 0, abiertos = 0;
  struct epoll_event sucesos[512];
  char trozo[16384];
  uint64_t limite = ahora() + 120000000;
  while (abiertos < total && ahora() < limite) {
    while (empezados < total && empezados - abiertos < 256) abrir(empezados++);
    int n = epoll_wait(epoll, sucesos, 512, 1000);
    for (int s = 0; s < n; s++) {
      int i = sucesos[s].data.u32;
      if (!flujos[i].conectado && (sucesos[s].events & EPOLLOUT)) pedir(i);
      if (!(sucesos[s].events & (EPOLLIN | EPOLLHUP | EPOLLERR))) continue;
      ssize_t leidos = recv(flujos[i].fd, trozo, sizeof trozo, 0);
      if (leidos == 0 || (leidos < 0 && errno != EAGAIN)) {
        fprintf(stderr, "El flujo %d se cerró al abrirlo.\n", i);
        exit(1);
      }
      if (leidos > 0 && !flujos[i].abierto && casar(&flujos[i], "retry", trozo, leidos)) {
        flujos[i].abierto = 1;
        abiertos++;
      }
    }
  }
  if (abiertos < total) {
    fprintf(stderr, "Solo se abrieron %d flujos de %d.\n", abiertos, total);
    exit(1);
  }
}

static void disparar(int fd) {
  char texto[8192];
  int n = snprintf(texto, sizeof texto,
    "%s %s HTTP/1.1\r\nHost: %s:%d\r\nContent-Type: %s\r\nContent-Length: %zu\r\n\r\n%s",
    metodo, disparo, maquina, puerto, tipo, strlen(cuerpo), cuerpo);
  if (send(fd, texto, n, MSG_NOSIGNAL) != n) morir("disparo");
}

static int comparar(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *) a, y = *(const uint32_t *) b;
  return (x > y) - (x < y);
}

static void vaciar(int milisegundos) {
  struct epoll_event sucesos[512];
  char trozo[16384];
  uint64_t limite = ahora() + (uint64_t) milisegundos * 1000;
  while (ahora() < limite) {
    int n = epoll_wait(epoll, sucesos, 512, 10);
    for (int s = 0; s < n; s++)
      if (sucesos[s].data.u32 != UINT32_MAX)
        while (recv(flujos[sucesos[s].data.u32].fd, trozo, sizeof trozo, MSG_DONTWAIT) > 0) {}
  }
}

static int vuelta(int gatillo, uint32_t *p50, uint32_t *p99, uint32_t *maximo) {
  static uint32_t tiempos[65536];
  struct epoll_event sucesos[512];
  char trozo[16384];
  int recibidos = 0;
  for (int i = 0; i < total; i++) flujos[i].recibido = flujos[i].casados = 0;
  uint64_t salida = ahora(), limite = salida + 20000000;
  disparar(gatillo);
  while (recibidos < total && ahora() < limite) {
    int n = epoll_wait(epoll, sucesos, 512, 1000);
    for (int s = 0; s < n; s++) {
      uint32_t i = sucesos[s].data.u32;
      ssize_t leidos = recv(flujos[i].fd, trozo, sizeof trozo, MSG_DONTWAIT);
      if (leidos <= 0 || flujos[i].recibido) continue;
      if (casar(&flujos[i], marca, trozo, leidos)) {
        flujos[i].recibido = 1;
        tiempos[recibidos++] = ahora() - salida;
      }
    }
  }
  qsort(tiempos, recibidos, sizeof *tiempos, comparar);
  *p50 = recibidos ? tiempos[recibidos / 2] : 0;
  *p99 = recibidos ? tiempos[(int) (recibidos * 0.99)] : 0;
  *maximo = recibidos ? tiempos[recibidos - 1] : 0;
  while (recv(gatillo, trozo, sizeof trozo, 0) == (ssize_t) sizeof trozo) {}
  return recibidos;
}

static void opciones(int argc, char **argv) {
  int letra;
  while ((letra = getopt(argc, argv, "h:p:n:r:d:m:c:t:x:v:e:i:")) != -1) {
    switch (letra) {
      case 'h': maquina = optarg; break;
      case 'p': puerto = atoi(optarg); break;
      case 'n': total = atoi(optarg); break;
      case 'r': ruta = optarg; break;
      case 'd': disparo = optarg; break;
      case 'm': metodo = optarg; break;
      case 'c': cuerpo = optarg; break;
      case 't': tipo = optarg; break;
      case 'x': marca = optarg; break;
      case 'v': vueltas = atoi(optarg); break;
      case 'e': pausa = atoi(optarg); break;
      case 'i': proceso = atoi(optarg); break;
      default: exit(2);
    }
  }
  if (puerto <= 0 || total <= 0 || total > 65000 || vueltas <= 0 || vueltas > 1000) {
    fprintf(stderr, "uso: oyentes -p PUERTO [-n FLUJOS] [-r RUTA] [-d DISPARO] …\n");
    exit(2);
  }
}

int main(int argc, char **argv) {
  opciones(argc, argv);
  struct rlimit limite;
  getrlimit(RLIMIT_NOFILE, &limite);
  limite.rlim_cur = limite.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limite);
  if (limite.rlim_max < (rlim_t) total + 32) {
    fprintf(stderr, "El sistema solo permite %lu ficheros abiertos.\n", (unsigned long) limite.rlim_max);
    return 1;
  }
  flujos = calloc(total, sizeof *flujos);
  epoll = epoll_create1(EPOLL_CLOEXEC);

  long antes = memoria();
  uint64_t principio = ahora();
  abrir_todos();
  uint64_t abrir_ms = (ahora() - principio) / 1000;
  vaciar(pausa);
  long despues = memoria();
  printf("flujos=%d abrir_ms=%lu", total, (unsigned long) abrir_ms);
  if (antes > 0) printf(" memoria_por_flujo_bytes=%ld memoria_kb=%ld", (despues - antes) * 1024 / total, despues);
  printf("\n");

  int gatillo = conectar(1), todos = 1;
  uint32_t p50s[1000], p99s[1000], maximos[1000];
  for (int v = 0; v < vueltas; v++) {
    int recibidos = vuelta(gatillo, &p50s[v], &p99s[v], &maximos[v]);
    printf("vuelta=%d recibidos=%d p50_us=%u p99_us=%u max_us=%u\n", v + 1, recibidos, p50s[v], p99s[v], maximos[v]);
    fflush(stdout);
    todos &= recibidos == total;
    vaciar(pausa);
  }
  qsort(p50s, vueltas, sizeof *p50s, comparar);
  qsort(p99s, vueltas, sizeof *p99s, comparar);
  qsort(maximos, vueltas, sizeof *maximos, comparar);
  printf("mediana flujos=%d p50_us=%u p99_us=%u max_us=%u completo=%s\n", total, p50s[vueltas / 2],
         p99s[vueltas / 2], maximos[vueltas / 2], todos ? "si" : "no");
  return todos ? 0 : 1;
}
