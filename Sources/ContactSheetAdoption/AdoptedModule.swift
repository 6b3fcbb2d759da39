import CoreDataStub
import Escaping
import Foundation
import SourceRewriting
import XcodeProjects

/// A target of a project that becomes a target of the adopted package.
struct AdoptedModule {
    let name: ModuleName
    let conditions: [String]
    /// The rules of the language that the target's build settings choose.
    var language: LanguageSettings
    /// The names of the modules of the project that it imports.
    var dependencies: [ModuleName] = []
    /// The Swift files, with their current texts: what doesn't compile is left out.
    var files: [SourceFile] = []
    /// The files in other languages, which are left out.
    let foreignSources: [URL]
    private(set) var unusableFiles: [UnusableFile] = []
    /// The view controllers that exist in code only.
    private(set) var screens: CodeScreens?

    struct SourceFile {
        let url: URL
        var text: String
        /// Whether the file isn't one of the application.
        var isGenerated = false
        /// The names of the modules that the original imports.
        var importedModules: Set<String> = []
        /// The classes of the original, or `nil` until it is rewritten.
        var classes: [String]?
        /// The views in SwiftUI of the original.
        var swiftUIViews: [String] = []
        private(set) var omitted: [OmittedCode] = []
        /// Whether the whole file is left out.
        private(set) var isLeftOut = false
        /// The last line of the original if code was added below it.
        private(set) var lastLine: Int?

        /// What is left out of the original.
        var reported: [OmittedCode] {
            if isGenerated { return [] }
            return omitted.filter { isLeftOut || $0.line <= lastLine ?? $0.line }
        }

        /// Adds code below the original.
        mutating func add(_ code: String) {
            guard !code.isEmpty, !isLeftOut else { return }
            lastLine = text.count { $0 == "\n" } + 1
            text += code
        }

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

    /// The largest size of a source file, in bytes.
    private static let sizeLimit = 8 << 20

    /// Reads the files of a target.
    ///
    /// - Parameter check: Finds files that end the parser, or `nil` if they end this process.
    /// - Throws: ``AdoptionError`` if two files have the same name, or another error if they can't be
    ///   checked.
    init(_ target: XcodeTarget, check: SourceCheck? = nil) throws {
        name = try target.moduleName
        language = LanguageSettings(target.settings)
        conditions = target.compilationConditions.filter(\.isIdentifier)
        let models = target.models
        foreignSources = target.sources.filter {
            $0.pathExtension != "swift" && !models.contains($0)
        }
        var known: Set<URL> = []
        // Code at the top level would be the executable's.
        for url in target.sources
        where url.pathExtension == "swift" && url.lastPathComponent != "main.swift" {
            guard known.insert(url).inserted else { continue }
            guard let data = ProjectFile.data(at: url, limit: Self.sizeLimit) else {
                unusableFiles.append(
                    UnusableFile(url: url, reason: "the file can't be read, or is too large"))
                continue
            }
            files.append(SourceFile(url: url, text: String(decoding: data, as: UTF8.self)))
        }
        for model in models where known.insert(model).inserted {
            if let file = classes(of: model) { files.append(file) }
        }
        try checkFileNames()
        for index in files.indices {
            if let failure = try check?.failure(of: files[index].text) {
                files[index].classes = files[index].declaredClasses
                files[index].leaveOut(line: 1, reason: "\(failure)")
            } else {
                parse(index)
            }
        }
    }

    /// Returns the file with the classes that Xcode generates from a Core Data model.
    private func classes(of model: URL) -> SourceFile? {
        // Its files are read like the application's.
        guard let contents = try? BundleContents([model], infoPlist: nil, reserved: []),
            contents.unusable.isEmpty
        else { return nil }
        let declared = Set(files.flatMap(\.declaredClasses))
        let name =
            model.deletingPathExtension().lastPathComponent
            + "+CoreDataClasses" + Self.generatedEnding
        return ManagedObjectSource.classes(
            ofModelAt: model, isIdentifier: \.isIdentifier, isDeclared: declared.contains
        ).map {
            SourceFile(
                url: model.deletingLastPathComponent().appending(path: name), text: $0,
                isGenerated: true)
        }
    }

    /// Throws an error if two files have the same name, of which one would replace the other.
    private func checkFileNames() throws(AdoptionError) {
        var known: [String: URL] = [:]
        for file in files {
            if let other = known.updateValue(file.url, forKey: fileName(of: file)) {
                throw .sameFileName(module: name, [other.path, file.url.path])
            }
        }
    }

    /// Finds the imports of a file, and leaves out its syntax errors.
    private mutating func parse(_ index: Int) {
        let file = files[index]
        let omitter = CodeOmitter(SourceText(path: file.url.path, text: file.text))
        files[index].importedModules = omitter.importedModules
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

    /// The module as its files are parsed.
    ///
    /// - Parameter importable: The names of the other modules that `canImport` finds.
    func sources(importable: Set<String>) -> ModuleSources {
        ModuleSources(
            name: name.text, files: files.map { SourceText(path: $0.url.path, text: $0.text) },
            conditions: Set(conditions), importableModules: importable.union([name.text]))
    }

    /// Adds the file with the list of the view controllers that exist in code only.
    mutating func addScreens(_ screens: CodeScreens) {
        self.screens = screens
        guard !screens.isEmpty, let folder = files.first?.url.deletingLastPathComponent() else {
            return
        }
        let url = folder.appending(path: Self.screensFileName)
        for index in files.indices {
            files[index].add(screens.addition(to: files[index].url.path))
        }
        let text = screens.text(of: name.text, importing: dependencies.map(\.text))
        files.append(SourceFile(url: url, text: text, isGenerated: true))
    }

    /// The number of files of the application.
    var ownFileCount: Int { files.count { !$0.isGenerated } }

    /// Whether the module has the list of view controllers, which may have been left out.
    var hasScreens: Bool {
        files.contains {
            $0.isGenerated && $0.url.lastPathComponent == Self.screensFileName && !$0.isLeftOut
        }
    }

    /// The names of the modules that the files import.
    var importedModules: Set<String> {
        files.reduce(into: []) { $0.formUnion($1.importedModules) }
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

    // MARK: Names

    /// The end of the names of files that aren't the application's.
    private static let generatedEnding = "+Contactsheet.swift"
    private static let screensFileName = "Screens" + generatedEnding
    /// The file by which the executable uses the module.
    static let registrationFileName = "Registration" + generatedEnding

    /// The path of a file with this name in the package.
    func path(of name: String) -> String { "Sources/\(self.name)/\(name)" }

    /// The file's path in the package.
    func path(of file: SourceFile) -> String { path(of: fileName(of: file)) }

    /// Returns the file's name in the package. Names in a module are unique. What has a meaning for the tools
    /// that build the package, or ends as the names of generated files do, is replaced with its code after
    /// an equals sign.
    func fileName(of file: SourceFile) -> String {
        var name = file.url.lastPathComponent
        if !file.isGenerated, name.hasSuffix(Self.generatedEnding) {
            name =
                name.dropLast(Self.generatedEnding.count) + "\u{1}"
                + Self.generatedEnding.dropFirst()
        }
        let unsafe = #"=%"'\$`"#.utf8
        var bytes: [UInt8] = []
        for byte in name.utf8 {
            if byte < 0x20 || byte == 0x7F || unsafe.contains(byte) {
                bytes += "=\(String(byte, radix: 16, uppercase: true))_".utf8
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
