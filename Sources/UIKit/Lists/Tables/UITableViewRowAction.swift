import Foundation

/// An action next to a row that is swiped, up to iOS 12.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// The raw values are Apple's.
    public enum Style: Int, Sendable {
        case `default`, normal

        public static let destructive = Style.default
    }

    public private(set) var style = Style.default
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
    private var handler: ((UITableViewRowAction, IndexPath) -> Void)?

    public convenience init(
        style: Style, title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.init()
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .normal ? .systemGray : .systemRed
    }
}
