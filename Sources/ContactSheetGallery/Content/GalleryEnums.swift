/// The kind of device. The order of the cases is their order on the page, as in the other
/// enumerations of this file.
public enum GalleryIdiom: String, Codable, Sendable, Hashable, CaseIterable {
    case phone
    case pad
}

/// The orientation of the interface.
public enum GalleryOrientation: String, Codable, Sendable, Hashable, CaseIterable {
    case portrait
    case upsideDown = "upside-down"
    /// Either landscape orientation, if both result in the same layout.
    case landscape
    case landscapeLeft = "landscape-left"
    case landscapeRight = "landscape-right"
}

/// The user interface style.
public enum GalleryAppearance: String, Codable, Sendable, Hashable, CaseIterable {
    case light
    case dark
}

/// The user's text size, as on the command line and in the order of Dynamic Type.
public enum GalleryTextSize: String, Codable, Sendable, Hashable, CaseIterable {
    case extraSmall = "xs"
    case small = "s"
    case medium = "m"
    /// The default of iOS.
    case large = "l"
    case extraLarge = "xl"
    case extraExtraLarge = "xxl"
    case extraExtraExtraLarge = "xxxl"
    case accessibilityMedium = "ax1"
    case accessibilityLarge = "ax2"
    case accessibilityExtraLarge = "ax3"
    case accessibilityExtraExtraLarge = "ax4"
    case accessibilityExtraExtraExtraLarge = "ax5"
}

/// The part of an iPad's screen that the window occupies.
public enum GalleryMultitasking: String, Codable, Sendable, Hashable, CaseIterable {
    case full
    case oneThird = "one-third"
    case half
    case twoThirds = "two-thirds"
    case slideOver = "slide-over"
}

/// The user interface layout direction.
public enum GalleryDirection: String, Codable, Sendable, Hashable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

/// The result of comparing a snapshot with its reference, the most urgent first.
public enum GalleryOutcome: String, Codable, Sendable, Hashable, CaseIterable {
    case failed
    case flaky
    case changed
    case missing
    case new
    case obsolete
    case same
}
