import CoreGraphics

/// An album in the music player's library, with the design of its cover.
struct Album: Equatable {
    enum Motif: CaseIterable {
        case rings, stripes, sunset, waves, tiles, petals
    }

    let title: String
    let artist: String
    let year: Int
    let motif: Motif
    /// The hues of the background and of the motif, from 0 to 1.
    let hues: (ground: CGFloat, figure: CGFloat)

    static func == (left: Album, right: Album) -> Bool { left.title == right.title }

    static let library = [
        Album("Evening Tide", "The Harbor Lights", 1974, .sunset, 0.93, 0.12),
        Album("Concentric", "Mira Holt", 2011, .rings, 0.60, 0.10),
        Album("North by Night", "Polar Quartet", 1968, .waves, 0.57, 0.50),
        Album("Paper Gardens", "Lena & the Larks", 2004, .petals, 0.38, 0.96),
        Album("Straight Lines", "Grid Nine", 1982, .stripes, 0.03, 0.13),
        Album("Mosaic", "Casa Azul", 1991, .tiles, 0.55, 0.08),
        Album("Slow Orbit", "Tomas Vale", 2018, .rings, 0.75, 0.90),
        Album("Desert Radio", "The Long Road", 1979, .sunset, 0.06, 0.15),
        Album("Undertow", "Salt", 2009, .waves, 0.48, 0.42),
        Album("Marigold", "Ines Duarte", 1996, .petals, 0.13, 0.07),
        Album("Signal", "Grid Nine", 1985, .stripes, 0.68, 0.52),
        Album("Patchwork", "The Quilt Makers", 1971, .tiles, 0.96, 0.60),
        Album("First Light", "Anders Lind", 2015, .sunset, 0.62, 0.09),
    ]

    private init(
        _ title: String, _ artist: String, _ year: Int, _ motif: Motif, _ ground: CGFloat,
        _ figure: CGFloat
    ) {
        self.title = title
        self.artist = artist
        self.year = year
        self.motif = motif
        hues = (ground, figure)
    }
}
