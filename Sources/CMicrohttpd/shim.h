// Swift cannot call C functions with variable arguments, and libmicrohttpd has some that
// matter. Each gets one plain inline twin here; everything else is called directly.

#ifndef MARCADOR_CMICROHTTPD_SHIM_H
#define MARCADOR_CMICROHTTPD_SHIM_H

#include <microhttpd.h>

// The callbacks of a server; `contexto` is handed to each of them.
struct marcador_mhd_llamadas {
  void *contexto;
  MHD_AcceptPolicyCallback admitir;
  MHD_AccessHandlerCallback atender;
  MHD_RequestCompletedCallback completar;
  MHD_NotifyConnectionCallback conexion;
  void *(*objetivo)(void *contexto, const char *uri, struct MHD_Connection *conexion);
  size_t (*descifrar)(void *contexto, struct MHD_Connection *conexion, char *texto);
};

// The limits of a server.
struct marcador_mhd_limites {
  MHD_socket escucha;
  unsigned int hilos;
  unsigned int conexiones;
  unsigned int inactividad;
  size_t memoria;
};

static inline struct MHD_Daemon *
marcador_mhd_arrancar(unsigned int opciones, const struct marcador_mhd_llamadas *llamadas,
                      const struct marcador_mhd_limites *limites) {
  struct MHD_OptionItem hilos[] = {
    {limites->hilos > 1 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END,
     (intptr_t) limites->hilos, NULL},
    {MHD_OPTION_END, 0, NULL}};
  return MHD_start_daemon(
    opciones, 0, llamadas->admitir, llamadas->contexto, llamadas->atender, llamadas->contexto,
    MHD_OPTION_LISTEN_SOCKET, limites->escucha,
    MHD_OPTION_CONNECTION_LIMIT, limites->conexiones,
    MHD_OPTION_CONNECTION_TIMEOUT, limites->inactividad,
    MHD_OPTION_CONNECTION_MEMORY_LIMIT, limites->memoria,
    MHD_OPTION_STRICT_FOR_CLIENT, (int) 0,
    MHD_OPTION_NOTIFY_COMPLETED, llamadas->completar, llamadas->contexto,
    MHD_OPTION_NOTIFY_CONNECTION, llamadas->conexion, llamadas->contexto,
    MHD_OPTION_URI_LOG_CALLBACK, llamadas->objetivo, llamadas->contexto,
    MHD_OPTION_UNESCAPE_CALLBACK, llamadas->descifrar, llamadas->contexto,
    MHD_OPTION_ARRAY, hilos, MHD_OPTION_END);
}

static inline const struct sockaddr *marcador_mhd_origen(struct MHD_Connection *conexion) {
  const union MHD_ConnectionInfo *dato =
    MHD_get_connection_info(conexion, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return dato ? dato->client_addr : NULL;
}

static inline MHD_socket marcador_mhd_enchufe(struct MHD_Connection *conexion) {
  const union MHD_ConnectionInfo *dato =
    MHD_get_connection_info(conexion, MHD_CONNECTION_INFO_CONNECTION_FD);
  return dato ? dato->connect_fd : MHD_INVALID_SOCKET;
}

// What the connection callback has hung on the connection.
static inline void *marcador_mhd_recuerdo(struct MHD_Connection *conexion) {
  const union MHD_ConnectionInfo *dato =
    MHD_get_connection_info(conexion, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return dato ? dato->socket_context : NULL;
}

#endif
