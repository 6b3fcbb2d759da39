import Foundation

/// A `.xcstrings` file: a string catalog of Xcode 15 and later, in JSON.
struct StringCatalog: Decodable {
    private let strings: [String: Entry]

    private struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
    }

    private struct Unit: Decodable {
        let value: String?
    }

    /// The variations of a text by plural category and by device. Texts of documents aren't
    /// formatted with a number.
    private struct Variations: Decodable {
        let device: [String: Localization]?
        let plural: [String: Localization]?
    }

    init?(_ data: Data) {
        guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else {
            return nil
        }
        self = catalog
    }

    /// Returns the texts in a language by key, or `nil` if the catalog doesn't contain the
    /// language.
    func texts(in language: String) -> [String: String]? {
        let texts = strings.compactMapValues { entry in
            entry.localizations?[language].flatMap(Self.text)
        }
        return texts.isEmpty ? nil : texts
    }

    /// Returns the text of a localization. Of variations by device, the iPhone's text is used on
    /// every device, otherwise the one for "other".
    private static func text(of localization: Localization) -> String? {
        let other = localization.variations.flatMap { variations in
            variations.device?["iphone"] ?? variations.device?["other"]
                ?? variations.plural?["other"]
        }
        return localization.stringUnit?.value ?? other?.stringUnit?.value
    }
}
