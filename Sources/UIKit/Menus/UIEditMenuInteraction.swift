import Foundation

/// An interaction that shows an edit menu, from iOS 16 on, which a preview doesn't show.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}

    open func dismissMenu() {}

    open func reloadVisibleMenu() {}

    open func updateVisibleMenuPosition(animated: Bool) {}

    open func location(in view: UIView?) -> CGPoint { .zero }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }
}

/// The methods that provide an edit menu. Every member has a default.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
}

/// The place and the arrow of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    public let sourcePoint: CGPoint
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? NSString(string: "")
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// The raw values are Apple's.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic, up, down, left, right
}
