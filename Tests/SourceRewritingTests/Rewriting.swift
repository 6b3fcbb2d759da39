@testable import SourceRewriting

/// Rewrites files named `A.swift`, `B.swift`, and so on.
func rewrite(
    _ files: [String], conditions: Set<String> = [], in module: String = "App",
    importing modules: Set<String> = ["UIKit", "Foundation"]
) -> RewrittenModule {
    let names = "ABCDEFG".map { "\($0).swift" }
    return ModuleRewriter(
        ModuleSources(
            name: module, files: zip(names, files).map { SourceText(path: $0, text: $1) },
            conditions: conditions, importableModules: modules)
    ).rewrite()
}

/// Returns the lines of a rewritten file, without the directive at its beginning and the declarations
/// at its end.
func body(of text: String) -> String {
    let module = rewrite([text])
    var lines = module.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    if let start = lines.firstIndex(of: "#sourceLocation(file: \"A.swift\", line: 1)") {
        lines.removeSubrange(...start)
    }
    if let end = lines.firstIndex(of: "#sourceLocation()") { lines.removeSubrange(end...) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
}

/// Returns the declarations at the end of a rewritten file.
func ending(of text: String) -> String {
    let text = rewrite([text]).files[0].text
    return text.firstRange(of: "#sourceLocation()\n").map { String(text[$0.upperBound...]) } ?? ""
}
