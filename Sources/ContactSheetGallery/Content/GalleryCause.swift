/// A difference between a snapshot and its reference, or the reason for a failure.
public struct GalleryCause: Codable, Sendable, Hashable {
    /// One sentence, such as `“3” button: y +6`.
    public var text: String
    /// Where the cause is, such as `Main.storyboard:26`, or `nil` if it has no place.
    public var place: String?
    /// The summary of the change that the snapshot belongs to by this cause, or `nil` if there is none.
    public var change: String?
    /// Whether the difference follows from other causes.
    public var isConsequence: Bool
    /// The view's frame in the reference, in points, or `nil` if it has none.
    public var old: GalleryRectangle?
    /// The view's frame in the snapshot, in points, or `nil` if it has none.
    public var new: GalleryRectangle?

    public init(
        _ text: String, place: String? = nil, change: String? = nil, isConsequence: Bool = false,
        old: GalleryRectangle? = nil, new: GalleryRectangle? = nil
    ) {
        self.text = text
        self.place = place
        self.change = change
        self.isConsequence = isConsequence
        self.old = old
        self.new = new
    }
}
