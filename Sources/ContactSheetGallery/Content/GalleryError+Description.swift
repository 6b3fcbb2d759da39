import Foundation

extension GalleryError: LocalizedError {
    /// The problem, its location, and the solution, on one line.
    public var errorDescription: String? {
        switch self {
        case .duplicateID(let id):
            "two snapshots are named “\(id)” — rename one of them"
        case .invalidSize(let id):
            "“\(id)”: width, height, and scale must be greater than 0; corner radius at least 0"
        case .invalidFilm(let id):
            "“\(id)”: width, height, and rate of a film must be greater than 0; each frame must"
                + " have a place in the image"
        case .pathNotRelative(let id, let path):
            "“\(id)”: “\(path)” must be a path relative to the gallery's folder"
        }
    }
}
