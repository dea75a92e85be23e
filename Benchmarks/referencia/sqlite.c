/* A bare SQLite loop: commits one row after the other with the settings of the journal, and prints
   how many a second.

       sqlite FILE COMMITS BYTES */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static sqlite3 *base;

static void hacer(const char *sql) {
    char *fallo = NULL;
    if (sqlite3_exec(base, sql, NULL, NULL, &fallo) != SQLITE_OK) {
        fprintf(stderr, "%s: %s\n", sql, fallo);
        exit(1);
    }
}

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    int veces = atoi(argv[2]), bytes = atoi(argv[3]);
    char *contenido = malloc(bytes);
    memset(contenido, 'x', bytes);
    if (sqlite3_open(argv[1], &base) != SQLITE_OK) return 1;
    hacer("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    hacer("CREATE TABLE apuntes (lugar INTEGER PRIMARY KEY, contenido BLOB NOT NULL) STRICT");
    sqlite3_stmt *apunta;
    if (sqlite3_prepare_v2(
            base, "INSERT INTO apuntes (contenido) VALUES (?)", -1, &apunta, NULL) != SQLITE_OK)
        return 1;
    struct timespec antes, despues;
    clock_gettime(CLOCK_MONOTONIC, &antes);
    for (int vez = 0; vez < veces; vez++) {
        hacer("BEGIN IMMEDIATE");
        sqlite3_bind_blob(apunta, 1, contenido, bytes, SQLITE_STATIC);
        if (sqlite3_step(apunta) != SQLITE_DONE) return 1;
        sqlite3_reset(apunta);
        hacer("COMMIT");
    }
    clock_gettime(CLOCK_MONOTONIC, &despues);
    double segundos = despues.tv_sec - antes.tv_sec + (despues.tv_nsec - antes.tv_nsec) / 1e9;
    printf("%f\n", veces / segundos);
    sqlite3_finalize(apunta);
    sqlite3_close(base);
    return 0;
}
