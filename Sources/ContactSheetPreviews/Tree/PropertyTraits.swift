/// What a property of a view determines, and how a change of it is explained.
public struct PropertyTraits: Sendable, Hashable {
    public enum Effect: String, Codable, Sendable, Hashable {
        /// Pixels only, which also show whether a change of the property is visible.
        case paints
        /// The content or the layout.
        case laysOut
        /// Nothing visible.
        case identifies
    }

    /// What the values are.
    public enum Kind: Sendable, Hashable {
        case text, color, image, font, other
        /// The lengths and attributes of the parts of a text, among them fonts of the system.
        case runs
    }

    /// Whether a change is a cause.
    public enum Role: Sendable, Hashable {
        case cause
        /// The change follows from others.
        case consequence
        /// The change follows from one of these properties of the view, if one of them changed, too.
        case result(of: [String])
        /// The property is recorded only together with another one. A change from or to its absence
        /// follows from that property, if that changed, too.
        case part(of: String)
    }

    /// The views inside the view whose changes follow from a change of the property.
    public enum Reach: Sendable, Hashable {
        case none
        /// Views that aren't elements of the document on their own, such as the label of a button.
        case parts
        /// Colors of such views that are equal to the value.
        case colorsOfParts
        /// Properties of this kind of all views inside the view.
        case descendants(Kind)
    }

    public var effect: Effect
    public var kind: Kind
    public var role = Role.cause
    public var reach = Reach.none
    /// The first format of references in which the absence of the property means its default value.
    public var format = SnapshotMetadata.currentFormat

    init(_ effect: Effect, _ kind: Kind = .other) {
        (self.effect, self.kind) = (effect, kind)
    }

    /// Returns the traits of a property by its name. An unknown property is one of the layout.
    public static func named(_ name: String) -> PropertyTraits {
        PropertyTable.traits[name] ?? PropertyTraits(.laysOut)
    }

    /// Whether pixels show if a change matters. The size of an image is a content size.
    public var isDecidedByPixels: Bool { effect == .paints || kind == .image }
}
