import Foundation

extension GalleryError: LocalizedError, CustomStringConvertible {
    /// The problem, its location, and the solution, on one line.
    public var errorDescription: String? { description }

    public var description: String {
        switch self {
        case .duplicateName(let name):
            "two snapshots are named “\(name)” — rename one of them"
        case .invalidFilm(let name):
            "“\(name)”: width, height, and rate of a film must be greater than 0; each frame must"
                + " have a place in the image"
        case .pathNotRelative(let name, let path):
            "“\(name)”: “\(path)” must be a path relative to the gallery's folder"
        case .unknownTemplate(let path):
            "\(path): no template has this name — expected one of: "
                + Templates.names.joined(separator: ", ")
        case .invalidTemplate(let path, let reason):
            "\(path): \(reason)"
        }
    }
}
