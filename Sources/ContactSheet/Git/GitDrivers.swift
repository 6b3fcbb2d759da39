import ArgumentParser
import AtomicFiles
import ContactSheetSnapshots
import Foundation

/// Makes Git show references as texts, and merge them without markers of conflicts.
struct InstallGitDriversCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install-git-drivers",
        abstract: "Makes `git diff` and `git merge` understand references.",
        discussion: """
            Adds a line to the .gitattributes file of the repository, and three settings to its \
            configuration, which each clone needs. `git diff` and `git log -p` then show the views \
            and properties that changed instead of drawings, and a reference that two branches \
            changed keeps its contents and is named, so that it can be recorded again. Those of a \
            container are merged one by one.
            """)

    @OptionGroup(title: "Reference Options") var references: ReferenceOptions

    func run() async throws {
        let repository = try await GitRepository()
        let folder = try repository.path(of: references.snapshots.path)
        let isContainer = SnapshotStore.isContainer(references.snapshots.path)
        let pattern =
            isContainer
            ? folder
            : (folder.isEmpty ? "" : "\(folder)/") + "**/*.\(references.referenceFormat.value)"
        // A container is a binary file, also if other lines of the file make all files texts.
        let line =
            "\(pattern.attributePattern) diff=contactsheet merge=contactsheet"
            + (isContainer ? " -text" : "")
        let path = repository.root + "/.gitattributes"
        // Other lines keep their bytes, whatever their encoding is.
        var data = FileManager.default.contents(atPath: path) ?? Data()
        if data.split(separator: UInt8(ascii: "\n")).contains(where: { $0.elementsEqual(line.utf8) }
        ) {
            Console.print(".gitattributes already has the line: \(line)")
        } else {
            if let last = data.last, last != UInt8(ascii: "\n") { data += Data("\n".utf8) }
            try AtomicFile.write(data + Data("\(line)\n".utf8), to: path)
            Console.print("added to .gitattributes: \(line)")
        }
        let command = Self.command
        for (key, value) in [
            ("diff.contactsheet.textconv", "\(command) \(ReferenceTextCommand.name)"),
            ("merge.contactsheet.name", "references of contactsheet"),
            ("merge.contactsheet.driver", "\(command) \(MergeReferencesCommand.name) %O %A %B %P"),
        ] {
            try await repository.configure(key, value)
            Console.print("set \(key) to: \(value)")
        }
    }

    /// The program as Git starts it: by its name if it was found in `PATH`.
    private static var command: String {
        let first = CommandLine.arguments.first ?? Command.name
        return first.contains("/") ? URL.currentExecutable.path.shellQuoted : first
    }
}

/// Prints what a reference says, for `git diff`.
struct ReferenceTextCommand: ParsableCommand {
    static let name = "reference-text"
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Prints the texts of a reference.", shouldDisplay: false)

    @Argument(help: "The reference") var file: PathArgument

    func run() throws {
        if let container = ContainerText(file.path) {
            return container.forEach { Console.write($0, to: .output) }
        }
        let data = try readBytes(of: file)
        // Other files are shown as they are.
        Console.write(
            ReferenceText(data)?.text ?? String(decoding: data, as: UTF8.self), to: .output)
    }
}

/// Merges two references, for `git merge`.
struct MergeReferencesCommand: ParsableCommand {
    static let name = "merge-references"
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Merges references.", shouldDisplay: false)

    @Argument(help: "The common ancestor") var ancestor: PathArgument
    @Argument(help: "The present reference, which is replaced by the result") var ours: PathArgument
    @Argument(help: "The reference of the other branch") var theirs: PathArgument
    @Argument(help: "The path of the reference in the repository") var path: PathArgument

    func run() throws {
        if SnapshotStore.isContainer(path.path) { return try mergeContainers() }
        let (old, own, other) = (
            try readBytes(of: ancestor), try readBytes(of: ours), try readBytes(of: theirs)
        )
        if own == other || other == old { return }
        if own == old { return try AtomicFile.write(other, to: ours.path) }
        report(path.path, old: old.isEmpty ? nil : old, own: own, other: other)
        throw ExitCode.different
    }

    /// Merges the references of two containers.
    private func mergeContainers() throws {
        let merge = try ContainerMerge(
            ours.path, theirs.path, ancestor: ancestor.path, name: path.path)
        for conflict in merge.conflicts {
            report(
                "\(path.path)/\(conflict.path)", old: conflict.old, own: conflict.own,
                other: conflict.other)
        }
        if !merge.conflicts.isEmpty { throw ExitCode.different }
    }

    /// Names a reference that both branches changed, and what each has changed.
    private func report(_ path: String, old: Data?, own: Data?, other: Data?) {
        Console.error("\(path): both branches changed it — record it again")
        Console.error("    this branch: \(change(from: old, to: own))")
        Console.error("    other branch: \(change(from: old, to: other))")
    }

    private func change(from old: Data?, to new: Data?) -> String {
        guard let new else { return "removed" }
        guard let old else { return "added" }
        guard let text = ReferenceText(new), let before = ReferenceText(old) else {
            return "not a reference"
        }
        let changes = text.changes(from: before)
        // Equal views can be drawn in another way.
        return (changes.first ?? "drawing changed")
            + (changes.count > 1 ? ", and \(changes.count - 1) more" : "")
    }
}

private func readBytes(of file: PathArgument) throws(FileError) -> Data {
    guard let data = FileManager.default.contents(atPath: file.path) else {
        throw FileError(.read, file.path, code: errno == 0 ? ENOENT : errno)
    }
    return data
}

extension String {
    /// A pattern of attributes, with quotation marks if it contains spaces.
    fileprivate var attributePattern: String {
        contains(where: \.isWhitespace)
            ? "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" : self
    }
}
