import Diagnostics
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

    var images: [File]?
    var symbols: [File]?
    var colors: [Color]?
    var properties: Properties?

    private static let sizeLimit = 1 << 20

    /// Reads the file of a set, or returns `nil`, with a diagnostic, if it is missing or invalid.
    @MainActor init?(in set: URL) {
        let url = set.appendingPathComponent("Contents.json")
        let place = "\(set.lastPathComponent)/Contents.json"
        guard let data = Self.data(at: url) else {
            DiagnosticLog.current.add(
                Diagnostic(.warning, "can't read the Contents.json of the asset", location: place))
            return nil
        }
        do {
            self = try JSONDecoder().decode(Self.self, from: data)
        } catch {
            DiagnosticLog.current.add(
                Diagnostic(
                    .warning, "invalid Contents.json: \(Self.message(for: error))",
                    location: place))
            return nil
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
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? .max
        return size <= sizeLimit ? try? Data(contentsOf: url) : nil
    }

    private static func message(for error: any Error) -> String {
        switch error {
        case DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has an unexpected type"
        default: "not valid JSON"
        }
    }
}

extension AssetContents {
    /// Returns the traits of an entry, or `nil` for entries of other platforms.
    static func traits(
        idiom: String?, appearances: [Appearance]?, scale: String? = nil, direction: String? = nil
    ) -> UITraitCollection? {
        let known: [String: UIUserInterfaceIdiom] = [
            "universal": .unspecified, "iphone": .phone, "ipad": .pad,
        ]
        guard let idiom = known[idiom ?? "universal"] else { return nil }
        var style = UIUserInterfaceStyle.unspecified
        var contrast = UIAccessibilityContrast.unspecified
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"): style = .dark
            case ("luminosity", "light"): style = .light
            case ("contrast", "high"): contrast = .high
            default: return nil
            }
        }
        let directions: [String: UITraitEnvironmentLayoutDirection] = [
            "left-to-right": .leftToRight, "right-to-left": .rightToLeft,
        ]
        let displayScale = Double(scale?.dropLast() ?? "").flatMap {
            (1...10).contains($0) ? CGFloat($0) : nil
        }
        return UITraitCollection { traits in
            traits.userInterfaceIdiom = idiom
            traits.displayScale = displayScale ?? 0
            traits.userInterfaceStyle = style
            traits.accessibilityContrast = contrast
            traits.layoutDirection = direction.flatMap { directions[$0] } ?? .unspecified
        }
    }
}
