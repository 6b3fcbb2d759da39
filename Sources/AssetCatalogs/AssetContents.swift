import AtomicFiles
import Foundation

/// A `Contents.json` file, as Apple's "Asset Catalog Format Reference" describes it.
struct AssetContents: Decodable {
    struct Appearance: Decodable {
        var appearance: String?
        var value: String?
    }

    struct Sides: Decodable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?
    }

    struct Resizing: Decodable {
        struct Center: Decodable {
            var mode: String?
        }

        var mode: String?
        var center: Center?
        var capInsets: Sides?

        enum CodingKeys: String, CodingKey {
            case mode, center
            case capInsets = "cap-insets"
        }
    }

    struct File: Decodable {
        var idiom: String?
        var filename: String?
        var scale: String?
        var appearances: [Appearance]?
        var resizing: Resizing?
        var alignmentInsets: Sides?
        var languageDirection: String?

        enum CodingKeys: String, CodingKey {
            case idiom, filename, scale, appearances, resizing
            case alignmentInsets = "alignment-insets"
            case languageDirection = "language-direction"
        }
    }

    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    struct Color: Decodable {
        struct Value: Decodable {
            var colorSpace: String?
            var components: [String: String]?
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case components, reference
                case colorSpace = "color-space"
            }
        }

        var idiom: String?
        var appearances: [Appearance]?
        var color: Value?
    }

    struct DataFile: Decodable {
        var filename: String?
        var type: String?

        enum CodingKeys: String, CodingKey {
            case filename
            case type = "universal-type-identifier"
        }
    }

    var images: [File]?
    var data: [DataFile]?
    var symbols: [File]?
    var colors: [Color]?
    var properties: Properties?

    private static let sizeLimit = 1 << 20

    /// Reads the file of a set.
    init(in set: URL) throws(AssetContentsError) {
        let file = "\(set.lastPathComponent)/Contents.json"
        guard let data = Self.data(at: set.appendingPathComponent("Contents.json")) else {
            throw AssetContentsError(reason: .unreadable, file: file)
        }
        do {
            self = try JSONDecoder().decode(Self.self, from: data)
        } catch {
            let reason = FileDefect(data).map(AssetContentsError.Reason.defect)
            throw AssetContentsError(reason: reason ?? Self.reason(for: error), file: file)
        }
    }

    /// Returns whether the names of a folder's assets start with the folder's name. A folder
    /// without a file isn't a namespace.
    static func providesNamespace(_ folder: URL) -> Bool {
        data(at: folder.appendingPathComponent("Contents.json"))
            .flatMap { try? JSONDecoder().decode(Self.self, from: $0) }?
            .properties?.providesNamespace ?? false
    }

    private static func data(at url: URL) -> Data? {
        let size = FileSize.bytes(of: url) ?? .max
        return size <= sizeLimit ? try? Data(contentsOf: url) : nil
    }

    private static func reason(for error: any Error) -> AssetContentsError.Reason {
        switch error {
        case DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            .unexpectedType(
                key: context.codingPath.map(\.stringValue).joined(separator: "."))
        default: .invalidJSON
        }
    }
}
