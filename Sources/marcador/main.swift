import Torneo

print(Version.actual)
