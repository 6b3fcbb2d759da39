import Foundation

extension UICalendarView {
    public enum DecorationSize: Int, Sendable {
        case small, medium, large
    }

    /// What a calendar shows below a day: a dot, an image, or a view of the app.
    @preconcurrency @MainActor public final class Decoration: NSObject {
        private enum Content {
            case dot
            case image(UIImage?)
            case view(() -> UIView)
        }

        private let content: Content
        private let color: UIColor?
        private let size: DecorationSize

        private init(_ content: Content, _ color: UIColor?, _ size: DecorationSize) {
            self.content = content
            self.color = color
            self.size = size
        }

        /// Creates a gray dot of medium size.
        public convenience override init() { self.init(.dot, nil, .medium) }

        public convenience init(
            image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) { self.init(.image(image), color, size) }

        public convenience init(customViewProvider: @escaping () -> UIView) {
            self.init(.view(customViewProvider), nil, .medium)
        }

        public static func `default`(
            color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(.dot, color, size) }

        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }

        public static func customView(_ provider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: provider)
        }

        /// The side of a dot or the size of a symbol, in points; decisions.
        private var side: (dot: CGFloat, symbol: CGFloat) {
            switch size {
            case .small: (5, 9)
            case .medium: (7, 11)
            case .large: (9, 13)
            }
        }

        func makeView() -> UIView {
            switch content {
            case .view(let make): return make()
            case .dot:
                let dot = CalendarDot(side: side.dot)
                dot.backgroundColor = color ?? .systemFill
                return dot
            case .image(let image):
                let view = UIImageView(image: image)
                view.preferredSymbolConfiguration = .init(pointSize: side.symbol)
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? .systemGray
                return view
            }
        }
    }
}

/// A dot below a day.
private final class CalendarDot: UIView {
    private let side: CGFloat

    init(side: CGFloat) {
        self.side = side
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        layer.cornerRadius = side / 2
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
}
