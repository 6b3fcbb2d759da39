import AtomicFiles
import CPango
import ContactSheetDiagnostics
import CoreGraphics
import Foundation
import Synchronization

/// The fonts and libraries that the rendering of text depends on.
public enum FontEnvironment {
    /// A warning for each family of substitutes that isn't installed.
    public static let diagnostics: [Diagnostic] = FontCatalog.shared.diagnostics

    /// The names of the required font files that aren't installed, sorted.
    public static let missingFiles: [String] = FontCatalog.shared.missingFiles

    /// The environment variable with the path of ``cacheFolder``, for processes with another home folder.
    public static let cacheVariable = "CONTACTSHEET_FONT_CACHE"

    /// The folder in which the contents of font files are stored for later processes.
    public static let cacheFolder =
        getenv(cacheVariable).map { String(cString: $0) }
        ?? "\(UserFolders.caches)/contactsheet/fonts"

    /// Returns the Debian package that contains a required font file, or `nil` for other files.
    public static func package(of fileName: String) -> String? {
        FontCatalog.requiredFiles[fileName]
    }

    /// Returns Pango's version, followed by the name and a digest of the contents of each file of
    /// the faces, sorted by name. The metadata of an image with these faces records it.
    public static func fingerprint(
        of faces: some Sequence<FontFace>
    ) -> [(name: String, value: String)] {
        let pango = (name: "Pango", value: String(cString: pango_version_string()))
        let paths = Set(faces.map(\.path)).sorted()
        let files = paths.map { (name: ($0 as NSString).lastPathComponent, value: digest(of: $0)) }
        return [pango] + files.sorted { $0.name < $1.name }
    }

    private static let digests = Mutex<[String: String]>([:])

    private static func digest(of path: String) -> String {
        if let known = digests.withLock({ $0[path] }) { return known }
        let contents = FileManager.default.contents(atPath: path)
        let digest = contents.map(digest(ofBytes:)) ?? "unreadable"
        digests.withLock { $0[path] = digest }
        return digest
    }

    /// Returns the stable hash in hexadecimal.
    static func digest(ofBytes data: Data) -> String {
        data.withUnsafeBytes { StableHash(bytes: $0).digits }
    }
}
