import Diagnostics

/// The log lies where layers find it too; code that imports UIKit alone finds it here.
public typealias DiagnosticLog = Diagnostics.DiagnosticLog
