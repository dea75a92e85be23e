#ifndef MARCADOR_CSODIUM_SHIM_H
#define MARCADOR_CSODIUM_SHIM_H

#include <sodium.h>

#endif
