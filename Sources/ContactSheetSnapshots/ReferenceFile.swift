import AtomicFiles
import CairoRenderer
import ContactSheetPreviews
import Foundation
import XMLReading

/// A stored reference: an SVG or PNG file with its metadata.
struct ReferenceFile {
    let bytes: Data

    var isPNG: Bool { PNGMetadata.isPNG(bytes) }

    /// The parts of an SVG file before and after its metadata, which alone are painted; `nil` for
    /// other files.
    var drawing: [Data]? {
        guard !isPNG else { return nil }
        let bytes = withoutDigests
        guard let start = bytes.range(of: Data("<metadata>".utf8)),
            let end = bytes.range(
                of: Data("</metadata>".utf8), in: start.upperBound..<bytes.endIndex)
        else { return nil }
        return [bytes[..<start.lowerBound], bytes[end.upperBound...]]
    }

    /// The parsed metadata, or `nil` if there is none.
    var metadata: SnapshotMetadata? {
        if isPNG { return PNGMetadata.text(in: Array(bytes)).flatMap(SnapshotMetadata.init) }
        var options = XMLOptions()
        options.extent = .element("metadata")
        options.keepsText = ["metadata"]
        options.limits.text = bytes.count
        let element = try? XMLTree(bytes, options).elements.last { $0.name == "metadata" }
        return element.flatMap { SnapshotMetadata(text: $0.text) }
    }
}

extension FileStart {
    /// Whether the file begins like references of any version: with metadata of this program. A
    /// damaged file, such as one with merge conflict markers, is a reference, too, so this searches
    /// the bytes instead of parsing them.
    var isReference: Bool {
        if ReferenceFile(bytes: bytes).isPNG {
            return PNGMetadata.isPresent(in: bytes, startingWith: "\ncontactsheet ")
        }
        guard let open = bytes.range(of: Data("<metadata>".utf8)) else { return false }
        let metadata = bytes[open.upperBound...].drop { $0 == 0x0A || $0 == 0x0D || $0 == 0x20 }
        return metadata.starts(with: Data("contactsheet ".utf8))
    }
}
