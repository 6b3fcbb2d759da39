/// The literals of a package's manifest.
struct PackageManifest {
    struct Target {
        let name: String
        let isExecutable: Bool
        let path: String?
        /// The names of targets and products.
        let dependencies: [String]
        /// The target's settings, named as in Xcode.
        let settings: [String: String]
    }

    private let text: String
    /// The lists of dependencies, from their beginning to their end.
    private let dependencyLists: [Range<String.Index>]

    init(_ text: String) {
        self.text = Self.withoutComments(text)
        dependencyLists = Self.dependencyLists(self.text)
    }

    private static func dependencyLists(_ text: String) -> [Range<String.Index>] {
        let starts = Set(
            text.ranges(of: /dependencies:\s*\[/).map { text.index(before: $0.upperBound) })
        var open: [String.Index] = []
        var lists: [Range<String.Index>] = []
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            if byte == UInt8(ascii: "[") { open.append(index) }
            if byte == UInt8(ascii: "]"), let start = open.popLast(), starts.contains(start) {
                lists.append(start..<index)
            }
        }
        // A list without an end contains the rest.
        return lists + open.filter(starts.contains).map { $0..<text.endIndex }
    }

    /// Comments at the end of a line are removed. The slashes of an address are no comment.
    private static func withoutComments(_ text: String) -> String {
        let tools = text.prefixMatch(of: /\/\/ *swift-tools-version.*/)?.output ?? ""
        return tools + "\n" + text.replacing(/(^|[^:\/])\/\/.*/) { $0.1 }
    }

    /// The settings of all targets, named as in Xcode.
    var settings: [String: String] {
        let isSwift6 =
            text.contains(/^\/\/ *swift-tools-version: *6/)
            && !text.contains(/swiftLanguage(?:Modes|Versions):\s*\[\s*\.v5/)
        return [
            "SWIFT_VERSION": isSwift6 ? "6" : "5", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG",
        ]
    }

    var localPaths: [String] {
        text.matches(of: /\.package\((?:\s*name:\s*"[^"]*",)?\s*path:\s*"([^"]+)"/)
            .map { String($0.1) }
    }

    var remotePackages: [RemotePackage] {
        text.matches(of: /\.package\(\s*(?:name:\s*"[^"]*",\s*)?url:\s*"([^"]+)"/).compactMap {
            match in
            guard let end = Self.end(ofArguments: text[match.range.upperBound...]) else {
                return nil
            }
            return RemotePackage(
                address: String(match.1), arguments: text[match.range.upperBound..<end])
        }
    }

    /// The targets of each library product.
    var products: [String: [String]] {
        let matches = text.matches(
            of: /\.library\(\s*name:\s*"([^"]+)"[^\[\]]{0,200}?targets:\s*\[([^\]]*)\]/)
        return Dictionary(
            matches.map { match in
                (String(match.1), match.2.matches(of: /"([^"]+)"/).map { String($0.1) })
            }, uniquingKeysWith: { first, _ in first })
    }

    var targets: [Target] {
        let next = /\.(?:target|executableTarget|testTarget|binaryTarget|macro|plugin)\(\s*name:/
        return text.matches(of: /\.(target|executableTarget)\(\s*name:\s*"([^"]+)"/)
            .prefix(Self.limit.targets).compactMap { match in
                let rest = text[match.range.upperBound...]
                // A dependency on a target has nothing but a name.
                guard
                    rest.drop(while: \.isWhitespace).first != ")"
                        || !dependencyLists.contains(where: { $0.contains(match.range.lowerBound) })
                else { return nil }
                let end = Self.end(ofArguments: rest)
                let own = rest[
                    ..<(end ?? rest.firstMatch(of: next)?.range.lowerBound ?? rest.endIndex)]
                return Target(
                    name: String(match.2), isExecutable: match.1 == "executableTarget",
                    path: own.firstMatch(of: /\bpath:\s*"([^"]+)"/).map { String($0.1) },
                    dependencies: Self.dependencies(own), settings: Self.settings(own))
            }
    }

    /// The largest number of bytes of a target or dependency, and of targets.
    private static let limit = (length: 20_000, targets: 2_000)

    /// Returns the end of the arguments of a call, whose parenthesis is open.
    private static func end(ofArguments rest: Substring) -> String.Index? {
        var depth = 1
        var isText = false
        for index in rest.utf8.indices.prefix(limit.length) {
            switch rest.utf8[index] {
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: "(") where !isText: depth += 1
            case UInt8(ascii: ")") where !isText: depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func dependencies(_ own: Substring) -> [String] {
        guard let start = own.firstRange(of: /dependencies:\s*\[/) else { return [] }
        var depth = 1
        let list = own[start.upperBound...].prefix { character in
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            return depth > 0
        }
        let names = list.replacing(/(?:package|condition):\s*"[^"]*"/, with: "")
        return names.matches(of: /"([^"]+)"/).map { String($0.1) }
    }

    private static func settings(_ own: Substring) -> [String: String] {
        var settings: [String: String] = [:]
        let defines = own.matches(of: /\.define\(\s*"([^"]+)"/).map { String($0.1) }
        if !defines.isEmpty {
            settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] =
                "$(inherited) " + defines.joined(separator: " ")
        }
        if let mode = own.firstMatch(of: /swiftLanguage(?:Mode|Version)\(\s*\.v(\d)/) {
            settings["SWIFT_VERSION"] = String(mode.1)
        }
        if own.contains(/defaultIsolation\(\s*MainActor\.self/) {
            settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] = "MainActor"
        }
        return settings
    }
}
