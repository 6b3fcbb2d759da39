/// An error that prevents writing a gallery.
public enum GalleryError: Error, Sendable, Hashable {
    /// Two snapshots have this ID.
    case duplicateID(String)
    /// The snapshot's width, height, scale, or corner radius isn't valid.
    case invalidSize(id: String)
    /// The size, the rate, or the places of the frames of the snapshot's film aren't valid.
    case invalidFilm(id: String)
    /// A file of the snapshot is specified by an absolute path or a URL.
    case pathNotRelative(id: String, path: String)
}
