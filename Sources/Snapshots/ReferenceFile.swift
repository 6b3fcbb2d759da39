import AtomicFiles
import Escaping
import Foundation
import Previews

/// A stored reference: an SVG file with its metadata.
struct ReferenceFile {
    let bytes: Data

    /// The parsed contents of the metadata element, or `nil` if there is none.
    var metadata: SnapshotMetadata? {
        guard let open = bytes.range(of: Data("<metadata>".utf8)),
            let close = bytes.range(
                of: Data("</metadata>".utf8), in: open.upperBound..<bytes.endIndex)
        else { return nil }
        return SnapshotMetadata(text: Markup.unescaped(bytes[open.upperBound..<close.lowerBound]))
    }
}

extension FileStart {
    /// Whether the file begins like references of any version: with metadata of this program.
    var isReference: Bool {
        guard let open = bytes.range(of: Data("<metadata>".utf8)) else { return false }
        let metadata = bytes[open.upperBound...].drop { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }
        return metadata.starts(with: Data("contactsheet ".utf8))
    }
}
