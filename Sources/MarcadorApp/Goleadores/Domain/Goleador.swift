package import Torneo

/// A scorer and the goals scored for one team; namesakes of two teams are two scorers.
package typealias Goleador = FilaDeGoleador
