import Foundation
import InterfaceEditing
import UIKit

/// Texts that are truncated or clipped.
enum TruncatedText: ScreenRule {
    static let rule = LayoutRule(
        "truncated-text", .warning,
        "The text of a label, button, segment, text field, or navigation bar doesn't fit.")

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        screen.views.flatMap { view -> [LayoutIssue] in
            // Other controls of unknown classes may draw their texts differently.
            guard !view.isOfUnknownClass || view is UILabel || view is UIButton else { return [] }
            let found = issues(view)
            return found.isEmpty || !screen.hasSettledSize(view) ? [] : found
        }
    }

    private static func issues(_ view: UIView) -> [LayoutIssue] {
        switch view {
        case let control as UISegmentedControl:
            return TruncatedLine.segments(of: control).map { $0.issue(view, part: $0.text) }
        case let field as UITextField:
            return [TruncatedLine(in: field)?.issue(view)].compactMap { $0 }
        case let bar as UISearchBar:
            return [TruncatedLine(in: bar.searchTextField)?.issue(view)].compactMap { $0 }
        case is UINavigationBar:
            return view.barLabels.compactMap { label in
                TruncatedLine(inBar: label)?.issue(view, part: label.text)
            }
        default: return [label(of: view).flatMap { issue(view, $0) }].compactMap { $0 }
        }
    }

    private static func issue(_ view: UIView, _ label: UILabel) -> LayoutIssue? {
        guard label.bounds.width > 0, label.bounds.height > 0 else { return nil }
        if let issue = brokenWord(view, label) { return issue }
        guard label.isTruncated, !mayFit(view, label), !isLimited(view, label) else { return nil }
        return LayoutIssue(rule, message(label), at: view, hint: hint(label))
            .explained(by: [view], along: label.numberOfLines == 1 ? .horizontal : nil)
    }

    /// Returns an issue for a word that doesn't fit on a line, so that it is broken.
    private static func brokenWord(_ view: UIView, _ label: UILabel) -> LayoutIssue? {
        guard label.numberOfLines != 1, !label.adjustsFontSizeToFitWidth,
            label.attributedText == nil || label.attributedText?.string == label.text,
            let word = (label.text ?? "").split(whereSeparator: \.isWordEnd)
                .max(by: { $0.count < $1.count })
        else { return nil }
        let measured = UILabel()
        measured.font = label.font
        measured.text = String(word)
        let needed = measured.sizeThatFits(.zero).width
        let available = label.bounds.width
        guard needed > available * tolerance(of: view), word.count > 1 else { return nil }
        let text = (label.text ?? "").quotedShort
        let name = String(word).quotedShort
        let what = text == name ? "\(text) is broken" : "\(name) in \(text) is broken"
        return LayoutIssue(
            rule, "\(what) into several lines: \(available.short) of \(needed.short) points wide",
            at: view, hint: "Make it wider, or set adjustsFontSizeToFitWidth."
        ).explained(by: [view], along: .horizontal)
    }

    /// The factor by which a text can be narrower in Apple's font than in the substitute font.
    static let tolerance: CGFloat = 1.05

    /// The difference of widths, in points, that a few letters can have.
    static let least: CGFloat = 3

    /// Returns the factor by which a view's text can be narrower than measured. A font that isn't
    /// available can be much narrower than the one that is drawn instead.
    static func tolerance(of view: UIView) -> CGFloat {
        view.documentOrigin?.hasUnknownFont == true ? 1.4 : tolerance
    }

    /// Whether the text may fit in Apple's font although it doesn't in the substitute font. Widths
    /// differ by 1.3% (Documentation/Fonts.md 1.1), and those of a few letters by more.
    ///
    /// Several lines may break elsewhere.
    private static func mayFit(_ view: UIView, _ label: UILabel) -> Bool {
        let tolerance = tolerance(of: view)
        let size = label.bounds.size
        let (width, height) = (
            max(size.width * tolerance, size.width + least), size.height * tolerance
        )
        guard label.numberOfLines != 1 else { return label.sizeThatFits(.zero).width <= width }
        return wholeHeight(of: label, in: width) <= height
    }

    /// Whether the text fills the lines that the label is limited to, which is intended for content
    /// of cells.
    private static func isLimited(_ view: UIView, _ label: UILabel) -> Bool {
        label.numberOfLines > 1 && view.isInPrototype
            && label.sizeThatFits(
                CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
            )
            .height <= label.bounds.height * tolerance
    }

    /// Returns the height of a label's whole text.
    private static func wholeHeight(of label: UILabel, in width: CGFloat) -> CGFloat {
        let lines = label.numberOfLines
        label.numberOfLines = 0
        defer { label.numberOfLines = lines }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
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
        let needed = wholeHeight(of: label, in: available.width)
        return "\(text) is truncated: \(available.height.short) of \(needed.short) points high"
    }

    private static func hint(_ label: UILabel) -> String {
        label.numberOfLines == 1
            ? "Add a line, remove the fixed width, or set adjustsFontSizeToFitWidth."
            : "Remove the fixed height."
    }
}

extension UIView {
    /// The visible labels of a bar. Views that the document adds are checked on
    /// their own.
    fileprivate var barLabels: [UILabel] {
        subviews.filter { !$0.isHidden && $0.alpha > 0.01 && $0.documentOrigin == nil }
            .flatMap { [$0 as? UILabel].compactMap { $0 } + $0.barLabels }
    }
}

extension Character {
    /// Whether a line may break at the character. Lines of ideographs break anywhere.
    fileprivate var isWordEnd: Bool {
        isWhitespace || "-–—/\u{200B}".contains(self)
            || unicodeScalars.contains { $0.value >= 0x2E80 && $0.value < 0xFB00 }
    }
}
