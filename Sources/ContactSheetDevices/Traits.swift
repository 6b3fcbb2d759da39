/// The kind of a device. An iPod touch is a phone.
public enum Idiom: String, Sendable, CaseIterable {
    case phone, pad
}

/// The size class of a screen in one dimension (Documentation/Rotation.md 5).
public enum SizeClass: String, Sendable {
    case compact, regular
}

/// The cutout of the screen for sensors.
public enum Cutout: String, Sendable {
    case none, notch, island
}
