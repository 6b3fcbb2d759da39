import AtomicFiles
import Foundation

/// One comparison of a snapshot with its reference.
struct SnapshotVerification<Format> {
    let location: ReferenceLocation
    let settings: EffectiveSettings
    let diffing: Diffing<Format>
    let isRendered: Bool
    let place: SourcePlace

    /// Returns the message of a failure, or `nil` if the snapshot matches.
    func failure(of snapshot: Format) -> String? {
        do {
            return try outcome(of: snapshot)
        } catch {
            return "Snapshot \"\(location.name)\" can't be compared: \(error)"
        }
    }

    private func outcome(of snapshot: Format) throws -> String? {
        if settings.record == .all, !settings.isOnCI {
            try write(snapshot)
            return """
                Record mode is on. Recorded snapshot "\(location.name)":

                \(location.reference)

                Turn record mode off, and run the test again to compare with this reference.
                """
        }
        guard let reference = try storedReference(for: snapshot) else {
            return try missing(snapshot)
        }
        let old = diffing.fromData(reference)
        guard let (message, attachments) = diffing.diffV2(old, snapshot) else { return nil }
        let text = try mismatch(message, attachments, snapshot)
        guard settings.record == .failed, !settings.isOnCI else { return text }
        try write(snapshot)
        return text + "\n\nRecorded the new snapshot. Run the test again to compare with it."
    }

    /// Returns the contents of the reference, or `nil` if there is none.
    private func storedReference(for snapshot: Format) throws -> Data? {
        guard FileManager.default.fileExists(atPath: location.reference) else { return nil }
        let data = try Data(contentsOf: URL(fileURLWithPath: location.reference))
        if let defect = defect(of: data), FileDefect(diffing.toData(snapshot)) == nil {
            throw VerificationError.damaged(location.reference, defect)
        }
        guard mayReplace(data) else { throw VerificationError.notOwn(location.reference) }
        return data
    }

    /// Whether the reference is an image of this package.
    private var isOwnImage: Bool { location.filename.hasSuffix(".png") && isRendered }

    /// What a reference contains instead of a snapshot. A text may be empty, or any part of a file, and
    /// an image of another program may be truncated.
    private func defect(of data: Data) -> FileDefect? {
        switch FileDefect(data) {
        case .truncated where !PNGReference.isOwn(data): nil
        case let defect? where isOwnImage: defect
        case .gitLFSPointer: .gitLFSPointer
        case .conflictMarkers(let line): .conflictMarkers(line: line)
        default: nil
        }
    }

    /// Whether a file was written by this package, or is one that both packages write.
    private func mayReplace(_ data: Data) -> Bool {
        !isOwnImage || data.isEmpty || PNGReference.isOwn(data)
    }

    private func missing(_ snapshot: Format) throws -> String {
        let start = "Snapshot \"\(location.name)\" has no reference"
        if settings.isOnCI {
            return "\(start), and nothing is recorded on CI (CI is set) — run the test locally,"
                + " review \(location.reference), and commit it"
        }
        guard settings.record != .never else {
            return "\(start), and recording is off — expected \(location.reference)"
        }
        try write(snapshot)
        return """
            \(start). Recorded:

            \(location.reference)

            Review the file, and run the test again to compare with it.
            """
    }

    private func mismatch(
        _ message: String, _ attachments: [DiffAttachment], _ snapshot: Format
    ) throws -> String {
        var paths = [("reference", location.reference)]
        let new = diffing.toData(snapshot)
        try AtomicFile.write(new, to: location.artifact())
        paths.append(("new", location.artifact()))
        TestFailure.attach(Array(new), named: location.filename, at: place)
        for file in attachments.map(\.file) where Self.isExtra(file.name) {
            let name = URL(fileURLWithPath: file.name)
            let path = location.artifact(
                name.deletingPathExtension().lastPathComponent,
                pathExtension: name.pathExtension.isEmpty ? nil : name.pathExtension)
            try AtomicFile.write(file.data, to: path)
            paths.append((name.deletingPathExtension().lastPathComponent, path))
            TestFailure.attach(Array(file.data), named: file.name, at: place)
        }
        let width = (paths.map { $0.0.count }.max() ?? 0) + 3
        let list = paths.map {
            "\($0.0):".padding(toLength: width, withPad: " ", startingAt: 0) + $0.1
        }
        let tool = settings.diffTool(
            currentFilePath: location.reference, failedFilePath: location.artifact())
        let parts = [list.joined(separator: "\n"), message, tool].filter { !$0.isEmpty }
        return "Snapshot \"\(location.name)\" does not match reference.\n\n"
            + parts.joined(separator: "\n\n")
    }

    /// Whether an attachment isn't the reference or the new snapshot itself.
    private static func isExtra(_ name: String) -> Bool {
        !["reference", "failure"].contains(name.prefix { $0 != "." })
    }

    private func write(_ snapshot: Format) throws {
        let path = location.reference
        if let old = FileManager.default.contents(atPath: path) {
            switch defect(of: old) {
            case .gitLFSPointer: throw VerificationError.damaged(path, .gitLFSPointer)
            case .conflictMarkers: break
            default: guard mayReplace(old) else { throw VerificationError.notOwn(path) }
            }
        }
        try AtomicFile.write(diffing.toData(snapshot), to: path)
    }
}

enum VerificationError: Error, CustomStringConvertible {
    case notOwn(String)
    case damaged(String, FileDefect)

    var description: String {
        switch self {
        case .damaged(let path, let defect): defect.message(of: path)
        case .notOwn(let path):
            "\(path) was made by another program, such as a simulator — move it to another folder"
        }
    }
}
