// zlib's initialisers are macros, which Swift does not see: one plain inline function instead.

#ifndef MARCADOR_CZLIB_SHIM_H
#define MARCADOR_CZLIB_SHIM_H

#include <stddef.h>
#include <string.h>
#include <zlib.h>

// Compresses in the gzip format. Gives the number of bytes written, or 0 when they do not fit.
static inline size_t marcador_gzip(int nivel, const unsigned char *entrada, size_t largo,
                                   unsigned char *salida, size_t cabida) {
  z_stream flujo;
  memset(&flujo, 0, sizeof flujo);
  if (largo > (uInt) -1 || cabida > (uInt) -1 ||
      deflateInit2(&flujo, nivel, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY) != Z_OK)
    return 0;
  flujo.next_in = (Bytef *) entrada;
  flujo.avail_in = (uInt) largo;
  flujo.next_out = salida;
  flujo.avail_out = (uInt) cabida;
  int fin = deflate(&flujo, Z_FINISH);
  size_t escritos = flujo.total_out;
  deflateEnd(&flujo);
  return fin == Z_STREAM_END ? escritos : 0;
}

#endif
