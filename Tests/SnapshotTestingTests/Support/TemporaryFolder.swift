import Foundation
import SnapshotTesting

/// A folder that is removed with its value, for references and failed snapshots.
final class TemporaryFolder: Sendable {
    let path: String

    init() {
        path = NSTemporaryDirectory() + "snapshot-testing-" + UUID().uuidString
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The paths of all files in the folder, sorted.
    var files: [String] {
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }
        return (names ?? []).filter { name in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: "\(path)/\(name)", isDirectory: &isFolder)
            return exists && !isFolder.boolValue
        }.sorted()
    }

    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(name)")
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Runs work outside of CI, with failed snapshots in this folder.
    func run<Result>(
        _ environment: [String: String] = [:], _ work: () throws -> Result
    ) rethrows -> Result {
        let folder = ["SNAPSHOT_ARTIFACTS": "\(path)/failed"]
        return try EffectiveSettings.$environment.withValue(
            folder.merging(environment) { $1 }, operation: work)
    }
}
