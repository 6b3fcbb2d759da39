/// A fact that keeps a gallery from being written.
public enum GalleryError: Error, Sendable, Hashable {
    /// Two pictures have this id.
    case duplicateID(String)
    /// The picture's width, height, scale or corner radius is no usable number.
    case invalidSize(id: String)
    /// The picture's file is named by an absolute path or a URL.
    case pathNotRelative(id: String, path: String)
}
