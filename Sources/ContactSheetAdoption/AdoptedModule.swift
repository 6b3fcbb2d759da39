import CoreDataStub
import Foundation
import SourceRewriting
import XcodeProjects

/// A target of a project that becomes a target of the adopted package.
struct AdoptedModule {
    let name: String
    let conditions: [String]
    /// The rules of the language that the target's build settings choose.
    var language: LanguageSettings
    /// The names of the modules of the project that it imports.
    var dependencies: [String] = []
    /// The Swift files, with their current texts: what doesn't compile is left out.
    var files: [SourceFile] = []
    /// The files in other languages, which are left out.
    let foreignSources: [URL]

    struct SourceFile {
        let url: URL
        var text: String
        /// The classes of the original, or `nil` until it is rewritten.
        var classes: [String]?
        private(set) var omitted: [OmittedCode] = []
        /// Whether the whole file is left out.
        private(set) var isLeftOut = false

        /// The names after `class` in the text, which may have syntax errors.
        var declaredClasses: [String] {
            text.matches(of: /\bclass\s+(\w+)/).map { String($0.1) }
        }

        /// Leaves out parts. Of parts of the same declaration, the first one's reason counts, because
        /// later errors result from what was left out.
        mutating func leaveOut(_ parts: [OmittedCode], text: String) {
            self.text = text
            for part in parts {
                let earlier = omitted.firstIndex { $0.isPart(of: part) }
                let first = earlier.map { omitted[$0] }
                omitted.removeAll { $0.isPart(of: part) }
                omitted.insert(part.with(reason: first?.reason), at: earlier ?? omitted.count)
            }
        }

        /// Leaves out the whole file.
        mutating func leaveOut(line: Int, reason: String) {
            let first = omitted.first
            isLeftOut = true
            text = ""
            omitted = [
                OmittedCode(
                    kind: .declaration, line: first?.line ?? line, place: "",
                    reason: first?.reason ?? reason)
            ]
        }
    }

    init(_ target: XcodeTarget) {
        name = target.moduleName
        language = LanguageSettings(target.settings)
        conditions = target.settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let swift = target.sources.filter { $0.pathExtension == "swift" }
        // Code at the top level would be the executable's.
        files = swift.filter { $0.lastPathComponent != "main.swift" }.compactMap { url in
            (try? Data(contentsOf: url)).map {
                SourceFile(url: url, text: String(decoding: $0, as: UTF8.self))
            }
        }
        let models = target.models
        foreignSources = target.sources.filter {
            $0.pathExtension != "swift" && !models.contains($0)
        }
        files += models.compactMap(classes)
        for index in files.indices { leaveOutSyntaxErrors(index) }
    }

    /// Returns the file with the classes that Xcode generates from a Core Data model.
    private func classes(of model: URL) -> SourceFile? {
        let declared = Set(files.flatMap(\.declaredClasses))
        let name = model.deletingPathExtension().lastPathComponent + "+CoreDataClasses.swift"
        return ManagedObjectSource.classes(ofModelAt: model, isDeclared: declared.contains).map {
            SourceFile(url: model.deletingLastPathComponent().appending(path: name), text: $0)
        }
    }

    private mutating func leaveOutSyntaxErrors(_ index: Int) {
        let file = files[index]
        let omitter = CodeOmitter(SourceText(path: file.url.path, text: file.text))
        guard let error = omitter.firstSyntaxError else { return }
        let reason = "syntax error: \(error.message)"
        // The classes that the document names are those of the original.
        files[index].classes = file.declaredClasses
        if let (text, omitted) = omitter.omittingSyntaxErrors(),
            !omitted.contains(where: { $0.kind == .declaration })
        {
            files[index].leaveOut(omitted, text: text)
        } else {
            files[index].leaveOut(line: error.line, reason: reason)
        }
    }

    /// The classes without their members.
    var incompleteClasses: [String] {
        files.flatMap { file in file.omitted.filter { $0.kind == .members }.map(\.place) }
    }

    /// Whether the sources find resources as those of packages do.
    var usesPackageBundle: Bool {
        files.contains { $0.text.contains(/\.module\b/) }
            && !files.contains { $0.text.contains(/(let|var)\s+module\b/) }
    }

    /// Returns the file's name in the package. Names in a module are unique.
    func fileName(of file: SourceFile) -> String { file.url.lastPathComponent }
}
