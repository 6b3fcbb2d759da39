/// An error that prevents writing a gallery.
public enum GalleryError: Error, Sendable, Hashable {
    /// Two snapshots have this name.
    case duplicateName(String)
    /// The size, the rate, or the places of the frames of the snapshot's film aren't valid.
    case invalidFilm(name: String)
    /// A file of the snapshot is specified by an absolute path or a URL.
    case pathNotRelative(name: String, path: String)
    /// No template has the name of this file in the folder of templates.
    case unknownTemplate(path: String)
    /// A template can't be parsed.
    case invalidTemplate(path: String, reason: String)
}
