@_exported import ContactSheetDevices
@_exported import UIKit

/// The user's choice of light or dark appearance.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
    case light, dark

    var style: UIUserInterfaceStyle { self == .light ? .light : .dark }
}

/// The user's text size, by the short names of Dynamic Type.
public enum TextSize: String, Sendable, Hashable, CaseIterable {
    case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

    var category: UIContentSizeCategory {
        UIContentSizeCategory.allSizes[TextSize.allCases.firstIndex(of: self) ?? 3]
    }
}

/// The layout direction of the user's language.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
    case ltr, rtl

    var direction: UIUserInterfaceLayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}

/// The settings of a device, apart from its orientation.
public struct Variant: Sendable, Hashable {
    public var appearance: Appearance
    public var textSize: TextSize
    public var direction: LayoutDirection
    public var boldText: Bool
    /// Whether contrast is increased.
    public var contrast: Bool
    /// A tag such as "fr" or "pt-BR" for documents with texts in that language, or `nil` for the
    /// document's own texts.
    public var language: String?

    public init(
        appearance: Appearance = .light, textSize: TextSize = .l,
        direction: LayoutDirection = .ltr, boldText: Bool = false, contrast: Bool = false,
        language: String? = nil
    ) {
        self.appearance = appearance
        self.textSize = textSize
        self.direction = direction
        self.boldText = boldText
        self.contrast = contrast
        self.language = language
    }

    /// The settings that differ from the default, in a fixed order:
    ///
    ///     ["dark", "ax1", "bold", "contrast", "rtl", "lang-ar"]
    public var nameComponents: [String] {
        var nameComponents: [String] = []
        if appearance != .light { nameComponents.append(appearance.rawValue) }
        if textSize != .l { nameComponents.append(textSize.rawValue) }
        if boldText { nameComponents.append(Self.boldComponent) }
        if contrast { nameComponents.append(Self.contrastComponent) }
        if direction != .ltr { nameComponents.append(direction.rawValue) }
        if let language { nameComponents.append(Self.languagePrefix + language) }
        return nameComponents
    }

    /// Creates the variant with these settings. Other components are ignored.
    init(nameComponents: [String]) {
        self.init(
            appearance: nameComponents.compactMap(Appearance.init(rawValue:)).first ?? .light,
            textSize: nameComponents.compactMap(TextSize.init(rawValue:)).first ?? .l,
            direction: nameComponents.compactMap(LayoutDirection.init(rawValue:)).first ?? .ltr,
            boldText: nameComponents.contains(Self.boldComponent),
            contrast: nameComponents.contains(Self.contrastComponent),
            language: nameComponents.first { $0.hasPrefix(Self.languagePrefix) }
                .map { String($0.dropFirst(Self.languagePrefix.count)) })
    }

    private static let boldComponent = "bold"
    private static let contrastComponent = "contrast"
    private static let languagePrefix = "lang-"
}
