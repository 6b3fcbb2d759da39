/// The command line of the benchmark.
struct Options {
    var systems: String?
    /// Seconds for the rounds of one system.
    var budget = 2.0
    /// Without kiwi.
    var isAlone = false
    /// With kiwi also where it takes very long.
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

    /// A family is chosen by its name or its first word; with a folder and no name none is.
    func includes(_ name: String) -> Bool {
        if families.isEmpty { return systems == nil }
        return families.contains { name == $0 || name.hasPrefix($0 + " ") }
    }
}
