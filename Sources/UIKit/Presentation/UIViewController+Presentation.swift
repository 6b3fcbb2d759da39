import ContactSheetDiagnostics
import Foundation

extension UIViewController {
    /// Presents a controller in the context that its style requires.
    func presentModally(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let presentation =
            controller.modal.presentation
            ?? .make(for: controller, presenting: outermost, source: self)
        let context = context(for: presentation)
        guard let window = presentableWindow(of: controller, in: context) else { return }
        controller.modal.presentation = presentation
        presentation.presenter = context
        presentation.source = self
        presentation.present(over: context, in: window, animated: animated)
        UIApplication.shared.updateOrientation(presenting: controller)
        completion?()
    }

    /// Returns the window of the presentation, or `nil`, with UIKit's message, if UIKit presents
    /// nothing.
    private func presentableWindow(
        of controller: UIViewController, in context: UIViewController
    ) -> UIWindow? {
        let diagnostic: PresentationDiagnostic?
        let window = viewIfLoaded?.window
        if controller === self || controller === context {
            diagnostic = .itself(controller)
        } else if controller.modal.presenter != nil || controller.parent != nil {
            diagnostic = .isElsewhere(controller, context, source: self)
        } else if let other = context.modal.presented {
            diagnostic = .isPresenting(controller, context, other, source: self)
        } else if window == nil {
            diagnostic = .isNotInWindow(controller, context, source: self)
        } else {
            diagnostic = nil
        }
        diagnostic?.report()
        return diagnostic == nil ? window : nil
    }

    // MARK: Dismissal

    /// Dismisses the controller that this one or its container presents, or else this one or the
    /// presented container that it is in (documented with `dismiss(animated:completion:)`).
    func dismissModally(animated: Bool) {
        let presented = presentedViewController
        let presenter = presented?.modal.presenter ?? presentingViewController
        presenter?.takeDown(animated: animated)
    }

    /// Dismisses the controller that is presented in this controller's context, and all above it.
    private func takeDown(animated: Bool) {
        let chain = presentedChain
        guard let first = chain.first, let lowest = first.modal.presentation else { return }
        let returns = lowest.active.hasCovered
        for controller in chain.reversed() { controller.beginDismissal(animated: animated) }
        if returns { beginAppearanceTransition(true, animated: animated) }
        if let top = chain.last { top.modal.presentation?.runDismissalAnimator(animated) }
        for controller in chain.reversed() { controller.modal.presentation?.removeViews() }
        modal.presented = nil
        viewIfLoaded?.window?.layoutIfNeeded()
        if returns { endAppearanceTransition() }
        for controller in chain.reversed() { controller.endDismissal() }
        UIApplication.shared.updateOrientation()
    }

    private func beginDismissal(animated: Bool) {
        appearance.isBeingDismissed = true
        modal.presentation?.beginDismissal(animated)
        beginAppearanceTransition(false, animated: animated)
    }

    private func endDismissal() {
        endAppearanceTransition()
        appearance.isBeingDismissed = false
        let presentation = modal.presentation
        modal.presented = nil
        modal.presenter = nil
        modal.presentation = nil
        modal.original?.modal.presentation = nil
        presentation?.endDismissal()
        modal.original = nil
    }
}

/// A diagnostic for what UIKit logs or throws an exception for when a controller is presented.
@MainActor enum PresentationDiagnostic {
    case isNotInWindow(UIViewController, UIViewController, source: UIViewController)
    case isPresenting(
        UIViewController, UIViewController, UIViewController, source: UIViewController)
    case isElsewhere(UIViewController, UIViewController, source: UIViewController)
    case itself(UIViewController)
    case popoverWithoutSource(UIViewController)

    func report() { DiagnosticLog.current.add(diagnostic) }

    private var diagnostic: Diagnostic {
        switch self {
        case .isNotInWindow(let new, let context, let source):
            Self.log(
                new, context, source, "whose view is not in the window hierarchy",
                hint: "present it from viewDidAppear(_:) or later")
        case .isPresenting(let new, let context, let other, let source):
            Self.log(
                new, context, source, "which is already presenting \(Self.name(other))",
                hint: "dismiss that view controller first, or present from it")
        case .isElsewhere(let new, let context, let source):
            Self.log(
                new, context, source, "which is already shown",
                hint: "present another instance")
        case .itself(let controller):
            Diagnostic(
                .error,
                "Application tried to present modally a view controller on itself",
                location: Self.name(controller), hint: "nothing is presented")
        case .popoverWithoutSource(let controller as UIAlertController):
            Diagnostic(
                .error,
                "You must provide location information for this popover through the alert "
                    + "controller's popoverPresentationController. You must provide either a "
                    + "sourceView and sourceRect or a barButtonItem.",
                location: controller.title ?? Self.name(controller),
                hint: "the popover is centered on the screen")
        case .popoverWithoutSource(let controller):
            Diagnostic(
                .error,
                "UIPopoverPresentationController should have a non-nil sourceView or "
                    + "barButtonItem set before the presentation occurs.",
                location: Self.name(controller),
                hint: "the popover is centered on the screen; set one of them before presenting")
        }
    }

    /// Returns UIKit's message from published logs; from iOS 13 on it includes the source.
    private static func log(
        _ new: UIViewController, _ context: UIViewController, _ source: UIViewController,
        _ reason: String, hint: String
    ) -> Diagnostic {
        let names =
            UIScreen.main.era < .dark
            ? "\(name(new)) on \(name(context))"
            : "\(name(new)) on \(name(context)) (from \(name(source)))"
        return Diagnostic(
            .error, "Attempt to present \(names) \(reason)", location: name(source), hint: hint)
    }

    private static func name(_ controller: UIViewController) -> String {
        "<\(type(of: controller))>"
    }
}
