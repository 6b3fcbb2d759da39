import Foundation

/// The localized texts of a document in one language, from the files next to the document.
struct LocalizedTexts: Sendable {
    /// The texts by object ID, sorted by the name of the property.
    private(set) var byObject: [String: [(property: String, text: String)]] = [:]

    /// Creates texts from a dictionary with Xcode's keys: an object ID, a period, and the name of a
    /// property.
    init(_ texts: [String: String]) {
        for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
            guard let stop = key.firstIndex(of: ".") else { continue }
            byObject[String(key[..<stop]), default: []]
                .append((String(key[key.index(after: stop)...]), text))
        }
    }

    /// Returns the texts in a language for the document at `url`, or `nil` if no file contains the
    /// language.
    ///
    /// Xcode stores them in `LANGUAGE.lproj` next to the document's `Base.lproj`, or in a catalog
    /// next to the document or in `mul.lproj`. A language with a region falls back to the language
    /// alone.
    static func find(_ language: String, for url: URL) -> LocalizedTexts? {
        let folder = url.deletingLastPathComponent()
        let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
        let name = url.deletingPathExtension().lastPathComponent
        for language in fallbacks(of: language) {
            for spelling in [language, language.replacing("-", with: "_")] {
                let file = root.appendingPathComponent("\(spelling).lproj/\(name).strings")
                if let data = contents(of: file), let strings = StringsFile(data) {
                    return LocalizedTexts(strings.texts)
                }
            }
            for folder in [folder, root.appendingPathComponent("mul.lproj"), root] {
                let file = folder.appendingPathComponent("\(name).xcstrings")
                guard
                    let texts = contents(of: file).flatMap(StringCatalog.init)?.texts(in: language)
                else { continue }
                return LocalizedTexts(texts)
            }
        }
        return nil
    }

    private static func contents(of url: URL) -> Data? {
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        guard size <= DocumentParser.sizeLimit else { return nil }
        return try? Data(contentsOf: url)
    }

    /// Returns the fallbacks of a language, such as "zh-Hant-TW", "zh-Hant", and "zh".
    private static func fallbacks(of language: String) -> [String] {
        var parts = language.split(separator: "-")
        var result: [String] = []
        while !parts.isEmpty {
            result.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return result
    }
}
