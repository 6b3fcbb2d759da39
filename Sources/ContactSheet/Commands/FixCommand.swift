import ArgumentParser
import Foundation
import InterfaceBuilder

struct FixCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "Resolves Auto Layout issues in a document, like Interface Builder's menu.",
        discussion: """
            Edits the file in place and leaves all unrelated bytes unchanged. Prints one line for \
            each change; with --dry-run, prints a diff for `patch -p0` and doesn't write the file.
            """)

    @Argument(help: "The .storyboard or .xib file")
    var file: PathArgument

    @OptionGroup var action: FixOptions

    @Option(
        help: ArgumentHelp(
            "Fix only this view: its object ID, Xcode label, text, or title; repeatable",
            valueName: "view"))
    var view: [String] = []

    @Option(help: "Fix only this scene: its name or object ID")
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
    @Flag(help: "Store the frames that the constraints produce")
    var updateFrames = false

    @Flag(help: "Set the constraints' constants to match the stored frames")
    var updateConstraints = false

    @Flag(help: "Add suggested constraints until no frame is ambiguous")
    var addMissing = false

    @Flag(help: "Replace the constraints with suggested constraints")
    var resetToSuggested = false

    @Flag(help: "Remove the constraints")
    var clear = false

    private var chosen: [LayoutFix] {
        let flags: [(Bool, LayoutFix)] = [
            (updateFrames, .updateFrames), (updateConstraints, .updateConstraints),
            (addMissing, .addMissing), (resetToSuggested, .resetToSuggested), (clear, .clear),
        ]
        return flags.filter(\.0).map(\.1)
    }

    var fix: LayoutFix { chosen[0] }

    func validate() throws {
        guard chosen.count == 1 else {
            throw ValidationError(
                "specify one of --update-frames, --update-constraints, --add-missing, "
                    + "--reset-to-suggested, and --clear")
        }
    }
}
