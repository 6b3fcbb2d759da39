import ContactSheetDevices
import Foundation

/// The controller that a controller presents, and its own presentation.
///
/// Presenters retain what they present, and presented controllers retain their presentation. All
/// other references are weak, so that everything is released with the window.
@MainActor struct ModalState {
    /// The controller that is presented in this controller's context.
    var presented: UIViewController?
    /// The controller in whose context this controller is presented.
    weak var presenter: UIViewController?
    /// The presentation controller, created when code uses it or when the controller is presented.
    var presentation: UIPresentationController?
    /// The presented controller that this one replaces, as its delegate requested.
    var original: UIViewController?
    /// Whether the controller defines a context; `nil` for the default of its class.
    var definesContext: Bool?
    var preferredContentSize = CGSize.zero
    /// The state of the view before a card pushed it back.
    var originalPresenterState: OriginalPresenterState?
}

extension UIViewController {
    /// The outermost container.
    var outermost: UIViewController { parent?.outermost ?? self }

    /// Returns the controller in whose context this one presents: for styles that use a context the
    /// nearest ancestor that defines one, otherwise the outermost container (documented with
    /// `present(_:animated:completion:)`).
    func context(for presentation: UIPresentationController) -> UIViewController {
        presentation.staysInContext ? contextDefiner ?? outermost : outermost
    }

    private var contextDefiner: UIViewController? {
        definesPresentationContext ? self : parent?.contextDefiner
    }

    /// The controller that is presented from this one and covers it.
    var coveringController: UIViewController? {
        guard let presented = modal.presented,
            presented.modal.presentation?.active.coversPresenter == true
        else { return nil }
        return presented
    }

    /// The controllers that are presented from this one, from bottom to top.
    var presentedChain: [UIViewController] {
        modal.presented.map { [$0] + $0.presentedChain } ?? []
    }

    /// The presentation of the controller or of the container that it is in.
    var nearestPresentation: UIPresentationController? {
        modal.presenter == nil ? parent?.nearestPresentation : modal.presentation?.active
    }

    /// The presentation, which is created at first use for the current style; a presented
    /// controller keeps its own.
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

    /// The coordinator of the current presentation or dismissal.
    var presentationCoordinator: TransitionCoordinator? {
        modal.presentation?.coordinator ?? modal.presented?.modal.presentation?.coordinator
            ?? parent?.presentationCoordinator
    }
}
