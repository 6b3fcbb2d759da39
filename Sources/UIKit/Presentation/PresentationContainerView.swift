import Foundation

/// The container of a presented view and its surroundings: over the whole window, or over the view
/// of the controller that defines the context.
final class PresentationContainerView: UIView {
    private(set) weak var presentation: UIPresentationController?
    /// The controller that defines the context, or `nil` for the whole window.
    private weak var context: UIViewController?

    init(_ presentation: UIPresentationController) {
        self.presentation = presentation
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the container above everything in the window, or directly above the context's view.
    func install(over presenter: UIViewController, in window: UIWindow) {
        if presentation?.staysInContext == true, let view = presenter.view,
            let superview = view.superview, superview !== window
        {
            context = presenter
            follow(view)
            superview.insertSubview(self, aboveSubview: view)
        } else {
            window.place(self, below: extendsBelowStatusBar)
            window.addSubview(self)
        }
    }

    /// Whether the view extends below the status bar, which up to iOS 6 requires that its
    /// controller wants the full screen.
    var extendsBelowStatusBar: Bool {
        UIScreen.main.era > .classic
            || presentation?.presentedViewController.wantsFullScreenLayout == true
    }

    var isWindowWide: Bool { context == nil }

    func follow(_ view: UIView) {
        (transform, bounds.size, center) = (view.transform, view.bounds.size, view.center)
    }

    // MARK: Traits

    /// The traits around the presentation, which determine how it adapts.
    var outerTraits: UITraitCollection {
        superview?.traitCollection ?? UIScreen.main.traitCollection
    }

    func takeTraits(of presentation: UIPresentationController) {
        let own = presentation.overrideTraitCollection?.values ?? TraitValues()
        let values = presentation.active.innerTraits.overlaid(by: own)
        if values != traitState.values { traitOverrides = values }
    }

    // MARK: Layout and touches

    override func layoutSubviews() {
        presentation?.containerWillLayOut()
        super.layoutSubviews()
        presentation?.active.containerViewDidLayoutSubviews()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            && presentation?.active.letsThrough(point, with: event) != true
    }
}

extension UIPresentationController {
    /// Adapts the presentation to traits that have changed since the last layout.
    func containerWillLayOut() {
        let old = active
        if adapt() {
            old.uninstall()
            active.install()
            handOverPresenter(from: old)
        }
        container?.takeTraits(of: self)
        active.placeViews()
        active.containerViewWillLayoutSubviews()
    }
}

extension UIPresentationController {
    /// Shows the presenter if only the previous style covered it, and hides it if only the current
    /// one does.
    private func handOverPresenter(from old: UIPresentationController) {
        active.hasCovered = old.hasCovered
        guard let presenter, active.coversPresenter != old.hasCovered else { return }
        if old.hasCovered {
            presenter.viewIfLoaded?.isHidden = false
            presenter.appear()
        } else {
            presenter.disappear()
            presenter.viewIfLoaded?.isHidden = true
        }
        active.hasCovered = !old.hasCovered
    }
}

extension UIWindow {
    private var presentationContainers: [PresentationContainerView] {
        subviews.compactMap { $0 as? PresentationContainerView }
    }

    /// Places the containers of presentations, which rotate with the root view.
    func placePresentationContainers() {
        for container in presentationContainers {
            place(container, below: container.extendsBelowStatusBar)
            container.setNeedsLayout()
        }
    }
}

extension UIViewController {
    /// Moves the controller that is presented in the controller's context with the root view.
    func viewMoved(_ view: UIView) {
        guard let container = modal.presented?.modal.presentation?.container,
            !container.isWindowWide
        else { return }
        container.follow(view)
    }
}
