import ContactSheetDiagnostics
import Foundation
import Typesetting

public typealias CFURL = URL
public typealias CFError = NSError

public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session

    public static let user = CTFontManagerScope.persistent
}

/// Registers the fonts of a file for the process. Returns `false`, and reports a diagnostic, if it
/// can't be read.
@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    !UIFont.register(fontURL).isEmpty
}

extension UIFont {
    /// Registers the fonts of a file, or of the font files in a folder, for the process, by their
    /// PostScript, full, and family names.
    ///
    /// - Returns: The PostScript names.
    @discardableResult public static func register(_ url: URL) -> [String] {
        let (names, diagnostics) = FontEnvironment.register(at: url.path)
        for diagnostic in diagnostics { diagnostic.log() }
        return names
    }
}
