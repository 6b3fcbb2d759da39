import Foundation

/// Lets the views inside a view with `showsLargeContentViewer` appear in the large content viewer.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The recognizer for the press, with which other recognizers can agree.
    open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
        UILongPressGestureRecognizer()

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    public override init() {
        super.init()
    }

    /// Whether the viewer can appear at the current text size.
    public static var isEnabled: Bool { UIScreen.main.traitCollection.stacksRows }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The methods aren't called.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: AnyObject {
    func viewController(
        for interaction: UILargeContentViewerInteraction
    ) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    public func viewController(
        for interaction: UILargeContentViewerInteraction
    ) -> UIViewController {
        interaction.view?.owningController ?? UIViewController()
    }
}
