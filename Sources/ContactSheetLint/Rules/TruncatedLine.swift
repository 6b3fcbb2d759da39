import ContactSheetDevices
import Foundation
import InterfaceEditing
import UIKit

/// A line of text in a control that is wider than the available width, by more than substitute
/// fonts differ.
@MainActor struct TruncatedLine {
    let text: String
    /// The kind of text in messages.
    private let kind: String
    /// The available width, in points.
    private let availableWidth: CGFloat
    /// The width that the text requires, in points.
    private let needed: CGFloat
    private let hint: String

    private init?(
        _ label: UILabel, _ kind: String, availableWidth: CGFloat, scale: CGFloat, hint: String
    ) {
        let needed = label.sizeThatFits(.zero).width * scale
        guard availableWidth > 0, needed > availableWidth * TruncatedText.tolerance,
            needed > availableWidth + TruncatedText.least
        else {
            return nil
        }
        text = label.text ?? ""
        self.kind = kind
        self.availableWidth = availableWidth
        self.needed = needed
        self.hint = hint
    }

    /// Returns the issue.
    ///
    /// - Parameter part: The name of the part of the view, if others can be truncated, too.
    func issue(_ view: UIView, part: String? = nil) -> LayoutIssue {
        var issue = LayoutIssue(
            TruncatedText.rule,
            "\(kind) \(text.quotedShort) is truncated: \(availableWidth.short) of \(needed.short) points wide",
            at: view, part: part, hint: hint
        ).explained(by: [view], along: .horizontal)
        if part != nil {
            issue.share = LayoutIssue.Share(
                cause: "\(issue.view) \(kind)", name: "\(kind) \(text.quotedShort)",
                plural: "are truncated")
        }
        return issue
    }

    // MARK: Bars

    /// Creates a line for a title in a bar.
    init?(inBar label: UILabel) {
        // The widths of buttons next to the titles of iOS 26 aren't documented.
        guard !label.adjustsFontSizeToFitWidth, label.numberOfLines == 1,
            !(label.text ?? "").isBlank,
            label.font.pointSize >= 24 || !SystemBehavior.liquidGlass.isActive
        else { return nil }
        self.init(
            label, "the title", availableWidth: label.bounds.width, scale: 1,
            hint: "Use a shorter title.")
    }

    // MARK: Fields

    /// Creates a line for the text of a text field, or for its placeholder if it is empty. A secure
    /// text has no width.
    init?(in field: UITextField) {
        let isEmpty = (field.text ?? "").isEmpty
        let text = isEmpty ? field.attributedPlaceholder : field.attributedText
        let plain = isEmpty ? field.placeholder : field.text
        guard !(plain ?? "").isBlank, isEmpty || !field.isSecureTextEntry else { return nil }
        let label = UILabel()
        label.font = field.font
        if let text { label.attributedText = text } else { label.text = plain }
        let rect =
            isEmpty
            ? field.placeholderRect(forBounds: field.bounds)
            : field.textRect(forBounds: field.bounds)
        let size = label.font.pointSize
        let shrinks = field.adjustsFontSizeToFitWidth && field.minimumFontSize > 0
        self.init(
            label, isEmpty ? "the placeholder" : "the text", availableWidth: rect.width,
            scale: shrinks && size > 0 ? min(1, field.minimumFontSize / size) : 1,
            hint: "Make the text field wider, or set a smaller minimum font size.")
    }

    // MARK: Segments

    /// The minimum padding next to the title of a segment, in points for both sides together.
    private static let leastPadding: CGFloat = 4
    /// The padding of a segment whose width follows its title, in points for both sides together.
    private static let padding: CGFloat = 14
    private static let divider: CGFloat = 1

    /// Returns lines for the truncated titles of a segmented control.
    static func segments(of control: UISegmentedControl) -> [TruncatedLine] {
        (0..<control.numberOfSegments).compactMap { index in
            guard let title = control.titleForSegment(at: index), !title.isBlank,
                control.imageForSegment(at: index) == nil
            else { return nil }
            let label = UILabel()
            label.text = title
            label.font =
                control.titleTextAttributes(for: .normal)?[.font] as? UIFont
                ?? .systemFont(ofSize: 13)
            let natural = label.sizeThatFits(.zero).width
            return TruncatedLine(
                label, "the segment",
                availableWidth: availableWidth(index, natural, in: control), scale: 1,
                hint: "Use shorter titles, fewer segments, or apportionsSegmentWidthsByContent.")
        }
    }

    /// Returns the available width of a title. Segments without a fixed width share the remaining
    /// width equally, or add equal parts of it to their natural widths.
    private static func availableWidth(
        _ index: Int, _ natural: CGFloat, in control: UISegmentedControl
    ) -> CGFloat {
        let widths = (0..<control.numberOfSegments).map(control.widthForSegment)
        if widths[index] > 0 { return widths[index] - leastPadding }
        let free = CGFloat(widths.filter { $0 <= 0 }.count)
        if control.apportionsSegmentWidthsByContent {
            let surplus = control.bounds.width - control.intrinsicContentSize.width
            return max(1, natural + padding + surplus / free - leastPadding)
        }
        let dividers = divider * CGFloat(widths.count - 1)
        return max(
            1, (control.bounds.width - dividers - widths.reduce(0, +)) / free - leastPadding)
    }
}
