import Foundation
import Testing

@testable import ContactSheet

/// Source: the pages that `ShardVariables` names.
@Suite struct ShardVariablesTests {
    private func shard(_ variables: String, count: Int? = nil) throws -> String? {
        try ShardVariables(environment(variables)).shard(count: count)?.description
    }

    private func error(_ variables: String, count: Int? = nil) -> String? {
        #expect(throws: ShardError.self) { try shard(variables, count: count) }?.description
    }

    /// Returns the variables of text such as `A=1 B=2`.
    private func environment(_ variables: String) -> [String: String] {
        let pairs = variables.split(separator: " ").map { $0.split(separator: "=") }
        return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
    }

    @Test(arguments: [
        "CI_NODE_INDEX=2 CI_NODE_TOTAL=5",
        "CIRCLE_NODE_INDEX=1 CIRCLE_NODE_TOTAL=5",
        "BUILDKITE_PARALLEL_JOB=1 BUILDKITE_PARALLEL_JOB_COUNT=5",
        "TEST_SHARD_INDEX=1 TEST_TOTAL_SHARDS=5",
        "SLURM_ARRAY_TASK_ID=11 SLURM_ARRAY_TASK_MIN=10 SLURM_ARRAY_TASK_MAX=14",
        "SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_COUNT=5",
        """
        SLURM_ARRAY_TASK_ID=3 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=9 \
        SLURM_ARRAY_TASK_STEP=2 SLURM_ARRAY_TASK_COUNT=5
        """,
    ])
    func everySystemNumbersItsShards(variables: String) throws {
        #expect(try shard(variables) == "shard 2 of 5")
        #expect(try shard(variables, count: 5) == "shard 2 of 5")
        #expect(error(variables, count: 4)?.contains("contradictory variables: ") == true)
    }

    @Test func kubernetesHasNoTotal() throws {
        #expect(try shard("JOB_COMPLETION_INDEX=1", count: 5) == "shard 2 of 5")
        #expect(
            error("JOB_COMPLETION_INDEX=1")
                == "--shard auto: JOB_COMPLETION_INDEX is set, but no variable has the number of"
                + " shards — specify it, such as --shard auto/5")
        #expect(
            error("JOB_COMPLETION_INDEX=5", count: 5)
                == "--shard auto/5: contradictory variables: JOB_COMPLETION_INDEX=5 — specify the"
                + " shard, such as --shard 2/5")
    }

    @Test func jobsThatAreNotDividedAreTheWholeRun() throws {
        #expect(try shard("PATH=/bin") == nil)
        #expect(try shard("CI_NODE_TOTAL=1") == nil)
        #expect(try shard("CIRCLE_NODE_INDEX=0 CIRCLE_NODE_TOTAL=1") == "shard 1 of 1")
        #expect(
            try shard("CI_NODE_TOTAL=1 TEST_SHARD_INDEX=1 TEST_TOTAL_SHARDS=5") == "shard 2 of 5")
        #expect(
            try shard(
                "CIRCLE_NODE_INDEX=0 CIRCLE_NODE_TOTAL=1 TEST_SHARD_INDEX=1 TEST_TOTAL_SHARDS=5")
                == "shard 2 of 5")
        let empty = ShardVariables(["CI_NODE_INDEX": "", "CI_NODE_TOTAL": ""])
        #expect(try empty.shard() == nil)
        #expect(error("PATH=/bin", count: 5)?.hasPrefix("--shard auto/5: no variables") == true)
    }

    @Test func contradictionsNameTheVariables() {
        #expect(
            error("CI_NODE_INDEX=2 CI_NODE_TOTAL=5 TEST_SHARD_INDEX=0 TEST_TOTAL_SHARDS=5")
                == "--shard auto: contradictory variables: CI_NODE_INDEX=2, CI_NODE_TOTAL=5,"
                + " TEST_SHARD_INDEX=0, TEST_TOTAL_SHARDS=5 — specify the shard, such as"
                + " --shard 2/5")
        #expect(
            error("CI_NODE_INDEX=6 CI_NODE_TOTAL=5")?.contains(
                "contradictory variables: CI_NODE_INDEX=6, CI_NODE_TOTAL=5 — ") == true)
        #expect(
            error("CI_NODE_TOTAL=5")
                == "--shard auto: CI_NODE_TOTAL=5, but CI_NODE_INDEX isn't set — specify the shard,"
                + " such as --shard 2/5")
        #expect(
            error("CI_NODE_INDEX=two CI_NODE_TOTAL=5")
                == "--shard auto: CI_NODE_INDEX is “two”, but must be a whole number")
        #expect(error("CI_NODE_INDEX=2 CI_NODE_TOTAL=9999999999999")?.contains("TOTAL") == true)
    }

    @Test func arraysWithGapsAreErrors() {
        let error = error(
            """
            SLURM_ARRAY_TASK_ID=7 SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_MAX=7 \
            SLURM_ARRAY_TASK_COUNT=3
            """)
        #expect(error?.contains("submit an array without gaps, such as --array=1-5") == true)
        #expect(self.error("SLURM_ARRAY_TASK_ID=1")?.contains("TASK_MIN isn't set") == true)
    }

    @Test func bazelsFileIsCreated() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let options = try ShardOptions.parse(["--shard", "auto"])
        var notes: [String] = []
        let shard = try options.resolved(
            environment: [
                "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2",
                "TEST_SHARD_STATUS_FILE": file.path,
            ], note: { notes.append($0) })
        #expect(shard == Shard(index: 1, count: 2))
        #expect(FileManager.default.fileExists(atPath: file.path))
        #expect(notes.isEmpty)
        #expect(try options.resolved(environment: [:], note: { notes.append($0) }) == .whole)
        #expect(notes.count == 1)
    }
}
