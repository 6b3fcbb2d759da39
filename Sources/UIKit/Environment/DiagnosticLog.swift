import Diagnostics

/// The log of `Diagnostics`, for code that imports only UIKit.
public typealias DiagnosticLog = Diagnostics.DiagnosticLog
