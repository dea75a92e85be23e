// What SQLite's header says with macros that Swift does not see.

#ifndef MARCADOR_CSQLITE_SHIM_H
#define MARCADOR_CSQLITE_SHIM_H

#include <sqlite3.h>

// Gives a statement bytes, of which SQLite makes a copy.
static inline int marcador_atar_bytes(sqlite3_stmt *sentencia, int lugar, const void *bytes,
                                      sqlite3_uint64 largo) {
  return largo == 0 ? sqlite3_bind_zeroblob(sentencia, lugar, 0)
                    : sqlite3_bind_blob64(sentencia, lugar, bytes, largo, SQLITE_TRANSIENT);
}

// Gives a statement a text in UTF-8, of which SQLite makes a copy.
static inline int marcador_atar_texto(sqlite3_stmt *sentencia, int lugar, const char *texto) {
  return sqlite3_bind_text(sentencia, lugar, texto, -1, SQLITE_TRANSIENT);
}

#endif
