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
    guard UIFont.register(fontURL).isEmpty else { return true }
    error?.pointee = .passRetained(RegistrationError.of(fontURL))
    return false
}

/// Registers the fonts of several files. Returns whether all could be read, and otherwise the errors.
@discardableResult public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope,
    _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    let failed = RegistrationError.registering(fontURLs)
    if !failed.isEmpty { errors?.pointee = .passRetained(failed as NSArray) }
    return failed.isEmpty
}

/// Registers the fonts of several files, and calls the handler once with the errors, before it returns.
///
/// - Parameter enabled: Without effect: the fonts are always enabled.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
    _ = registrationHandler?(RegistrationError.registering(fontURLs) as NSArray, true)
}

/// Returns whether the file is registered. (Decision: fonts stay registered for the lifetime of the process,
/// because texts that were measured with them refer to them.)
@discardableResult public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    CTFontManagerRegisterFontsForURL(fontURL, scope, error)
}

/// The errors of Core Text's functions about files of fonts.
private enum RegistrationError {
    static func registering(_ urls: CFArray) -> [CFError] {
        urls.compactMap { $0 as? URL }.filter { UIFont.register($0).isEmpty }.map(of)
    }

    /// The file isn't one with fonts, 103 in Apple's domain.
    static func of(_ url: URL) -> CFError {
        CFError(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103,
            userInfo: [NSURLErrorKey: url])
    }
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
