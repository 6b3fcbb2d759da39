import ContactSheetDiagnostics
import Foundation

extension NSAttributedString {
    /// The format of a document. Plain text and simple HTML are read.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let plain = Self(rawValue: "NSPlainText")
        public static let html = Self(rawValue: "NSHTML")
        public static let rtf = Self(rawValue: "NSRTF")
        public static let rtfd = Self(rawValue: "NSRTFD")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let documentType = Self(rawValue: "DocumentType")
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
        public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    }

    /// Reads plain text or simple HTML: the tags `b`, `strong`, `i`, `em`, `u`, `s`, `p`, `div`,
    /// `br`, `h1` to `h6`, `ul`, `ol`, `li`, `a`, `span`, and `font`, with colors and sizes of
    /// `style`, `color`, and `size`. Everything else is ignored, with a note.
    ///
    /// - Throws: `CocoaError` if the text isn't in the encoding, or for other formats.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
        guard let text = String(data: data, encoding: encoding ?? .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let type =
            (options[.documentType] as? DocumentType)
            ?? (options[.documentType] as? String).map(DocumentType.init(rawValue:))
        let defaults = options[.defaultAttributes] as? [Key: Any] ?? [:]
        switch type {
        case .html: self.init(attributedString: HTMLText(text).attributedString)
        case .rtf, .rtfd: throw CocoaError(.fileReadCorruptFile)
        default:
            self.init(
                attributedString: text.hasPrefix("<html") || text.hasPrefix("<!DOCTYPE html")
                    ? HTMLText(text).attributedString
                    : NSAttributedString(string: text, attributes: defaults))
        }
    }
}
