import ArgumentParser
import Foundation
import InterfaceBuilder

struct FixCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fix",
        abstract: "Resolves layout issues in a document, as Interface Builder's menu does.",
        discussion: """
            Edits the file in place and leaves every other byte of it as it is. What was changed is \
            printed, a line each; --dry-run prints a diff that patch -p0 applies, and writes nothing.
            """)

    @Argument(help: "The .storyboard or .xib file.")
    var file: PathArgument

    @OptionGroup var action: FixOptions

    @Option(
        help: ArgumentHelp(
            "A view: its object id, its label in Xcode, its text or title; may be repeated.",
            valueName: "view"))
    var view: [String] = []

    @Option(help: "A scene's name or object id; all scenes without it.")
    var scene: String?

    @Flag(help: "Print the change as a diff, and write nothing.")
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
        if fixed.data == revision.data { print("\(file): nothing to change") }
    }
}

/// Which fix is wanted: one of the flags.
struct FixOptions: ParsableArguments {
    @Flag(help: "Store the frames that the constraints say.")
    var updateFrames = false

    @Flag(help: "Give constraints the constants that the stored frames say.")
    var updateConstraints = false

    @Flag(help: "Add suggested constraints until no frame is undetermined.")
    var addMissing = false

    @Flag(help: "Replace the constraints by suggested ones.")
    var resetToSuggested = false

    @Flag(help: "Remove the constraints.")
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
                "give one of --update-frames, --update-constraints, --add-missing, "
                    + "--reset-to-suggested and --clear")
        }
    }
}
