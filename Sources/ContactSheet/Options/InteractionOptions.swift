import ArgumentParser
import ContactSheetDevices
import ContactSheetDiagnostics
import ContactSheetPreviews

/// The interactions that are performed on every screen before it is rendered.
///
/// All steps are values of one option, because the parser doesn't preserve the order of different
/// options. Short forms are expanded before parsing.
struct InteractionOptions: ParsableArguments {
    @Option(
        name: .customLong("perform"),
        help: ArgumentHelp(
            "Perform a step on each screen, such as \"tap Save\"; repeatable",
            discussion: """
                Steps: \(Interaction.forms.joined(separator: "; ")). The options below are short \
                forms. All steps are performed in command-line order.
                """,
            valueName: "step"))
    var steps: [StepValue] = []

    // The short forms are declared for the help and the completion only.

    @Option(help: ArgumentHelp("Tap a view", valueName: "view"))
    var tap: [String] = []

    @Option(
        name: .customLong("type"), help: ArgumentHelp("Type a text", valueName: "text"))
    var typed: [String] = []

    @Option(help: ArgumentHelp("Type the text of --type into this view", valueName: "view"))
    var into: [String] = []

    @Option(help: ArgumentHelp("Scroll a view by a distance", valueName: "view:dx,dy"))
    var scroll: [String] = []

    @Option(help: ArgumentHelp("Press a view for a second", valueName: "view"))
    var longPress: [String] = []

    @Option(help: ArgumentHelp("Pan a view by a distance", valueName: "view:dx,dy"))
    var pan: [String] = []

    @Option(
        help: ArgumentHelp("Turn the device", valueName: "orientation"),
        completion: .list(Orientation.optionWords.map(\.word)))
    var turn: [String] = []

    @Option(
        name: .customLong("as"),
        help: ArgumentHelp(
            "The name of the steps, appended to the preview's name; by default, the steps",
            valueName: "name"))
    var label: String?

    func validate() throws {
        if let view = into.first {
            throw ValidationError("--into \(view): specify --type TEXT in front of it")
        }
    }
}

/// A step, such as `tap Save`.
struct StepValue: OptionValue {
    let interaction: Interaction

    init(option text: String) throws(OptionError) {
        guard let interaction = Interaction(text: text) else {
            let verb = text.prefix { $0 != " " }
            let forms = Dictionary(
                grouping: Interaction.forms, by: { String($0.prefix { $0 != " " }) })
            let near = SimilarNames.of(String(verb), among: forms.keys.sorted())
                .flatMap { forms[$0] ?? [] }
            throw OptionError(
                "unknown step — use one of: "
                    + (near.isEmpty ? Interaction.forms : near).joined(separator: ", "))
        }
        self.interaction = interaction
    }
}

extension InteractionOptions {
    /// Returns the previews after the steps. They have their own names, so that no image or
    /// reference of the original screen is replaced.
    ///
    /// Steps can't be combined with references of previews in code, because a run without the steps
    /// would remove those references.
    func perform(
        on previews: ChosenPreviews, forReferences: Bool = false
    ) throws(UsageError) -> ChosenPreviews {
        let interactions = steps.map(\.interaction)
        guard !interactions.isEmpty else {
            if let label { throw .labelWithoutSteps(label) }
            return previews
        }
        if forReferences, previews.ownsFolder { throw .stepsForOwnReferences }
        var performed = previews
        performed.input.steps = interactions
        performed.input.stepsName = try name(of: interactions)
        performed.chosen = previews.chosen.map(performed.input.performed)
        performed.all = previews.all.map(performed.input.performed)
        return performed
    }

    private func name(of interactions: [Interaction]) throws(UsageError) -> String {
        let name = label ?? interactions.map(\.label).joined(separator: ", ")
        if name.contains("/") { throw .badLabel(name, reason: "contains a slash") }
        if let reason = PreviewName.invalidReason(of: name) {
            throw .badLabel(name, reason: reason)
        }
        return name
    }
}

extension InteractionOptions {
    /// Returns the arguments with the short forms of steps expanded to `--perform`.
    static func spelledOut(_ arguments: [String]) throws(UsageError) -> [String] {
        guard arguments.contains(where: ShortStep.isName),
            let syntax = CommandSyntax(of: Command.self, for: arguments)
        else { return arguments }
        var result: [String] = []
        var rest = syntax.parts(of: arguments)[...]
        while let part = rest.popFirst() {
            guard let option = part.name.flatMap(ShortStep.init) else {
                result += part.words
                continue
            }
            let view = option == .type && rest.first?.name == "into" ? rest.popFirst() : nil
            let value = part.value ?? ""
            guard let step = option.step(value, into: view.map { $0.value ?? "" }) else {
                throw .badShortStep(
                    option: "--\(option.rawValue)", value: value, form: option.form)
            }
            result += ["--perform", step.description]
        }
        return result
    }
}

/// An option that is the short form of a step.
private enum ShortStep: String, CaseIterable {
    case tap
    case type
    case scroll
    case longPress = "long-press"
    case pan
    case turn

    /// Whether a word begins with the name of one of the options.
    static func isName(_ word: String) -> Bool {
        allCases.contains { word.hasPrefix("--\($0.rawValue)") }
    }

    var form: String {
        switch self {
        case .tap, .longPress: "VIEW"
        case .type: "TEXT --into VIEW"
        case .scroll, .pan: "VIEW:DX,DY"
        case .turn: "ORIENTATION"
        }
    }

    func step(_ value: String, into view: String?) -> Interaction? {
        guard !value.isEmpty, view?.isEmpty != true else { return nil }
        switch self {
        case .tap: return .tap(value)
        case .longPress: return .longPress(value)
        case .type: return .type(value, into: view)
        case .turn: return Interaction(text: "turn \(value)")
        case .scroll: return moved(value).map { .scroll($0, by: $1) }
        case .pan: return moved(value).map { .pan($0, by: $1) }
        }
    }

    /// Returns the name before the last colon, and the two distances after it.
    private func moved(_ value: String) -> (String, CGPoint)? {
        guard let colon = value.lastIndex(of: ":"),
            case .pan(_, let way) = Interaction(text: "pan x by \(value[colon...].dropFirst())")
        else { return nil }
        let name = String(value[..<colon])
        return name.isEmpty ? nil : (name, way)
    }
}
