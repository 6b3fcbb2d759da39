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

    /// By plural category and by device; an interface's own texts know no number.
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

    /// The texts of a language by key; nil where the catalog doesn't have the language.
    func texts(in language: String) -> [String: String]? {
        let texts = strings.compactMapValues { entry in
            entry.localizations?[language].flatMap(Self.text)
        }
        return texts.isEmpty ? nil : texts
    }

    private static func text(of localization: Localization) -> String? {
        let other = localization.variations.flatMap { variations in
            variations.device?["iphone"] ?? variations.device?["other"]
                ?? variations.plural?["other"]
        }
        return localization.stringUnit?.value ?? other?.stringUnit?.value
    }
}
