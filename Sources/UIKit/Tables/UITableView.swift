import Foundation

/// A scroll view in the style of a list; rows are added as subviews.
@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable, Hashable {
        case plain, grouped, insetGrouped
    }

    public let style: Style

    /// Stands for a height that follows from a cell's constraints.
    public static let automaticDimension: CGFloat = -1

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }
}
