import CCairo
import CoreGraphics

/// The reason why a display list couldn't be painted.
public enum RenderError: Error, Hashable, Sendable {
    /// A side of the page in pixels isn't a number from 1 to 32767, Cairo's limit.
    case pageSize(width: Double, height: Double)
    /// A font file can't be opened or has no face with this index.
    case unreadableFont(path: String, index: Int)
    /// Cairo's error message, in practice about a lack of memory.
    case cairo(String)

    init(_ status: cairo_status_t) {
        self = .cairo(String(cString: cairo_status_to_string(status)))
    }
}

extension RenderError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .pageSize(let width, let height):
            "can't paint an image of \(width) × \(height) pixels: sides must be 1 to 32,767"
        case .unreadableFont(let path, let index):
            "can't read face \(index) of the font file \(path)"
        case .cairo(let message):
            "Cairo can't paint the image: \(message)"
        }
    }
}
