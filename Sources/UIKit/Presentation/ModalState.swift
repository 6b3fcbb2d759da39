import Devices
import Foundation

/// What a controller presents, and how it is presented itself.
///
/// Presenters keep what they present, and presented controllers keep their presentation; all
/// other ways point back weakly, so that a window that goes takes them along.
@MainActor struct ModalState {
    /// Presented in this controller's context.
    var presented: UIViewController?
    /// In whose context this controller is presented.
    weak var presenter: UIViewController?
    /// Made when code asks for it, or when the controller is presented.
    var presentation: UIPresentationController?
    /// The presented controller in whose place this one is shown, as its delegate asked.
    var original: UIViewController?
    /// Nil leaves it to the class.
    var definesContext: Bool?
    var preferredContentSize = CGSize.zero
    /// What the view looked like before a card pushed it back.
    var pushedBack: PushedBack?
}

extension UIViewController {
    /// The container at the top of all.
    var outermost: UIViewController { parent?.outermost ?? self }

    /// In whose context a controller is presented that this one is asked to present: the nearest
    /// parent that defines a context, for the styles that stay in one; else the outermost
    /// container (documented with `present(_:animated:completion:)`).
    func context(for presentation: UIPresentationController) -> UIViewController {
        presentation.staysInContext ? contextDefiner ?? outermost : outermost
    }

    private var contextDefiner: UIViewController? {
        definesPresentationContext ? self : parent?.contextDefiner
    }

    /// The controller that is presented from this one and hides it.
    var coveringController: UIViewController? {
        guard let presented = modal.presented,
            presented.modal.presentation?.active.coversPresenter == true
        else { return nil }
        return presented
    }

    /// What this controller presents, what that presents, and so on.
    var presentedChain: [UIViewController] {
        modal.presented.map { [$0] + $0.presentedChain } ?? []
    }

    /// The presentation that shows the controller, or the container that it is in.
    var nearestPresentation: UIPresentationController? {
        modal.presenter == nil ? parent?.nearestPresentation : modal.presentation?.active
    }

    /// Made at first use by the present style; a presented controller keeps its own.
    var presentationByStyle: UIPresentationController {
        if let presentation = modal.presentation { return presentation }
        let presentation = UIPresentationController.make(for: self, presenting: nil, source: self)
        modal.presentation = presentation
        return presentation
    }

    func modalPresentationStyleChanged() {
        if modal.presenter == nil { modal.presentation = nil }
    }

    func preferredContentSizeChanged() {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        guard let presentation = nearestPresentation else { return }
        presentation.preferredContentSizeDidChange(forChildContentContainer: self)
        presentation.container?.setNeedsLayout()
    }

    /// The presentation that is, or would be, a sheet; nil before iOS 15 and for other styles.
    public var sheetPresentationController: UISheetPresentationController? {
        guard SystemBehavior.detents.isActive else { return nil }
        return presentationController as? UISheetPresentationController
    }

    /// What a popover of this controller points at; nil unless it is presented as one.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The coordinator of the presentation or dismissal that is under way.
    var presentationCoordinator: TransitionCoordinator? {
        modal.presentation?.coordinator ?? modal.presented?.modal.presentation?.coordinator
            ?? parent?.presentationCoordinator
    }
}
