import Foundation
import SourceRewriting
import XcodeProjects

/// A target of a project that becomes a target of the adopted package.
struct AdoptedModule {
    let name: String
    let conditions: [String]
    /// The names of the modules of the project that it imports.
    var dependencies: [String] = []
    /// The Swift files, with their current texts: what doesn't compile is left out.
    var files: [SourceFile] = []
    /// The files in other languages, which are left out.
    let foreignSources: [URL]

    struct SourceFile {
        let url: URL
        var text: String
        var omitted: [OmittedCode] = []
        /// Whether the whole file is left out.
        var isLeftOut = false
    }

    init(_ target: XcodeTarget) {
        name = target.moduleName
        conditions = target.settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let swift = target.sources.filter { $0.pathExtension == "swift" }
        // Code at the top level would be the executable's.
        files = swift.filter { $0.lastPathComponent != "main.swift" }.compactMap { url in
            (try? Data(contentsOf: url)).map {
                SourceFile(url: url, text: String(decoding: $0, as: UTF8.self))
            }
        }
        foreignSources = target.sources.filter { $0.pathExtension != "swift" }
    }

    /// Returns the file's name in the package. Names in a module are unique.
    func fileName(of file: SourceFile) -> String { file.url.lastPathComponent }
}
