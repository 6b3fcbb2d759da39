import ContactSheetPreviews
import ContactSheetSnapshots
import Foundation

/// The previews that changes of files can affect, and the snapshots whose references were changed.
///
/// Previews in code can depend on every file, apart from references. Previews of documents depend on the files
/// that their documents name, directly or by way of other documents.
struct AffectedPreviews {
    private let previews: Set<String>
    private let references: Set<SnapshotID>

    /// - Parameters:
    ///   - previews: All previews, also those that aren't rendered.
    ///   - changed: The absolute paths of the files.
    init(of previews: [Preview], _ changed: Set<String>, _ store: SnapshotStore) {
        let folder = store.directory.standardizedFileURL.path + "/"
        let suffix = ".\(store.format.rawValue)"
        references = Set(
            changed.filter { $0.hasPrefix(folder) && $0.hasSuffix(suffix) }.compactMap {
                SnapshotID(path: String($0.dropFirst(folder.count).dropLast(suffix.count)))
            })
        let others = changed.filter { !$0.hasPrefix(folder) }
        var found: [Preview] = []
        var paths = others
        while !others.isEmpty {
            let files = ChangedFiles(paths)
            found = previews.filter(files.affect)
            // What names a document that is affected is affected, too.
            let all = paths.union(found.compactMap(\.source?.absolutePath))
            guard all.count > paths.count else { break }
            paths = all
        }
        self.previews = Set(found.map(\.name))
    }

    func include(_ id: SnapshotID) -> Bool {
        previews.contains(id.preview) || references.contains(id)
    }
}

extension DocumentSource {
    fileprivate var absolutePath: String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
