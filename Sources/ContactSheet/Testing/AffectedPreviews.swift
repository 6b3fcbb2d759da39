import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

/// The previews that changes of files can affect, and the snapshots whose references were changed.
///
/// The previews of an executable, also those of its documents, can depend on every file, apart from references:
/// their code can read it, or is built from it. Previews of documents alone depend on the files that their
/// documents name, directly or by way of other documents.
struct AffectedPreviews {
    private let previews: Set<String>
    private let references: Set<SnapshotID>

    /// - Parameters:
    ///   - previews: All previews, also those that aren't rendered.
    ///   - areInCode: Whether they are those of an executable.
    ///   - changed: The absolute paths of the files.
    ///   - entries: The references of a container that changed.
    init(
        of previews: [Preview], areInCode: Bool, _ changed: Set<String>, _ store: SnapshotStore,
        entries: Set<SnapshotID> = []
    ) {
        let folder = store.directory.standardizedFileURL.path + "/"
        let suffix = ".\(store.format.rawValue)"
        references = Set(
            changed.filter { $0.hasPrefix(folder) && $0.hasSuffix(suffix) }.compactMap {
                SnapshotID(path: String($0.dropFirst(folder.count).dropLast(suffix.count)))
            }
        ).union(entries)
        let others = changed.filter { !store.owns($0) }
        let found =
            if others.isEmpty {
                [Preview]()
            } else if areInCode {
                previews
            } else {
                Self.affected(previews, others)
            }
        self.previews = Set(found.map(\.name))
    }

    /// Returns the previews of documents that changes affect.
    private static func affected(_ previews: [Preview], _ changed: Set<String>) -> [Preview] {
        var paths = changed
        while true {
            let files = ChangedFiles(paths)
            let found = previews.filter(files.affect)
            // What names a document that is affected is affected, too.
            let all = paths.union(found.compactMap(\.source?.absolutePath))
            guard all.count > paths.count else { return found }
            paths = all
        }
    }

    func include(_ id: SnapshotID) -> Bool {
        previews.contains(id.preview) || references.contains(id)
    }
}

extension DocumentSource {
    fileprivate var absolutePath: String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
