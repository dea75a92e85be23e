import Foundation

// The measures that need no server, one a line: what and figure, separated by a tabulator.
// The first argument names a CSV with real goals (date,home,away,team,scorer,minute,own_goal,penalty), or
// is empty; the second a folder with all internationals.

let caminos = CommandLine.arguments.dropFirst().map { $0.isEmpty ? nil : URL(filePath: $0) }
let golesReales = caminos.first ?? nil

medirTabla()
medirGoleadores(golesReales)
try medirDocumento()
try medirPlanes()
try medirInternacionales(caminos.dropFirst().first ?? nil)
medirGol()
