import ContactSheetDiagnostics
import Foundation
import Testing

@testable import CairoRenderer

/// References contain the painter's version, and snapshots aren't painted if it is still the same
/// (Documentation/Snapshots.md 2).
struct PainterVersionTests {
    /// If this fails, the painter's sources have changed. If a page can look different now, increase
    /// `CairoRenderer.painterVersion`; then replace the digest.
    @Test func theVersionIsThatOfTheSources() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources").standardizedFileURL
        var hash = StableHash()
        for module in ["CairoRenderer", "CPixels", "CPNGData", "CDecoder"] {
            let folder = sources.appending(path: module)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            for path in paths.sorted() where [".swift", ".c", ".h"].contains(where: path.hasSuffix)
            {
                let file = try Data(contentsOf: folder.appending(path: path))
                hash.add(contents: file)
            }
        }
        #expect((CairoRenderer.painterVersion, hash.digits) == (1, "33c26982c4009676"))
    }
}
