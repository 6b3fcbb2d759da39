import Foundation

extension UIPresentationController {
    /// Creates the presentation of a controller for its style; for `custom` its transitioning
    /// delegate provides it.
    static func make(
        for controller: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let style = controller.modalPresentationStyle.resolved
        guard style == .custom else { return make(style, for: controller, presenting: presenting) }
        return controller.transitioningDelegate?.presentationController(
            forPresented: controller, presenting: presenting, source: source)
            ?? UIPresentationController(presentedViewController: controller, presenting: presenting)
    }

    static func make(
        _ style: UIModalPresentationStyle, for controller: UIViewController,
        presenting: UIViewController?
    ) -> UIPresentationController {
        let presentation: UIPresentationController =
            switch style {
            case .pageSheet, .formSheet:
                UISheetPresentationController(
                    presentedViewController: controller, presenting: presenting)
            case .popover:
                UIPopoverPresentationController(
                    presentedViewController: controller, presenting: presenting)
            default:
                FullScreenPresentation(
                    presentedViewController: controller, presenting: presenting)
            }
        presentation.style = style
        return presentation
    }

    // MARK: Adaptivity

    var active: UIPresentationController { substitute ?? self }

    /// The presentation that this one replaces, or this one.
    var primary: UIPresentationController { container?.presentation ?? self }

    /// Switches to the presentation of the style that fits the traits.
    ///
    /// - Returns: Whether the presentation has changed.
    @discardableResult func adapt() -> Bool {
        let wanted = adaptivePresentationStyle(for: traitCollection).resolvedAdaptation
        guard wanted != substitute?.style ?? UIModalPresentationStyle.none else { return false }
        guard wanted != .none, wanted != style else {
            let changed = substitute != nil
            if substitute?.presentedViewController === presentedViewController { substitute = nil }
            return changed
        }
        let shown = replacement(for: wanted) ?? presentedViewController
        replacement = shown === presentedViewController ? nil : shown
        let new = makeSubstitute(wanted, for: shown)
        new.presenter = presenter
        new.container = container
        delegate?.presentationController(self, prepare: new)
        substitute = new
        return true
    }

    private func makeSubstitute(
        _ style: UIModalPresentationStyle, for shown: UIViewController
    ) -> UIPresentationController {
        if style.isSheet, shown === presentedViewController,
            let popover = self as? UIPopoverPresentationController
        {
            popover.adaptiveSheetPresentationController.style = style
            return popover.adaptiveSheetPresentationController
        }
        return .make(style, for: shown, presenting: presenter)
    }

    /// Returns the delegate's replacement for the presented controller, which is requested only
    /// once.
    private func replacement(for style: UIModalPresentationStyle) -> UIViewController? {
        if let shown = substitute?.presentedViewController { return shown }
        return delegate?.presentationController(
            self, viewControllerForAdaptivePresentationStyle: style)
    }
}

extension UIModalPresentationStyle {
    /// The style with `automatic` resolved; `none` stays.
    @MainActor fileprivate var resolvedAdaptation: UIModalPresentationStyle {
        self == .none ? .none : resolved
    }
}

/// A presentation that fills the screen or a context.
final class FullScreenPresentation: UIPresentationController {
    override var coversPresenter: Bool { style == .fullScreen || style == .currentContext }

    override func placeViews() {
        container?.place(managed: presentedView, in: frameOfPresentedViewInContainerView)
    }
}
