import Foundation

extension GalleryError: LocalizedError {
    /// One line: what is wrong, where, and what to do.
    public var errorDescription: String? {
        switch self {
        case .duplicateID(let id):
            "two snapshots are named “\(id)” — rename one of them"
        case .invalidSize(let id):
            "“\(id)”: width, height, and scale must be greater than 0; corner radius at least 0"
        case .pathNotRelative(let id, let path):
            "“\(id)”: “\(path)” must be a path relative to the gallery's folder"
        }
    }
}
