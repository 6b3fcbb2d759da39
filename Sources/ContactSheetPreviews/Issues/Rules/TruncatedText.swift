import Foundation
import InterfaceBuilder
import UIKit

/// Texts that are truncated or clipped.
enum TruncatedText: ScreenRule {
    static let rule = LayoutRule(
        "truncated-text", .warning,
        "The text of a label, button, segment, or text field doesn't fit.")

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        screen.views.compactMap { view in
            guard !view.isOfUnknownClass, let issue = issue(view), screen.hasSettledSize(view)
            else { return nil }
            return issue
        }
    }

    private static func issue(_ view: UIView) -> LayoutIssue? {
        switch view {
        case let control as UISegmentedControl: TruncatedLine(inSegmentsOf: control)?.issue(view)
        case let field as UITextField: TruncatedLine(in: field)?.issue(view)
        default: label(of: view).flatMap { issue(view, $0) }
        }
    }

    private static func issue(_ view: UIView, _ label: UILabel) -> LayoutIssue? {
        guard label.bounds.width > 0, label.bounds.height > 0, label.isTruncated, !mayFit(label)
        else { return nil }
        return LayoutIssue(rule, message(label), at: view, hint: hint(label))
            .explained(by: [view], along: label.numberOfLines == 1 ? .horizontal : nil)
    }

    static let tolerance: CGFloat = 1.05

    /// Whether the text may fit in Apple's font although it doesn't in the substitute font. Widths
    /// differ by 1.3% (Documentation/Fonts.md 1.1), and those of a few letters by more.
    private static func mayFit(_ label: UILabel) -> Bool {
        label.numberOfLines == 1
            && label.sizeThatFits(.zero).width <= label.bounds.width * tolerance
    }

    private static func label(of view: UIView) -> UILabel? {
        guard view.isText else { return nil }
        return view as? UILabel ?? (view as? UIButton)?.titleLabel
    }

    private static func message(_ label: UILabel) -> String {
        let text = (label.text ?? "").quotedShort
        let available = label.bounds.size
        if label.numberOfLines == 1 {
            let needed = label.sizeThatFits(.zero).width
            return "\(text) is truncated: \(available.width.short) of \(needed.short) points wide"
        }
        let whole = CGSize(width: available.width, height: .greatestFiniteMagnitude)
        let lines = label.numberOfLines
        label.numberOfLines = 0
        let needed = label.sizeThatFits(whole).height
        label.numberOfLines = lines
        return "\(text) is truncated: \(available.height.short) of \(needed.short) points high"
    }

    private static func hint(_ label: UILabel) -> String {
        label.numberOfLines == 1
            ? "Add a line, remove the fixed width, or set adjustsFontSizeToFitWidth."
            : "Remove the fixed height."
    }
}
