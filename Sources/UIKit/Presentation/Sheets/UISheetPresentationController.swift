import ContactSheetDevices
import Foundation

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Called after the user has dragged the sheet, which never happens here.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Shows a controller as a sheet: a card on phones, in the center on iPads.
///
/// Detents and related properties take effect from iOS 15 on.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet rests, from low to high.
    open var detents: [Detent] = [.large()] { didSet { sheetChanged() } }
    /// The identifier of the selected detent; `nil` for the lowest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetChanged() } }
    /// The largest detent at which the content behind isn't dimmed and gets touches.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetChanged() } }
    /// The name of ``largestUndimmedDetentIdentifier`` in the first releases of iOS 15.
    open var smallestUndimmedDetentIdentifier: Detent.Identifier? {
        get { largestUndimmedDetentIdentifier }
        set { largestUndimmedDetentIdentifier = newValue }
    }
    open var prefersGrabberVisible = false { didSet { sheetChanged() } }
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is also a card on phones in landscape, instead of full screen.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetChanged() } }
    /// Whether a card has the presented controller's preferred width.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetChanged() } }
    /// The corner radius in points, or `nil` for the era's.
    open var preferredCornerRadius: CGFloat? { didSet { sheetChanged() } }
    /// The view that the sheet's animation starts from; it doesn't change the final position.
    open var sourceView: UIView?
    private let dimming = DimmingView()
    private let surface = SheetSurface()

    /// Performs the changes immediately, because only the final state is rendered.
    open func animateChanges(_ changes: () -> Void) { changes() }

    /// Resolves custom detents again.
    open func invalidateDetents() { sheetChanged() }

    private func sheetChanged() { container?.setNeedsLayout() }

    // MARK: Detents

    private static var hasDetents: Bool { SystemBehavior.detents.isActive }

    /// Returns the selected detent, or else the first that exists, or `nil` for the full height.
    func shownDetent(in context: DetentContext) -> Detent? {
        guard Self.hasDetents else { return nil }
        let existing = detents.filter { $0.resolvedValue(in: context) != nil }
        return existing.first { $0.identifier == selectedDetentIdentifier } ?? existing.first
    }

    private var isUndimmed: Bool {
        guard Self.hasDetents, let limit = largestUndimmedDetentIdentifier, let container,
            layout.shape == .card || layout.shape == .lowCard,
            let largest = detents.firstIndex(where: { $0.identifier == limit })
        else { return false }
        let shown = selectedDetentIdentifier ?? detents.first?.identifier
        let index = detents.firstIndex { $0.identifier == shown } ?? 0
        return container.isWindowWide && index <= largest
    }

    // MARK: Layout

    private func context(_ bounds: CGRect, _ traits: UITraitCollection) -> SheetContext {
        SheetContext(bounds: bounds, safeArea: container?.safeAreaInsets ?? .zero, traits: traits)
    }

    var layout: SheetLayout {
        context(container?.bounds ?? .zero, traitCollection).layout(of: self)
    }

    open override var frameOfPresentedViewInContainerView: CGRect { layout.frame }

    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let turned = UIScreen.main.device.screen(ofSize: parentSize)
        let context = SheetContext(
            bounds: CGRect(origin: .zero, size: parentSize), safeArea: turned.safeArea,
            traits: turned.traits)
        return context.layout(of: self).size
    }

    /// The style in compact width: full screen up to iOS 12.
    override var adaptiveStyleByDefault: UIModalPresentationStyle {
        let traits = askedTraits ?? traitCollection
        let isNarrow = traits.horizontalSizeClass == .compact
        return UIScreen.main.era < .dark && isNarrow ? .fullScreen : .none
    }

    /// The traits in a sheet: a form sheet has compact width, and from iOS 13 on sheets have an
    /// elevated level.
    override var innerTraits: TraitValues {
        var traits = TraitValues()
        let layout = layout
        if UIScreen.main.era >= .dark, layout.shape != .fullScreen {
            traits.userInterfaceLevel = .elevated
        }
        if style == .formSheet, layout.shape == .centered, SystemBehavior.traitCollections.isActive
        {
            traits.horizontalSizeClass = .compact
        }
        return traits
    }

    override var raisesBars: Bool { layout.shape != .fullScreen }
    override var outerView: UIView? { surface }

    override func install() {
        guard let container, let view = presentedView else { return }
        dimming.onTap = { [weak self] in self?.primary.dismissByTouch() }
        container.addSubview(dimming)
        container.addSubview(surface)
        surface.content = view
        placeViews()
    }

    override func uninstall() {
        presentingViewController.pullForward()
        dimming.removeFromSuperview()
        surface.content = nil
        surface.removeFromSuperview()
        super.uninstall()
    }

    override func placeViews() {
        guard let container else { return }
        let layout = layout
        dimming.frame = container.bounds
        dimming.strength =
            layout.shape == .fullScreen || isUndimmed
            ? 0 : SheetMetrics().dimming(traitCollection)
        surface.show(
            layout, radius: preferredCornerRadius,
            hasGrabber: prefersGrabberVisible && layout.shape != .centered)
        surface.place(at: layout)
        // Decision: from iOS 26 on, the view behind a card stays, because the card covers it.
        let pushesBack = UIScreen.main.era < .glass
        if layout.shape == .card, container.isWindowWide, pushesBack {
            presentingViewController.scaleBack(below: container.safeAreaInsets.top)
        } else {
            presentingViewController.pullForward()
        }
    }

    override func letsThrough(_ point: CGPoint, with event: UIEvent?) -> Bool {
        isUndimmed && !surface.frame.contains(checked: point)
    }
}

extension SimulatedDevice {
    /// Returns the safe area and the traits of the screen with this size, in portrait or landscape.
    @MainActor func screen(
        ofSize size: CGSize
    ) -> (safeArea: UIEdgeInsets, traits: UITraitCollection) {
        let isWide = size.width > size.height
        let orientation = isWide ? UIInterfaceOrientation.landscapeLeft : .portrait
        let insets = screen(orientation).safeArea
        return (
            UIEdgeInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
            traits(orientation)
        )
    }
}
