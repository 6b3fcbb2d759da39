/// A value with a label on the page.
protocol Labeled {
    var label: String { get }
}

extension GalleryIdiom: Labeled {
    var label: String {
        switch self {
        case .phone: "iPhone"
        case .pad: "iPad"
        }
    }
}

extension GalleryOrientation: Labeled {
    var label: String {
        switch self {
        case .portrait: "Portrait"
        case .upsideDown: "Upside down"
        case .landscape: "Landscape"
        case .landscapeLeft: "Landscape left"
        case .landscapeRight: "Landscape right"
        }
    }
}

extension GalleryAppearance: Labeled {
    var label: String {
        switch self {
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}

extension GalleryTextSize: Labeled {
    /// Apple's names of the content size categories.
    var label: String {
        switch self {
        case .extraSmall: "Extra small"
        case .small: "Small"
        case .medium: "Medium"
        case .large: "Large"
        case .extraLarge: "Extra large"
        case .extraExtraLarge: "Extra extra large"
        case .extraExtraExtraLarge: "Extra extra extra large"
        case .accessibilityMedium: "Accessibility medium"
        case .accessibilityLarge: "Accessibility large"
        case .accessibilityExtraLarge: "Accessibility extra large"
        case .accessibilityExtraExtraLarge: "Accessibility extra extra large"
        case .accessibilityExtraExtraExtraLarge: "Accessibility extra extra extra large"
        }
    }
}

extension GalleryMultitasking: Labeled {
    var label: String {
        switch self {
        case .full: "Full screen"
        case .twoThirds: "Two thirds"
        case .half: "Half"
        case .oneThird: "One third"
        case .slideOver: "Slide Over"
        }
    }
}

extension GalleryDirection: Labeled {
    var label: String {
        switch self {
        case .leftToRight: "Left to right"
        case .rightToLeft: "Right to left"
        }
    }
}

extension GalleryOutcome: Labeled {
    var label: String {
        switch self {
        case .failed: "Failed"
        case .flaky: "Flaky"
        case .changed: "Changed"
        case .missing: "Missing"
        case .new: "New"
        case .obsolete: "Obsolete"
        case .same: "Same"
        }
    }
}

enum Labels {
    static func language(_ tag: String) -> String {
        tag.isEmpty ? "Development language" : "Language \(tag)"
    }

    static func limit(_ version: String) -> String {
        version.isEmpty ? "Newest" : "iOS \(version) or earlier"
    }

    /// Returns a number without a trailing fraction of zero, for texts and style attributes.
    static func number(_ value: Double) -> String {
        Int(exactly: value).map { String($0) } ?? String(value)
    }

    /// Returns a duration with one decimal, such as `3.5 s`.
    static func seconds(_ duration: Double) -> String {
        "\(number((duration * 10).rounded() / 10)) s"
    }

    /// Returns a count with its noun: `1 preview`, `2 previews`.
    static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
