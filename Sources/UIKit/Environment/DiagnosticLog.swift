import ContactSheetDiagnostics

/// The log of `Diagnostics`, for code that imports only UIKit.
public typealias DiagnosticLog = ContactSheetDiagnostics.DiagnosticLog
