import Foundation

public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

@MainActor public protocol UIPopoverPresentationControllerDelegate: AnyObject {}

/// What a popover points at.
@MainActor open class UIPopoverPresentationController: NSObject {
    open weak var delegate: (any UIPopoverPresentationControllerDelegate)?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open weak var sourceView: UIView?
    /// In the source view's space; the whole view where none is set.
    open var sourceRect = CGRect.null
    open weak var barButtonItem: UIBarButtonItem?
    open var backgroundColor: UIColor?

    var isAnchored: Bool { sourceView != nil || barButtonItem != nil }

    /// What it points at, in the space of a view of the same window; nil for nothing.
    func anchor(in view: UIView) -> CGRect? {
        guard let source = sourceView ?? barButtonItem.flatMap({ $0.customView ?? $0.button })
        else { return nil }
        let rect = sourceView == nil || sourceRect.isNull ? source.bounds : sourceRect
        return source.convert(rect, to: view)
    }
}
