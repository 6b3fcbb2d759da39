/// The arguments that the plugin passes.
struct RewriteArguments: Equatable {
    var module = ""
    /// The folder of the target, in which documents are found.
    var resources = ""
    /// The folder of the rewritten files.
    var output = ""
    var conditions: [String] = []
    /// The modules that the target can import.
    var importable: [String] = []
    /// The files that the compiler gets as they are.
    var unchanged: [String] = []
    /// The files that are rewritten.
    var files: [String] = []

    init() {}

    init(_ arguments: some Collection<String>) throws(RewriteError) {
        var rest = Array(arguments)[...]
        while let name = rest.popFirst() {
            guard name.hasPrefix("--") else {
                files.append(name)
                continue
            }
            guard let value = rest.popFirst() else { throw .noValue(name) }
            switch name {
            case "--module": module = value
            case "--resources": resources = value
            case "--output": output = value
            case "--condition": conditions.append(value)
            case "--importable": importable.append(value)
            case "--unchanged": unchanged.append(value)
            default: throw .unknownOption(name)
            }
        }
        guard !module.isEmpty, !output.isEmpty else { throw .noValue("--module and --output") }
    }
}

enum RewriteError: Error, CustomStringConvertible {
    case noValue(String)
    case unknownOption(String)
    case notRead(String)
    /// A file that ends the parser, and why.
    case notParsed(String, reason: String)

    var description: String {
        switch self {
        case .noValue(let name): "missing value for \(name)"
        case .unknownOption(let name): "unknown option \(name)"
        case .notParsed(let path, let reason): "\(path): \(reason)"
        case .notRead(let path): "\(path) isn't a text file in UTF-8"
        }
    }
}
