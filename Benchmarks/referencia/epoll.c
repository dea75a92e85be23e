// The measure for event streams: what a bare epoll program needs to write the same bytes to
// as many sockets, when told.
//
//   epoll PORT [BYTES]
//
// Listens on 127.0.0.1. Any request but one for /difundir is answered with the head of an event
// stream and held; a request for /difundir writes one message of about BYTES (300) to every held
// socket, and then answers with their number.

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#define MAXIMO 65536

static int oyentes[MAXIMO];
static int posicion[MAXIMO];
static int cuantos = 0;

static const char CABEZA[] =
  "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\n"
  "retry: 2000\n\n";

static void morir(const char *que) {
  perror(que);
  exit(1);
}

static void soltar(int epoll, int fd) {
  if (fd < MAXIMO && posicion[fd] > 0) {
    int hueco = posicion[fd] - 1;
    oyentes[hueco] = oyentes[--cuantos];
    posicion[oyentes[hueco]] = hueco + 1;
    posicion[fd] = 0;
  }
  epoll_ctl(epoll, EPOLL_CTL_DEL, fd, NULL);
  close(fd);
}

static void difundir(int fd, int bytes) {
  static unsigned numero = 0;
  char mensaje[65536];
  int largo = snprintf(mensaje, sizeof mensaje, "id: referencia-%u\nevent: gol\ndata: marca ", ++numero);
  while (largo < bytes - 2 && largo < (int) sizeof mensaje - 2) mensaje[largo++] = 'x';
  mensaje[largo++] = '\n';
  mensaje[largo++] = '\n';
  int llegados = 0;
  for (int i = 0; i < cuantos; i++)
    llegados += send(oyentes[i], mensaje, largo, MSG_NOSIGNAL) == largo;
  char respuesta[128], cuerpo[32];
  int n = snprintf(cuerpo, sizeof cuerpo, "%d", llegados);
  int m = snprintf(respuesta, sizeof respuesta,
    "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n\r\n%s", n, cuerpo);
  if (send(fd, respuesta, m, MSG_NOSIGNAL) != m) perror("respuesta");
}

static void leer(int epoll, int fd, int bytes) {
  char peticion[8192];
  ssize_t n = recv(fd, peticion, sizeof peticion - 1, 0);
  if (n < 0 && errno == EAGAIN) return;
  if (n <= 0) {
    soltar(epoll, fd);
    return;
  }
  peticion[n] = 0;
  if (strstr(peticion, " /difundir ")) {
    difundir(fd, bytes);
  } else if (posicion[fd] == 0) {
    if (send(fd, CABEZA, sizeof CABEZA - 1, MSG_NOSIGNAL) < 0) perror("cabeza");
    oyentes[cuantos++] = fd;
    posicion[fd] = cuantos;
  }
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "uso: epoll PUERTO [BYTES]\n");
    return 2;
  }
  int bytes = argc > 2 ? atoi(argv[2]) : 300;
  struct rlimit limite;
  getrlimit(RLIMIT_NOFILE, &limite);
  limite.rlim_cur = limite.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limite);
  signal(SIGPIPE, SIG_IGN);

  int escucha = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0), si = 1;
  setsockopt(escucha, SOL_SOCKET, SO_REUSEADDR, &si, sizeof si);
  struct sockaddr_in aqui = {.sin_family = AF_INET, .sin_port = htons(atoi(argv[1])),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  if (bind(escucha, (struct sockaddr *) &aqui, sizeof aqui) || listen(escucha, SOMAXCONN))
    morir("escucha");
  int epoll = epoll_create1(EPOLL_CLOEXEC);
  struct epoll_event suceso = {.events = EPOLLIN, .data.fd = escucha};
  epoll_ctl(epoll, EPOLL_CTL_ADD, escucha, &suceso);
  printf("puerto=%s\n", argv[1]);
  fflush(stdout);

  struct epoll_event sucesos[512];
  for (;;) {
    int n = epoll_wait(epoll, sucesos, 512, -1);
    for (int i = 0; i < n; i++) {
      if (sucesos[i].data.fd != escucha) {
        leer(epoll, sucesos[i].data.fd, bytes);
        continue;
      }
      int fd;
      while ((fd = accept4(escucha, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC)) >= 0) {
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &si, sizeof si);
        if (fd >= MAXIMO) {
          close(fd);
          continue;
        }
        struct epoll_event nuevo = {.events = EPOLLIN, .data.fd = fd};
        epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &nuevo);
      }
    }
  }
}
