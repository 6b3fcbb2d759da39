import CoreGraphics
import Foundation
import InterfaceEditing
import UIKit

/// Texts with insufficient contrast to the plain color behind them.
enum LowContrast: ScreenRule {
    static let rule = LayoutRule(
        "low-contrast", .warning,
        "Text has a contrast below 3:1 to its background; a note below 4.5:1 for small text.")

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        screen.views.compactMap { view in
            guard view.isText, view.isOpaqueHere, let title = title(of: view),
                ![title.color, view.backgroundColor].contains(where: {
                    $0.map(title.label.followsIncreasedContrast) ?? false
                }),
                title.label.attributedText == nil || title.label.hasOneColor,
                let background = Backdrop.color(behind: view, on: screen)
            else { return nil }
            return issue(view, title, on: background)
        }
    }

    private struct Title {
        let label: UILabel
        let color: UIColor
    }

    /// Returns the label that shows a view's text, with its color in the normal state, or `nil` if
    /// another state or a configuration determines the color.
    private static func title(of view: UIView) -> Title? {
        if let button = view as? UIButton {
            guard button.state == .normal, button.configuration == nil,
                let label = button.titleLabel
            else { return nil }
            return Title(label: label, color: button.currentTitleColor)
        }
        guard let label = view as? UILabel, label.isEnabled else { return nil }
        return Title(label: label, color: label.textColor)
    }

    private static func issue(
        _ view: UIView, _ title: Title, on background: RGBA
    ) -> LayoutIssue? {
        let label = title.label
        let color = title.color.resolvedColor(with: label.traitCollection).cgColor.rgba
        guard color.alpha > 0 else { return nil }
        let ratio = Contrast.ratio(color.composited(over: background), background)
        let least = isLarge(label.font) ? 3 : 4.5
        // Invisible texts are placeholders for a color that is set at run time.
        guard ratio < least, ratio > 1.02 else { return nil }
        let rounded = (ratio * 10).rounded(.down) / 10
        var issue = LayoutIssue(
            rule,
            "\((label.text ?? "").quotedShort) has a contrast of \(rounded):1, below "
                + "\(least == 3 ? "3:1" : "4.5:1")",
            at: view, hint: "Increase the contrast of \(color.hexText) on \(background.hexText).")
        if ratio >= 3 { issue.severity = .note }
        let limit = least == 3 ? "3:1" : "4.5:1"
        issue.share = LayoutIssue.Share(
            cause: "\(color.hexText) on \(background.hexText), \(limit)",
            name: (label.text ?? "").quotedShort,
            plural: "have a contrast of \(rounded):1, below \(limit)")
        return issue
    }

    /// Whether the text counts as large: at least 18 points, or 14 points in bold (WCAG 2.1,
    /// 1.4.3). A CSS point corresponds to a point here.
    private static func isLarge(_ font: UIFont) -> Bool {
        let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
        return font.pointSize >= (isBold ? 14 : 18)
    }
}

/// The contrast ratio of WCAG 2.1 for two opaque colors.
enum Contrast {
    static func ratio(_ one: RGBA, _ other: RGBA) -> Double {
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static func luminance(_ color: RGBA) -> Double {
        func linear(_ part: Double) -> Double {
            part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
            + 0.0722 * linear(color.blue)
    }
}

extension UIView {
    /// Whether the view and its ancestors are opaque, so that nothing behind them is visible.
    fileprivate var isOpaqueHere: Bool { alpha == 1 && superview?.isOpaqueHere ?? true }
}

extension UILabel {
    /// Whether a color of the label or its background is one of Apple's, which have variants with
    /// increased contrast.
    fileprivate func followsIncreasedContrast(_ color: UIColor) -> Bool {
        let high = UITraitCollection(traitsFrom: [
            traitCollection, UITraitCollection(accessibilityContrast: .high),
        ])
        let apples: [UIColor] = [
            .secondaryLabel, .tertiaryLabel, .placeholderText, .systemGray, .systemBlue, .systemRed,
            .systemGreen, .systemOrange, .systemYellow, .systemPink, .systemPurple, .systemTeal,
            .systemIndigo, .tintColor,
        ]
        return color.resolvedColor(with: high) != color.resolvedColor(with: traitCollection)
            || apples.contains(color)
    }

    /// Whether the whole text has the same color.
    fileprivate var hasOneColor: Bool {
        guard let text = attributedText, text.length > 0 else { return true }
        var range = NSRange()
        _ = text.attribute(
            .foregroundColor, at: 0, longestEffectiveRange: &range,
            in: NSRange(location: 0, length: text.length))
        return range.length == text.length
    }
}

extension RGBA {
    /// Returns the opaque color of a translucent color in front of an opaque one.
    func composited(over other: RGBA) -> RGBA {
        func mix(_ upper: Double, _ lower: Double) -> Double {
            upper * alpha + lower * (1 - alpha)
        }
        return RGBA(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }

    /// The color in messages, such as `#FF8000`, with the opacity if it isn't opaque.
    fileprivate var hexText: String {
        let parts = [red, green, blue].map { part in
            let text = String(Int(saturating: (part * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        let share = alpha < 1 ? " at \(Int(saturating: (alpha * 100).rounded()))%" : ""
        return "#" + parts.joined() + share
    }
}
