import AtomicFiles
import Foundation

/// The environment variables by which CI systems and schedulers number the parts of a job.
///
/// Sources:
/// - GitLab, docs.gitlab.com/ci/variables/predefined_variables: `CI_NODE_INDEX` is set for parallel
///   jobs only, from 1; `CI_NODE_TOTAL` is 1 for others.
/// - CircleCI, circleci.com/docs/variables: `CIRCLE_NODE_INDEX` is from 0 to `CIRCLE_NODE_TOTAL` - 1.
/// - Buildkite, buildkite.com/docs/pipelines/environment-variables: `BUILDKITE_PARALLEL_JOB`, from 0,
///   and `BUILDKITE_PARALLEL_JOB_COUNT`.
/// - Bazel, bazel.build/reference/test-encyclopedia: `TEST_SHARD_INDEX`, from 0, and
///   `TEST_TOTAL_SHARDS`; the test creates the file `TEST_SHARD_STATUS_FILE`.
/// - Slurm, slurm.schedmd.com/job_array.html: `SLURM_ARRAY_TASK_ID`, from `SLURM_ARRAY_TASK_MIN` to
///   `SLURM_ARRAY_TASK_MAX` in steps of `SLURM_ARRAY_TASK_STEP`; `SLURM_ARRAY_TASK_COUNT` tasks.
/// - Kubernetes, kubernetes.io/docs/tasks/job/indexed-parallel-processing-static:
///   `JOB_COMPLETION_INDEX`, from 0. No variable has the number of completions.
struct ShardVariables {
    private let environment: [String: String]

    init(_ environment: [String: String]) {
        // Variables that are passed on to a container may be empty there.
        self.environment = environment.filter { !$0.value.isEmpty }
    }

    /// The shard that one system names.
    private struct Claim {
        /// The names of the variables that are set.
        let variables: [String]
        let index: Int
        let count: Int?
    }

    /// The variables of a system with an index and a number of shards.
    private struct Pair {
        let index: String
        let count: String?
        /// The index of the first shard.
        let first: Int
    }

    private static let pairs = [
        Pair(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
        Pair(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
        Pair(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
        Pair(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
        Pair(index: "JOB_COMPLETION_INDEX", count: nil, first: 0),
    ]

    /// Returns the shard that the variables name, or `nil` if none are set.
    ///
    /// A system whose job isn't divided is ignored, as of a runner that is itself a task of another
    /// system.
    ///
    /// - Parameter count: The number of shards where no variable has it, or `nil` if the variables
    ///   must have it.
    func shard(count: Int? = nil) throws(ShardError) -> Shard? {
        var claims: [Claim] = []
        for pair in Self.pairs {
            if let claim = try claim(of: pair) { claims.append(claim) }
        }
        if let claim = try slurmClaim() { claims.append(claim) }
        if claims.contains(where: { $0.count != 1 }) { claims.removeAll { $0.count == 1 } }
        guard let first = claims.first else {
            if let count { throw .noVariables(count: count) }
            return nil
        }
        if let claim = claims.first(where: { $0.count == nil }), count == nil {
            throw .noCount(claim.variables[0])
        }
        let shards = claims.map { Shard(index: $0.index, count: $0.count ?? count ?? 1) }
        guard let shard = shards[0], shards.allSatisfy({ $0 == shard }),
            count == nil || count == shard.count
        else {
            let named = claims.count == 1 ? first.variables : claims.flatMap(\.variables)
            throw .contradictory(list(named), count: count)
        }
        return shard
    }

    private func claim(of pair: Pair) throws(ShardError) -> Claim? {
        let index = try number(pair.index)
        var count: Int?
        if let name = pair.count { count = try number(name) }
        guard let index else {
            // The job isn't divided.
            guard let count, count != 1, let name = pair.count else { return nil }
            throw .incomplete(list([name]), missing: pair.index)
        }
        let names = [pair.index] + (count == nil ? [] : [pair.count ?? ""])
        return Claim(variables: names, index: index - pair.first + 1, count: count)
    }

    private func slurmClaim() throws(ShardError) -> Claim? {
        let name = "SLURM_ARRAY_TASK_"
        guard let id = try number(name + "ID") else { return nil }
        guard let first = try number(name + "MIN") else {
            throw .incomplete(list([name + "ID"]), missing: name + "MIN")
        }
        let (last, count) = (try number(name + "MAX"), try number(name + "COUNT"))
        let step = try number(name + "STEP") ?? 1
        let variables = ["ID", "MIN", "MAX", "STEP", "COUNT"].map { name + $0 }
            .filter { environment[$0] != nil }
        guard last != nil || count != nil else {
            throw .incomplete(list(variables), missing: name + "MAX")
        }
        guard step > 0, id >= first, (id - first).isMultiple(of: step),
            last.map({ $0 >= id }) ?? true
        else { throw .contradictory(list(variables), count: nil) }
        let length = last.map { ($0 - first) / step + 1 }
        if let length, let count, length != count {
            throw .irregularArray(list(variables))
        }
        return Claim(
            variables: variables, index: (id - first) / step + 1, count: length ?? count)
    }

    /// Returns the value of a variable, or `nil` if it isn't set.
    private func number(_ name: String) throws(ShardError) -> Int? {
        guard let text = environment[name] else { return nil }
        // Slurm's indices and every count fit; larger numbers could overflow.
        guard let number = Int(text), (0...1_000_000_000).contains(number) else {
            throw .notANumber(name, text)
        }
        return number
    }

    /// Returns the variables with their values, such as `CI_NODE_INDEX=6, CI_NODE_TOTAL=5`.
    private func list(_ names: [String]) -> String {
        names.map { "\($0)=\(environment[$0] ?? "")" }.joined(separator: ", ")
    }

    /// Creates the file by which Bazel recognizes that a test divides its work, or changes its date.
    func confirmSupport() throws(FileError) {
        guard let path = environment["TEST_SHARD_STATUS_FILE"] else { return }
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw FileError(.write, path, code: errno) }
        defer { close(file) }
        futimens(file, nil)
    }
}

/// An error in the variables that name a shard.
enum ShardError: Error, Hashable, CustomStringConvertible {
    case notANumber(String, String)
    case incomplete(String, missing: String)
    case contradictory(String, count: Int?)
    /// The indices of a Slurm array have gaps.
    case irregularArray(String)
    case noCount(String)
    case noVariables(count: Int)

    var description: String {
        switch self {
        case .notANumber(let name, let value):
            "--shard auto: \(name) is “\(value)”, but must be a whole number"
        case .incomplete(let given, let missing):
            "--shard auto: \(given), but \(missing) isn't set — specify the shard, such as"
                + " --shard 2/5"
        case .contradictory(let given, let count):
            "--shard auto\(count.map { "/\($0)" } ?? ""): contradictory variables: \(given) —"
                + " specify the shard, such as --shard 2/5"
        case .irregularArray(let given):
            "--shard auto: contradictory variables: \(given) — submit an array without gaps, such"
                + " as --array=1-5, or specify the shard"
        case .noCount(let name):
            "--shard auto: \(name) is set, but no variable has the number of shards — specify it,"
                + " such as --shard auto/5"
        case .noVariables(let count):
            "--shard auto/\(count): no variables of a CI system name the shard — specify it, such"
                + " as --shard 1/\(count)"
        }
    }
}
