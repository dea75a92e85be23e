#ifndef MARCADOR_CQRENCODE_SHIM_H
#define MARCADOR_CQRENCODE_SHIM_H

#include <qrencode.h>

#endif
