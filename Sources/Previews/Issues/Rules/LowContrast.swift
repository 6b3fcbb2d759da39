import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

/// Texts that are hard to tell from the plain colour behind them.
enum LowContrast: ScreenRule {
    static let rule = LayoutRule(
        "low-contrast", .warning,
        "A text's contrast to the plain colour behind it is below 4.5 to 1, or 3 to 1 if large.")

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        screen.views.compactMap { view in
            guard let label = view as? UILabel, label.isText, label.isEnabled, view.isOpaqueHere,
                !label.followsIncreasedContrast,
                label.attributedText == nil || label.hasOneColor,
                let background = Backdrop.color(behind: label, on: screen)
            else { return nil }
            return issue(label, on: background)
        }
    }

    private static func issue(_ label: UILabel, on background: RGBA) -> LayoutIssue? {
        let color = label.textColor.resolvedColor(with: label.traitCollection).cgColor.rgba
        guard color.alpha > 0 else { return nil }
        let ratio = Contrast.ratio(color.composited(over: background), background)
        let least = isLarge(label.font) ? 3 : 4.5
        // Invisible texts are placeholders for a run-time colour.
        guard ratio < least, ratio > 1.02 else { return nil }
        let rounded = (ratio * 10).rounded(.down) / 10
        return LayoutIssue(
            rule,
            "\((label.text ?? "").quotedShort) has a contrast of \(rounded) to 1, below "
                + "\(least == 3 ? "3" : "4.5")",
            at: label, hint: "\(color.hexWords) on \(background.hexWords)")
    }

    /// From 18 points, or 14 bold ones (WCAG 2.1, 1.4.3); a CSS point is a point here.
    private static func isLarge(_ font: UIFont) -> Bool {
        let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
        return font.pointSize >= (isBold ? 14 : 18)
    }
}

/// The formula of WCAG 2.1 for two opaque colours.
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
    /// Whether nothing above the view lets what lies behind shine through.
    fileprivate var isOpaqueHere: Bool { alpha == 1 && superview?.isOpaqueHere ?? true }
}

extension UILabel {
    /// Whether the colour is one of Apple's, which have a stronger one for those who ask for it.
    fileprivate var followsIncreasedContrast: Bool {
        let high = UITraitCollection(traitsFrom: [
            traitCollection, UITraitCollection(accessibilityContrast: .high),
        ])
        let apples: [UIColor] = [.secondaryLabel, .tertiaryLabel, .placeholderText, .systemGray]
        return textColor.resolvedColor(with: high) != textColor.resolvedColor(with: traitCollection)
            || apples.contains(textColor)
    }

    /// Whether the label's own colour is that of its whole text.
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
    fileprivate func composited(over other: RGBA) -> RGBA {
        func mix(_ upper: Double, _ lower: Double) -> Double {
            upper * alpha + lower * (1 - alpha)
        }
        return RGBA(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }

    /// `#FF8000`, with the share where it is not opaque.
    fileprivate var hexWords: String {
        let parts = [red, green, blue].map { part in
            let text = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        let share = alpha < 1 ? " at \(Int((alpha * 100).rounded())) %" : ""
        return "#" + parts.joined() + share
    }
}
