"""How many cases, and which."""

import os

#: Cases for each route; 1000 for a long run.
CASOS = int(os.environ.get("ESQUEMA", "10"))
#: Another one makes other cases.
SEMILLA = int(os.environ.get("SEMILLA", "7"))
