import Escaping
import Synchronization

/// The snapshots of this process by the paths of their references, of which each belongs to one.
final class ReferenceOwners: Sendable {
    static let shared = ReferenceOwners()

    private let names = Mutex<[String: String]>([:])

    /// Returns the name of another snapshot with the same path, also on a disk that ignores case, or
    /// `nil` if there is none.
    func other(than location: ReferenceLocation) -> String? {
        names.withLock { names in
            let path = location.reference.caseFolded
            let owner = names[path] ?? location.fullName
            names[path] = owner
            return owner == location.fullName ? nil : owner
        }
    }
}
