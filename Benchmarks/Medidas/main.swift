import Foundation

// The measures that need no server, one a line: what and figure, separated by a tabulator.
// An argument names a CSV with real goals (date,home,away,team,scorer,minute,own_goal,penalty).

let golesReales = CommandLine.arguments.dropFirst().first.map { URL(filePath: $0) }

medirTabla()
medirGoleadores(golesReales)
try medirDocumento()
try medirPlanes()
medirGol()
