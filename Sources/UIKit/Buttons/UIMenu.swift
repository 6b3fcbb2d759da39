import Foundation

/// What stands in a menu: an action or another menu.
@MainActor public protocol UIMenuElement: AnyObject {
    var title: String { get }
}

extension UIAction: UIMenuElement {}

/// A menu, as a button keeps it; the simulation shows none.
@MainActor public final class UIMenu: NSObject, UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
    }

    public let title: String
    public let image: UIImage?
    public let options: Options
    public let children: [any UIMenuElement]

    public init(
        title: String = "", image: UIImage? = nil, options: Options = [],
        children: [any UIMenuElement] = []
    ) {
        self.title = title
        self.image = image
        self.options = options
        self.children = children
    }
}
