import ContactSheetDevices
import Foundation

/// The measures of a segmented control, in points.
struct SegmentedMetrics: Equatable {
    /// The height of the frame.
    var height: CGFloat
    var insets: UIEdgeInsets
    /// The padding of a segment's content, both sides together.
    var padding: CGFloat
    /// The width between two segments.
    var divider: CGFloat = 1
    var cornerRadius: CGFloat
    /// The distance from the edge of the control to the raised segment.
    var thumbInset: CGFloat = 0

    /// Creates the measures. Heights and insets: Documentation/Metrics.md 2.4,
    /// Documentation/Canvas.md 5.1. Paddings: measured on stored widths of controls with known
    /// titles, such as First and Second, which are 121 points wide in iOS 7 to 12 and 131 since,
    /// with the font of the selected segment; those of iOS 6 from its 207 points.
    init(_ era: Era, _ style: UISegmentedControl.Style) {
        let insets = UIEdgeInsets(bottom: 1)
        switch era {
        case .classic where style == .bar:
            self.init(height: 30, insets: .zero, padding: 17, cornerRadius: 5)
        case .classic:
            self.init(height: 44, insets: .zero, padding: 44, cornerRadius: 8)
        case .flat, .safeArea:
            self.init(height: 29, insets: insets, padding: 14, cornerRadius: 4)
        case .dark:
            self.init(height: 32, insets: insets, padding: 18, cornerRadius: 8, thumbInset: 2)
        case .glass:
            self.init(height: 32, insets: insets, padding: 18, cornerRadius: 16, thumbInset: 2)
        }
    }

    private init(
        height: CGFloat, insets: UIEdgeInsets, padding: CGFloat, cornerRadius: CGFloat,
        thumbInset: CGFloat = 0
    ) {
        self.height = height
        self.insets = insets
        self.padding = padding
        self.cornerRadius = cornerRadius
        self.thumbInset = thumbInset
    }

    /// Returns the font: 13 points (Documentation/Metrics.md 2.4); in iOS 6 bold with 12 or 16
    /// points.
    @MainActor static func font(_ era: Era, _ style: UISegmentedControl.Style, selected: Bool)
        -> UIFont
    {
        switch era {
        case .classic: .boldSystemFont(ofSize: style == .bar ? 12 : 16)
        case .flat, .safeArea: .systemFont(ofSize: 13)
        case .dark, .glass: .systemFont(ofSize: 13, weight: selected ? .medium : .regular)
        }
    }
}
