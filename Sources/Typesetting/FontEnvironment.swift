import CPango
import CoreGraphics
import Diagnostics
import Foundation
import Synchronization

/// What a text's picture depends on besides the text.
public enum FontEnvironment {
    /// One warning for each family of stand-ins that is not installed.
    public static let diagnostics: [Diagnostic] = FontCatalog.shared.diagnostics

    /// The names of the required font files that aren't installed, sorted.
    public static let missingFiles: [String] = FontCatalog.shared.missingFiles

    /// The Debian package that holds a required font file, or `nil` for other files.
    public static func package(of fileName: String) -> String? {
        FontCatalog.requiredFiles[fileName]
    }

    /// Pango's version, then each file of the faces by name with a digest of its bytes, sorted by
    /// name: what the metadata of a picture with these faces records.
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

    /// The 64 bits of FNV-1a, in hexadecimal.
    static func digest(ofBytes data: Data) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        data.withUnsafeBytes { bytes in
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
