import AtomicFiles
import ContactSheetPreviews

/// An error in reading or writing references.
public enum SnapshotError: Error, Sendable, Hashable {
    case unreadable(String)
    /// The file doesn't contain the metadata of a reference, for a known reason or because it belongs
    /// to another program.
    case notReference(String, FileDefect? = nil)
    /// The file is a reference that isn't intact.
    case damaged(String, FileDefect)
    case unpaintable(String)
    case recordingOnCI
    /// There is no approval to undo in this folder.
    case nothingApproved(String)
    /// No test run is stored in this folder.
    case noLastRun(String)
    /// No comparison is stored in this folder.
    case nothingCompared(String)
    /// A snapshot can't be approved, because it was compared with something else.
    case comparedOtherwise(SnapshotID, String)
    /// The file isn't a container of references, or one that isn't intact.
    case container(String, ContainerDefect)
    /// There is no file at the path of a container.
    case noContainer(String)
    /// A path isn't that of a container.
    case notContainerPath(String)
    /// A folder contains no references.
    case nothingToPack(String)
    /// A reference that a conversion would write exists already, with other contents than a second one.
    case otherReference(String, String)
}

extension SnapshotError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let path): "\(path): can't read the file — check its permissions"
        case .notReference(let path, let defect?), .damaged(let path, let defect):
            defect.message(of: path, hint: defect.referenceHint)
        case .notReference(let path, nil):
            "\(path): not a contactsheet reference — move the file, or specify another folder with"
                + " --snapshots"
        case .unpaintable(let why): "the reference \(why) — record it again"
        case .recordingOnCI:
            "references aren't changed on CI (CI is set) — record or remove them locally, review"
                + " the changes, and commit them"
        case .nothingApproved(let path):
            "\(path): no approval to undo — only the last one can be undone, until references are"
                + " recorded again"
        case .noLastRun(let path):
            "\(path): no last run — run `test` without --last-failed first; runs on CI aren't stored"
        case .nothingCompared(let path):
            "\(path): no comparison to approve — run `test` first, and look at the changes"
        case .container(let path, let defect): defect.message(of: path)
        case .noContainer(let path):
            "\(path): no such file — create it with `contactsheet pack`, or specify another container"
        case .notContainerPath(let path):
            "\(path): not the name of a container — specify one that ends in .contactsheet"
        case .nothingToPack(let path):
            "\(path): no references — specify the folder that contains them"
        case .otherReference(let path, let other):
            "\(path): differs from \(other), so it isn't overwritten — remove one of them"
        case .comparedOtherwise(let id, let reason):
            "“\(id)” can't be approved: \(reason) — run `test` again, and look at the changes"
        }
    }
}

extension FileDefect {
    /// What to do about a reference with this defect. Files that may not be references aren't recorded
    /// again.
    fileprivate var referenceHint: String {
        switch self {
        case .empty, .truncated, .conflictMarkers: "\(hint), or record it again"
        case .gitLFSPointer, .webPage: hint
        }
    }
}
