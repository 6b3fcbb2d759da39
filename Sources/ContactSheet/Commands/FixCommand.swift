import ArgumentParser
import Foundation
import InterfaceBuilder

struct FixCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "Resolves Auto Layout issues in a document, like Interface Builder's menu.",
        // The parser would list every flag as required.
        usage: "\(Command.name) fix <file> --<fix> [<options>]",
        discussion: """
            Edits the file in place and leaves all unrelated bytes unchanged. Prints one line for \
            each change; with --dry-run, prints a diff for `patch -p0` and doesn't write the file.
            """)

    @OptionGroup(title: "Fixes") var action: FixOptions

    @Argument(help: "The .storyboard or .xib file", completion: .documents)
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

    @MainActor mutating func run() async throws {
        try fonts.register()
        try fix(print: Console.print) { Console.print(lines: $0) }
    }

    @MainActor func fix(
        print: (String) -> Void, printDiff: (Data) -> Void
    ) throws {
        let file = file.path
        let revision = try FileRevision(path: file)
        if !dryRun { try revision.checkWritable() }
        let fixer = try DocumentFixer(data: revision.data, fileName: file)
        let fixed = try fixer.fixed(action.fix, FixSelection(views: view, scene: scene))
        if dryRun {
            printDiff(UnifiedDiff.text(path: file, from: revision.data, to: fixed.data))
            return
        }
        if fixed.data != revision.data { try revision.replace(with: fixed.data) }
        fixed.notes.forEach(print)
        if fixed.data == revision.data { print("\(file): no changes") }
    }
}

/// The requested fix, as exactly one flag.
struct FixOptions: ParsableArguments {
    @Flag var fix: LayoutFix
}

extension LayoutFix: EnumerableFlag {
    public static func help(for fix: LayoutFix) -> ArgumentHelp? {
        switch fix {
        case .updateFrames: "Store the frames that the constraints produce"
        case .updateConstraints:
            "Set the constraints' constants to match the stored frames"
        case .addMissing: "Add suggested constraints until no frame is ambiguous"
        case .resetToSuggested: "Replace the constraints with suggested constraints"
        case .clear: "Remove the constraints"
        }
    }
}
