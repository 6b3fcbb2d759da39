import ArgumentParser
import Foundation
import InterfaceEditing
import TextDifferences

struct FixCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "Edits a document's constraints and frames, like Interface Builder's menus.",
        // The parser wouldn't list one of the fixes as required.
        usage: "\(Command.name) fix <file> --<fix> [<options>]",
        discussion: """
            Edits files in place and leaves all unrelated bytes unchanged. Prints one line for \
            each change; with --dry-run, prints a diff for `patch -p0` and doesn't write the file.
            """)

    @OptionGroup(title: "Fixes") var action: FixOptions

    @Argument(
        help: "The .storyboard or .xib file, or an Xcode project for all its documents",
        completion: .documents)
    var file: PathArgument

    @Option(
        help: ArgumentHelp(
            "Fix only this view: its object ID, Xcode label, text, or title; repeatable",
            valueName: "view"))
    var view: [String] = []

    @Option(
        help: ArgumentHelp("Fix only this scene: its name or object ID", valueName: "name"),
        completion: .sceneNames)
    var scene: String?

    @Flag(help: "Print a diff instead of writing the file")
    var dryRun = false

    @OptionGroup var fonts: FontOptions
    @OptionGroup(title: "Settings Options") var settings: SettingsOptions

    @MainActor mutating func run() async throws {
        try fonts.register()
        try ProjectDocuments(file).forEach { path in
            try fix(path, print: Console.print) { Console.print(lines: $0) }
        }
    }

    @MainActor func fix(
        _ file: String, print: (String) -> Void, printDiff: (Data) -> Void
    ) throws {
        let revision = try FileRevision(path: file)
        if !dryRun { try revision.checkWritable() }
        let fixer = try DocumentFixer(data: revision.data, fileName: file)
        let fixed = try action.apply(fixer, FixSelection(views: view, scene: scene))
        if dryRun {
            printDiff(UnifiedDiff.text(path: file, from: revision.data, to: fixed.data))
            return
        }
        if fixed.data != revision.data { try revision.replace(with: fixed.data) }
        fixed.notes.forEach(print)
        if fixed.data == revision.data { print("\(file): no changes") }
    }
}
