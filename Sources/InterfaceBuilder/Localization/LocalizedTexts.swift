import Foundation

/// The texts that the files beside a document give for one language.
struct LocalizedTexts: Sendable {
    /// By object id; sorted by the name of the property.
    private(set) var byObject: [String: [(property: String, text: String)]] = [:]

    /// Of keys as Xcode writes them: an object id, a full stop and the name of a property.
    init(_ texts: [String: String]) {
        for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
            guard let stop = key.firstIndex(of: ".") else { continue }
            byObject[String(key[..<stop]), default: []]
                .append((String(key[key.index(after: stop)...]), text))
        }
    }

    /// Those of a language for the document at `url`; nil where no file has the language.
    ///
    /// Xcode keeps them in `LANGUAGE.lproj` beside the document's own `Base.lproj`, or in a
    /// catalog beside the document or in `mul.lproj`. A language of a region falls back on the
    /// language alone.
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

    /// Such as "zh-Hant-TW", "zh-Hant" and "zh".
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
