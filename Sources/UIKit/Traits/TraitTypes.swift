import ContactSheetDevices
import Foundation
import Typesetting

public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
    case unspecified, compact, regular

    init(_ sizeClass: SizeClass) {
        self = sizeClass == .compact ? .compact : .regular
    }
}

public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
    case unspecified, light, dark
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
    case leftToRight, rightToLeft
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable, Hashable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// A text size; the raw values are published by Apple.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = Self(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The twelve sizes, from small to large.
    public static let allSizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

    /// The index among the twelve sizes; that of the default size if it is unspecified.
    var contentSize: ContentSize {
        Self.allSizes.firstIndex(of: self).flatMap(ContentSize.init(rawValue:)) ?? .large
    }
}

extension UIContentSizeCategory: Comparable {
    public static func < (a: Self, b: Self) -> Bool { a.contentSize < b.contentSize }
}

/// Whether a surface is above another one, such as a sheet; elevated backgrounds are lighter in
/// dark mode.
public enum UIUserInterfaceLevel: Int, Sendable, Hashable {
    case unspecified = -1
    case base, elevated
}

/// Whether Bold Text is on.
public enum UILegibilityWeight: Int, Sendable, Hashable {
    case unspecified = -1
    case regular, bold
}

/// Whether Increase Contrast is on.
public enum UIAccessibilityContrast: Int, Sendable, Hashable {
    case unspecified = -1
    case normal, high
}

public enum UIDisplayGamut: Int, Sendable, Hashable {
    case unspecified = -1
    case SRGB, P3
}

/// Whether the screen measures the force of touches (3D Touch). That of simulated devices doesn't.
public enum UIForceTouchCapability: Int, Sendable, Hashable {
    case unknown, unavailable, available
}
