import CairoRenderer
import ContactSheetDiagnostics
import ContactSheetPreviews
import CoreGraphics
import Foundation

/// The digests at the end of a reference, by which an unchanged snapshot is recognized without painting it: in an
/// SVG file a comment, and in a PNG file a text after the pixels.
struct ReferenceDigests {
    /// The digest of all that the file was painted from.
    let content: String
    /// The digest of the file without the digests.
    let file: String

    /// Creates the digests of a file that was painted from a recording.
    init(painted recording: Recording, in format: ReferenceFormat, as file: some ContiguousBytes) {
        content = Self.content(of: recording, in: format)
        self.file = StableHash(words: file).digits
    }

    /// Parses the text of digests; `nil` if it's another text.
    private init?(text: Substring) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        let digits = Set("0123456789abcdef")
        guard parts.count == 2, parts.allSatisfy({ $0.count == 16 && digits.isSuperset(of: $0) })
        else { return nil }
        (content, file) = (String(parts[0]), String(parts[1]))
    }

    private var text: String { "\(content) \(file)" }
    private static let size = 33
    private static let (opening, closing) = ("<!-- digests: ", " -->\n")

    /// Returns a file with the digests.
    func adding(to file: [UInt8]) -> Data {
        PNGMetadata.isPNG(file)
            ? Data(PNGMetadata.addingAtEnd(text, to: file))
            : Data(file + Array((Self.opening + text + Self.closing).utf8))
    }

    /// Returns the digests of a reference and the rest of the file; `nil` if it has none.
    static func split(_ reference: ReferenceFile) -> (digests: ReferenceDigests, file: Data)? {
        guard reference.isPNG else {
            let count = opening.utf8.count + size + closing.utf8.count
            let end = String(decoding: reference.bytes.suffix(count), as: UTF8.self)
            guard end.hasPrefix(opening), end.hasSuffix(closing),
                let digests = Self(
                    text: end.dropFirst(opening.count).dropLast(closing.count))
            else { return nil }
            return (digests, reference.bytes.dropLast(count))
        }
        guard let (text, rest) = PNGMetadata.textAtEnd(ofSize: size, in: reference.bytes),
            let digests = Self(text: text[...])
        else { return nil }
        return (digests, rest)
    }

    /// The digest of what determines each byte of a reference: the page, the painter, the libraries and fonts,
    /// and the view tree.
    static func content(of recording: Recording, in format: ReferenceFormat) -> String {
        var hash = StableHash("\(format.rawValue), \(CairoRenderer.fingerprint)")
        hash.add(SnapshotMetadata(recording).text)
        let pages = recording.film?.frames ?? [recording.list]
        hash.add(word: UInt64(pages.count))
        for page in pages { hash.add(page) }
        return hash.digits
    }
}

extension ReferenceFile {
    /// Whether the file was painted from an equal recording with the same libraries, and wasn't edited, so that
    /// painting this recording would result in the same file.
    func wasPainted(from recording: Recording, in format: ReferenceFormat) -> Bool {
        guard let (digests, file) = ReferenceDigests.split(self) else { return false }
        return digests.file == StableHash(words: file).digits
            && digests.content == ReferenceDigests.content(of: recording, in: format)
    }

    /// The file without its digests, which don't show anything.
    var withoutDigests: Data { ReferenceDigests.split(self)?.file ?? bytes }
}
