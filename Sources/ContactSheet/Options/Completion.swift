import ArgumentParser
import ContactSheetLint
import ContactSheetPreviews
import Foundation

extension CompletionKind {
    /// Completes the last of several comma-separated values.
    static func commaSeparated(_ values: [String]) -> CompletionKind {
        .custom { arguments, index, _ in
            completions(of: arguments.word(at: index), among: values)
        }
    }

    /// Returns the possible values of the option instead of an incomplete value. Values that it
    /// contains already are omitted.
    static func completions(of word: String, among values: [String]) -> [String] {
        guard let comma = word.lastIndex(of: ",") else { return values }
        let first = word[...comma]
        let chosen = Set(String(first).commaSeparated)
        return values.filter { !chosen.contains($0) }.map { first + $0 }
    }

    /// Completes the names of the previews in code, or of those in the documents that the line
    /// names. Folders aren't searched, because that can take long.
    static var previewNames: CompletionKind { previews { $0.name } }

    /// Completes the names of scenes.
    static var sceneNames: CompletionKind {
        previews { $0.source?.scene.name ?? $0.name }
    }

    /// Completes the IDs of the lint rules.
    static var ruleIDs: CompletionKind {
        onMainThread { _ in LayoutRules.all.map(\.id) }
    }

    private static func previews(
        _ name: @escaping @MainActor (Preview) -> String
    ) -> CompletionKind {
        onMainThread { arguments in
            CommandInput.current.previews(forCompletionOf: arguments).map(name)
        }
    }

    /// Completes with a function that runs on the main thread, where commands are parsed.
    private static func onMainThread(
        _ values: @escaping @MainActor ([String]) -> [String]
    ) -> CompletionKind {
        .custom { arguments, _, _ in
            guard Thread.isMainThread else { return [] }
            return MainActor.assumeIsolated { values(arguments) }
        }
    }
}

extension CommandInput {
    /// Returns the previews in code, or those of the documents among the words of a command line.
    func previews(forCompletionOf arguments: [String]) -> [Preview] {
        guard readsDocuments else { return previews }
        let files = arguments.filter { word in
            [".storyboard", ".xib"].contains { word.hasSuffix($0) }
                && FileManager.default.fileExists(atPath: word)
        }
        return (try? DocumentPreviews(at: files))?.previews ?? []
    }
}

extension [String] {
    /// The word at an index, without the name of an option that is joined to it. Empty if the
    /// cursor is after the last word.
    fileprivate func word(at index: Int) -> String {
        guard indices.contains(index) else { return "" }
        let word = self[index]
        guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return word }
        return String(word[word.index(after: sign)...])
    }
}
