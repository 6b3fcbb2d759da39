import Foundation

extension GalleryError: LocalizedError {
    /// One line: what is wrong, where, and what to do.
    public var errorDescription: String? {
        switch self {
        case .duplicateID(let id):
            "Two pictures are named “\(id)”; give each its own name."
        case .invalidSize(let id):
            "“\(id)” needs a width, a height and a scale above 0, and a corner radius of 0 or more."
        case .pathNotRelative(let id, let path):
            "“\(id)” names the file “\(path)”; give its path relative to the gallery's folder."
        }
    }
}
