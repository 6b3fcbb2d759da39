import Escaping
import Foundation
import SourceRewriting

/// The constants for images and colors of asset catalogs that Xcode 15 and later generates: the image
/// “menu-icon” is `ImageResource.menuIcon` and `UIImage.menuIcon`.
///
/// Source: “Xcode 15 Release Notes”, Asset Catalogs. Folders with namespaces have no constants here.
struct AssetSymbols {
    private let images: [String: String]
    private let colors: [String: String]

    /// Reads the names in asset catalogs.
    init(catalogs: [URL]) {
        var names: [String: [String]] = [:]
        for catalog in catalogs {
            let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
            while let url = files?.nextObject() as? URL {
                let name = url.deletingPathExtension().lastPathComponent
                names[url.pathExtension, default: []].append(name)
            }
        }
        images = Self.symbols(of: names["imageset"] ?? [], suffix: "Image")
        colors = Self.symbols(of: names["colorset"] ?? [], suffix: "Color")
    }

    /// Returns the names of assets by their symbols. Names with the same symbol have none.
    private static func symbols(of names: [String], suffix: String) -> [String: String] {
        let named = Set(names).sorted().map { (symbol(of: $0, suffix: suffix), $0) }
        return Dictionary(grouping: named, by: \.0)
            .filter { isMember($0.key) && $0.value.count == 1 }.mapValues { $0[0].1 }
    }

    /// Whether a symbol can be a member's name between backticks. A keyword can, but these members exist.
    private static func isMember(_ symbol: String) -> Bool {
        ("_" + symbol).isIdentifier && !["", "Type", "Protocol", "self", "init"].contains(symbol)
    }

    /// Returns the symbol of a name: its words in camel case, without the suffix for its kind.
    static func symbol(of name: String, suffix: String) -> String {
        var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        for index in words.indices.dropFirst() {
            words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
        }
        var symbol = words.joined()
        if symbol.hasSuffix(suffix), symbol != suffix { symbol.removeLast(suffix.count) }
        let capitals = symbol.prefix { $0.isUppercase }.count
        // The last of several capitals begins the next word: “URLField” is `urlField`.
        let lowered = capitals > 1 && capitals < symbol.count ? capitals - 1 : capitals
        symbol = symbol.prefix(lowered).lowercased() + symbol.dropFirst(lowered)
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }

    /// The constants of `UIColor` that an asset's doesn't replace.
    private static let systemColors = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
        "lightGray", "lightText", "link", "magenta", "orange", "purple", "red", "separator",
        "tintColor", "white", "yellow",
    ]

    /// The declarations of the constants that no other name in the sources hides.
    ///
    /// - Parameter text: The text of all sources: a type's constant is declared only if the sources
    ///   contain its name.
    func declarations(usedIn text: String) -> String {
        let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        func members(_ symbols: [String: String], _ line: (String, String) -> String) -> String {
            symbols.sorted { $0.key < $1.key }.filter { words.contains(Substring($0.key)) }
                .map { line($0.key, $0.value) }.joined()
        }
        let own = text.matches(of: /(?:static|class) (?:let|var) (\w+)/).map { String($0.1) }
        let hidden = Set(own).union(Self.systemColors)
        func constants(_ type: String, _ resource: String, _ symbols: [String: String]) -> String {
            let resources = members(symbols) {
                "    nonisolated static let `\($0)` = Self(name: \($1.literal), bundle: .main)\n"
            }
            let values = members(symbols.filter { !hidden.contains($0.key) }) { name, _ in
                "    nonisolated static var `\(name)`: \(type) { \(type)(resource: .`\(name)`) }\n"
            }
            guard !resources.isEmpty else { return "" }
            return "extension \(resource) {\n\(resources)}\n\nextension \(type) {\n\(values)}\n\n"
        }
        return constants("UIImage", "ImageResource", images)
            + constants("UIColor", "ColorResource", colors)
    }
}
