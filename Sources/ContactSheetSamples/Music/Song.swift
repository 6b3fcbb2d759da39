/// A song in the music player's library.
struct Song: Equatable {
    let title: String
    let album: Album

    /// The songs of all albums, by title.
    static let library: [Song] = [
        ("Before the Rain", 5), ("Breakwater", 8), ("Cobalt", 1), ("Dial Tone", 10),
        ("Far Side", 6), ("First Light", 12), ("Gravel", 7), ("Hem and Seam", 11),
        ("Lanterns", 0), ("Marigold", 9), ("Night Ferry", 2), ("Origami", 3), ("Perigee", 6),
        ("Right Angle", 4), ("Salt Road", 7), ("Turning Tide", 0),
    ].map { Song(title: $0.0, album: Album.library[$0.1]) }
}
