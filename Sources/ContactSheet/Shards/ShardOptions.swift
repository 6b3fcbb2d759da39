import ArgumentParser
import Foundation

/// The part of the snapshots that a process compares.
struct ShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Compare only this share of the snapshots, such as 2/5; auto reads the variables of \
            the CI system, auto/5 those without the number of shards
            """, valueName: "shard"))
    var shard: ShardValue?

    /// Returns the shard of this process, and reports on standard error if it isn't determined by
    /// the environment.
    ///
    /// - Throws: `ShardError`, or `FileError` for the file of Bazel's protocol.
    func resolved(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        note: (String) -> Void = Console.error
    ) throws -> Shard {
        switch shard {
        case nil: return .whole
        case .shard(let shard): return shard
        case .automatic(let count):
            let variables = ShardVariables(environment)
            let found = try variables.shard(count: count)
            try variables.confirmSupport()
            if found == nil {
                note("note: no variables of a CI system name a shard, so this is the whole run")
            }
            return found ?? .whole
        }
    }
}

/// The value of `--shard`.
enum ShardValue: OptionValue, Hashable {
    case shard(Shard)
    /// The shard that the environment names, of this number of shards if the environment has none.
    case automatic(count: Int?)

    init(option text: String) throws(OptionError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if parts == ["auto"] {
            self = .automatic(count: nil)
        } else if parts.count == 2, parts[0] == "auto", let count = Int(parts[1]),
            (1...Shard.maximumCount).contains(count)
        {
            self = .automatic(count: count)
        } else if parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]),
            let shard = Shard(index: index, count: count)
        {
            self = .shard(shard)
        } else {
            throw OptionError(
                "expected a shard and the number of shards, such as 2/5, or auto, or auto/5")
        }
    }
}
