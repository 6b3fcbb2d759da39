/// The kind of a device; an iPod touch is a phone.
public enum Idiom: String, Sendable, CaseIterable {
    case phone, pad
}

/// How much room a screen gives in one direction (Documentation/Rotation.md 5).
public enum SizeClass: String, Sendable {
    case compact, regular
}

/// What the housing cuts out of the screen.
public enum Cutout: String, Sendable {
    case none, notch, island
}
