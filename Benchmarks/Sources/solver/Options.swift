/// The command line of the benchmark.
struct Options {
    var systems: String?
    /// The time for the rounds of one system, in seconds.
    var budget = 2.0
    /// Whether to run without kiwi.
    var isAlone = false
    /// Whether to run kiwi even if it takes very long.
    var isPatient = false
    private var families: [String] = []

    init(_ arguments: some Sequence<String>) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--systems": systems = rest.popFirst()
            case "--alone": isAlone = true
            case "--patient": isPatient = true
            case "--budget": budget = rest.popFirst().flatMap(Double.init) ?? budget
            default: families.append(argument)
            }
        }
    }

    /// Whether a family is selected by its name or its first word. If a folder but no name is
    /// given, none is.
    func includes(_ name: String) -> Bool {
        if families.isEmpty { return systems == nil }
        return families.contains { name == $0 || name.hasPrefix($0 + " ") }
    }
}
