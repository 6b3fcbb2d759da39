/// The command line of the benchmark.
struct Options {
    var systems: String?
    /// Seconds for the rounds of one system.
    var budget = 2.0
    /// Without kiwi.
    var isAlone = false
    private var families: [String] = []

    init(_ arguments: some Sequence<String>) {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--systems": systems = rest.popFirst()
            case "--alone": isAlone = true
            case "--budget": budget = rest.popFirst().flatMap(Double.init) ?? budget
            default: families.append(argument)
            }
        }
    }

    /// A family is chosen by its name or its first word; with a folder and no family none is.
    func includes(_ name: String) -> Bool {
        families.isEmpty ? systems == nil : families.contains { name == $0 || name.hasPrefix($0 + " ") }
    }
}
