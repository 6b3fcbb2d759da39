import AtomicFiles
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
    /// - Throws: ``DamagedFile`` if the first file that should contain it has a defect.
    static func find(_ language: String, for url: URL) throws(DamagedFile) -> LocalizedTexts? {
        for (file, language) in files(language, for: url) {
            guard let data = contents(of: file) else { continue }
            if !data.isEmpty, let defect = FileDefect(data) {
                throw DamagedFile(url: file, defect: defect)
            }
            let texts =
                file.pathExtension == "strings"
                ? StringsFile(data)?.texts : StringCatalog(data)?.texts(in: language)
            if let texts { return LocalizedTexts(texts) }
        }
        return nil
    }

    /// A file of texts that contains something else, such as merge conflict markers.
    struct DamagedFile: Error {
        let url: URL
        let defect: FileDefect
    }

    /// Returns the files that can contain texts in a language, and the language in each.
    ///
    /// Xcode stores them in `LANGUAGE.lproj` next to the document's `Base.lproj`, or in a catalog
    /// next to the document or in `mul.lproj`. A language with a region falls back to the language
    /// alone.
    private static func files(
        _ language: String, for url: URL
    ) -> [(file: URL, language: String)] {
        let folder = url.deletingLastPathComponent()
        let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
        let name = url.deletingPathExtension().lastPathComponent
        return fallbacks(of: language).flatMap { language in
            let tables = [language, language.replacing("-", with: "_")].map {
                root.appendingPathComponent("\($0).lproj/\(name).strings")
            }
            let catalogs = [folder, root.appendingPathComponent("mul.lproj"), root].map {
                $0.appendingPathComponent("\(name).xcstrings")
            }
            return (tables + catalogs).map { ($0, language) }
        }
    }

    private static func contents(of url: URL) -> Data? {
        let size = FileSize.bytes(of: url) ?? 0
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
