import ArgumentParser
import ContactSheetSnapshots

/// The references that `test` writes.
struct UpdateOptions: ParsableArguments {
    @Option(
        name: [.customShort("u"), .long],
        help: ArgumentHelp(
            "Write references: missing ones, changed ones as well, or all; fails if CI is set",
            valueName: "references"))
    var updateSnapshots: Choice<ReferenceUpdate> = "none"

    var policy: SnapshotTest.Policy { updateSnapshots.value.policy }
}

/// The values of `--update-snapshots`, which are those of Playwright.
enum ReferenceUpdate: String, OptionChoice {
    case none, missing, changed, all

    static var optionKind: String { "kind of references" }

    var policy: SnapshotTest.Policy {
        switch self {
        case .none: .compare
        case .missing: .recordMissing
        case .changed: .record
        case .all: .recordAll
        }
    }
}
