/// The film of a snapshot: an image with its frames, and their order.
public struct GalleryFilm: Codable, Sendable, Hashable {
    /// The path of an image that contains the different frames side by side, in rows.
    public var frames: String
    /// The number of frames in a row of the image.
    public var columns: Int
    public var rows: Int
    /// The position in the image of each frame in time: numbers from 0, row by row.
    public var places: [Int]
    public var framesPerSecond: Int
    /// The width of a frame in points.
    public var width: Double
    /// The height of a frame in points.
    public var height: Double
    /// The numbers of the frames, from 0, that differ from the reference.
    public var differences: [Int]
    /// The number of the frame that represents the film while it doesn't play. At first, half of the frames
    /// that change the picture are earlier.
    public var poster: Int

    public init(
        frames: String, columns: Int, rows: Int, places: [Int], framesPerSecond: Int,
        width: Double, height: Double, differences: [Int] = []
    ) {
        self.frames = frames
        self.columns = columns
        self.rows = rows
        self.places = places
        self.framesPerSecond = framesPerSecond
        self.width = width
        self.height = height
        self.differences = differences
        let changes = places.indices.dropFirst().filter { places[$0] != places[$0 - 1] }
        poster = changes.isEmpty ? 0 : changes[changes.count / 2]
    }
}

extension GalleryFilm {
    /// The time from the first frame to the last one, in seconds.
    var duration: Double { Double(places.count - 1) / Double(framesPerSecond) }

    /// Whether the image has a frame at each place, and all numbers are those of a frame.
    var isValid: Bool {
        let lengths = [width, height]
        return lengths.allSatisfy { $0 > 0 && $0.isFinite } && framesPerSecond > 0
            && columns > 0 && rows > 0 && !places.isEmpty
            && places.allSatisfy { $0 >= 0 && $0 / columns < rows }
            && (differences + [poster]).allSatisfy(places.indices.contains)
    }
}
