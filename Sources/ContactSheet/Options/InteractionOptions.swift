import ArgumentParser
import Previews

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
                Steps: \(Interaction.forms.joined(separator: "; ")). Short forms, performed in \
                command-line order: --tap VIEW, --type TEXT --into VIEW, --scroll VIEW:DX,DY, \
                --long-press VIEW, --pan VIEW:DX,DY, --turn ORIENTATION.
                """,
            valueName: "step"))
    var steps: [String] = []

    @Option(
        name: .customLong("as"),
        help: "The name of the steps, appended to the preview's name (default: the steps)")
    var label: String?
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
        let interactions = try interactions()
        guard !interactions.isEmpty else {
            if let label { throw .labelWithoutSteps(label) }
            return previews
        }
        if forReferences, previews.ownsFolder { throw .stepsForOwnReferences }
        let name = try name(of: interactions)
        var performed = previews
        func perform(_ preview: Preview) -> Preview {
            preview.performing(interactions, named: "\(preview.name)/\(name)")
        }
        performed.chosen = previews.chosen.map(perform)
        performed.all = previews.all.map(perform)
        return performed
    }

    private func interactions() throws(UsageError) -> [Interaction] {
        var interactions: [Interaction] = []
        for step in steps {
            guard let interaction = Interaction(text: step) else { throw .badStep(step) }
            interactions.append(interaction)
        }
        return interactions
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
        var result: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" { return result + [argument] + rest }
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            guard let option = parts.first.flatMap(ShortStep.init) else {
                result.append(argument)
                continue
            }
            let value = parts.count > 1 ? parts[1] : rest.popFirst() ?? ""
            var view: String?
            if option == .type, rest.first == "--into" {
                rest.removeFirst()
                view = rest.popFirst()
            }
            guard let step = option.step(value, into: view) else {
                throw .badShortStep(option: option.rawValue, value: value, form: option.form)
            }
            result += ["--perform", step.description]
        }
        return result
    }
}

/// An option that is the short form of a step.
private enum ShortStep: String {
    case tap = "--tap"
    case type = "--type"
    case scroll = "--scroll"
    case longPress = "--long-press"
    case pan = "--pan"
    case turn = "--turn"

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
