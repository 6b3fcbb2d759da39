// Rewrites all Swift files of folders, each folder as a module, and checks the results: a syntax error
// that the original doesn't have, or another result of rewriting the result again, fails.
//
//     scripts/bench rewriting FOLDER…
import Foundation
import SourceRewriting

let modules = CommandLine.arguments.dropFirst().flatMap(readModules)
let files = modules.reduce(0) { $0 + $1.files.count }
let bytes = modules.flatMap(\.files).reduce(0) { $0 + $1.text.utf8.count }

let clock = ContinuousClock()
var results: [RewrittenModule] = []
let duration = clock.measure {
    results = modules.map { ModuleRewriter($0).rewrite() }
}
print("\(files) files in \(modules.count) modules, \(bytes / 1024) KB: \(seconds(duration)) s")
print("\(seconds(duration * 1000 / max(files, 1))) s for 1,000 files")

var wrong = 0
for (module, result) in zip(modules, results) {
    let texts = zip(module.files, result.files).map { SourceText(path: $0.path, text: $1.text) }
    let again = ModuleRewriter(
        ModuleSources(
            name: module.name, files: texts, conditions: module.conditions,
            importableModules: module.importableModules)
    ).rewrite()
    for (first, second) in zip(result.files, again.files) {
        if first.text != second.text { fail(first.path, "rewriting the result changes it") }
        // The second rewriting parses the text of the first one.
        if second.syntaxErrors.count > first.syntaxErrors.count,
            let error = second.syntaxErrors.last
        {
            fail(first.path, "new syntax error in line \(error.line): \(error.message)")
        }
    }
}
print("\(wrong) files with an error")
if wrong > 0 { exit(1) }

@MainActor func fail(_ path: String, _ message: String) {
    wrong += 1
    print("\(path): \(message)")
}

func seconds(_ duration: Duration) -> String {
    let parts = duration.components
    return String(
        format: "%.2f", Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
}

/// Reads the files of each folder that contains Swift files, as a module.
func readModules(in path: String) -> [ModuleSources] {
    let paths = (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
    let folders = Dictionary(grouping: paths) { ($0 as NSString).deletingLastPathComponent }
    return folders.keys.sorted().map { folder in
        let files = (folders[folder] ?? []).compactMap { name -> SourceText? in
            let full = (path as NSString).appendingPathComponent(name)
            return (try? String(contentsOfFile: full, encoding: .utf8))
                .map { SourceText(path: full, text: $0) }
        }
        return ModuleSources(
            name: "Module", files: files, conditions: ["DEBUG"],
            importableModules: ["Foundation", "NetworkFixtures", "UIKit"])
    }
}
