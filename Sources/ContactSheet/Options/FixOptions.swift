import ArgumentParser
import Foundation
import InterfaceEditing

/// The requested fix, as exactly one flag or option.
struct FixOptions: ParsableArguments {
    @Flag var fixes: [LayoutFix] = []

    @Option(
        help: ArgumentHelp(
            "Align the views with the first one, or with the center of their container; "
                + "comma-separated",
            valueName: "edges"))
    var align: WordList<ConstraintAlignment>?

    @Option(
        help: ArgumentHelp(
            "Add the spaces to the nearest neighbors, or sizes, with the values on the canvas, "
                + "NAME=POINTS, or NAME=standard; comma-separated",
            valueName: "constraints"))
    var pin: PinList?

    @Option(
        help: ArgumentHelp(
            "Add constraints between two views, or between a view and its container; "
                + "comma-separated",
            valueName: "constraints"))
    var controlDrag: WordList<ControlDragConnection>?

    @Flag(help: "Set the constants of spaces to the standard value")
    var standardValues = false

    @Option(help: ArgumentHelp("Delete the constraint with this object ID", valueName: "id"))
    var delete: String?

    @Option(
        help: ArgumentHelp(
            "After an edit of constraints, update the frames of its items or of all views of the "
                + "scene",
            valueName: "views"))
    var updateFramesOf: Choice<FrameUpdateScope>?

    /// The requested edits of constraints with their options; at most one is valid.
    private var edits: [(option: String, edit: ConstraintEdit)] {
        [
            align.map { ("--align", .align($0.values)) },
            pin.map { ("--pin", .pin($0.pins)) },
            controlDrag.map { ("--control-drag", .controlDrag($0.values)) },
            standardValues ? ("--standard-values", .useStandardValues) : nil,
            delete.map { ("--delete", .delete($0)) },
        ].compactMap { $0 }
    }

    private static let editOptions = [
        "--align", "--pin", "--control-drag", "--standard-values", "--delete",
    ]

    mutating func validate() throws {
        let given = fixes.map(\.option) + edits.map(\.option)
        if given.isEmpty {
            let all = LayoutFix.allCases.map(\.option) + Self.editOptions
            let names = all.map { "'\($0)'" }.joined(separator: ", ")
            throw ValidationError("missing one of: \(names)")
        }
        if given.count > 1 {
            throw ValidationError(
                "\(given[0]) and \(given[1]) can't be used together — specify one of them")
        }
        if updateFramesOf != nil, let fix = fixes.first {
            throw ValidationError(
                "--update-frames-of can't be used with \(fix.option) — run fix --update-frames")
        }
    }

    /// Applies the fix or edit.
    @MainActor func apply(
        _ fixer: DocumentFixer, _ selection: FixSelection
    ) throws -> FixedDocument {
        if let edit = edits.first?.edit {
            return try fixer.fixed(edit, selection, updating: updateFramesOf?.value ?? .none)
        }
        guard let fix = fixes.first else { throw ValidationError("missing fix") }
        return try fixer.fixed(fix, selection)
    }
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

    /// The flag on the command line.
    var option: String {
        switch self {
        case .updateFrames: "--update-frames"
        case .updateConstraints: "--update-constraints"
        case .addMissing: "--add-missing"
        case .resetToSuggested: "--reset-to-suggested"
        case .clear: "--clear"
        }
    }
}

extension FrameUpdateScope: OptionChoice {
    static var optionKind: String { "scope" }
}

/// Comma-separated values of an enumeration, in the order in which they are specified.
struct WordList<Value: OptionChoice>: OptionValue {
    let values: [Value]

    init(option text: String) throws(OptionError) {
        var values: [Value] = []
        for word in text.commaSeparated {
            let value = try Choice<Value>(option: word, of: text).value
            if !values.contains(value) { values.append(value) }
        }
        guard !values.isEmpty else {
            throw OptionError(
                unknown: text, Value.optionKind, of: text, among: Self.allValueStrings)
        }
        self.values = values
    }

    static var allValueStrings: [String] { Value.optionWords.map(\.word) }

    static var defaultCompletionKind: CompletionKind { .commaSeparated(allValueStrings) }
}

/// Comma-separated constraints of the menu "Pin", such as `leading,width=157,top=standard`.
struct PinList: OptionValue {
    let pins: [ConstraintPin]

    init(option text: String) throws(OptionError) {
        var pins: [ConstraintPin] = []
        for word in text.commaSeparated {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map(String.init)
            let kind = try Choice<ConstraintPin.Kind>(option: parts[0], of: text).value
            let value = try parts.count > 1 ? Self.value(parts[1], of: kind) : .canvas
            pins.append(ConstraintPin(kind, value))
        }
        guard !pins.isEmpty else {
            throw OptionError(
                unknown: text, "constraint", of: text, among: Self.allValueStrings)
        }
        self.pins = pins
    }

    private static func value(
        _ text: String, of kind: ConstraintPin.Kind
    ) throws(OptionError) -> ConstraintPin.Value {
        if text == "standard", kind.hasStandardValue { return .standard }
        guard kind.hasConstant else { throw OptionError("\(kind.rawValue) has no value") }
        guard let number = Double(text), number.isFinite, abs(number) <= 10_000 else {
            let words = kind.hasStandardValue ? "a number of points or 'standard'" : "points"
            throw OptionError("expected \(words) after \(kind.rawValue)=")
        }
        return .constant(number)
    }

    static var allValueStrings: [String] { Choice<ConstraintPin.Kind>.allValueStrings }

    static var defaultCompletionKind: CompletionKind { .commaSeparated(allValueStrings) }
}
