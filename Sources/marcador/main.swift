import Foundation
import MarcadorOrden

exit(await LineaDeOrdenes.ejecutar(Array(CommandLine.arguments.dropFirst())))
