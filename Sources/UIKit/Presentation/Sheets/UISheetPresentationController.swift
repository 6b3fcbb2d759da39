import Devices
import Foundation

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// A person has dragged the sheet; never called, as nobody drags one.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Shows a controller as a sheet: a card on phones, in the middle of iPads.
///
/// Detents and what goes with them take effect from iOS 15 on.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet rests, the lowest first.
    open var detents: [Detent] = [.large()] { didSet { sheetChanged() } }
    /// Nil stands for the lowest detent.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetChanged() } }
    /// Up to this detent what lies behind isn't dimmed and takes touches.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetChanged() } }
    open var prefersGrabberVisible = false { didSet { sheetChanged() } }
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is a card on a phone on its side too, instead of the full screen.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetChanged() } }
    /// Whether a card is as wide as the presented controller prefers.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetChanged() } }
    /// In points; nil leaves it to the era.
    open var preferredCornerRadius: CGFloat? { didSet { sheetChanged() } }
    /// What the sheet grows out of; where it ends is the same.
    open var sourceView: UIView?
    private let dimming = DimmingView()
    private let surface = SheetSurface()

    /// Changes what it changes at once: pictures show the state at rest.
    open func animateChanges(_ changes: () -> Void) { changes() }

    /// Asks the resolvers of custom detents again.
    open func invalidateDetents() { sheetChanged() }

    private func sheetChanged() { container?.setNeedsLayout() }

    // MARK: Detents

    private static var hasDetents: Bool { SystemBehavior.detents.isActive }

    /// The selected detent, else the first that exists; nil stands for the full height.
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

    private func room(_ bounds: CGRect, _ traits: UITraitCollection) -> SheetRoom {
        SheetRoom(bounds: bounds, safeArea: container?.safeAreaInsets ?? .zero, traits: traits)
    }

    var layout: SheetLayout {
        room(container?.bounds ?? .zero, traitCollection).layout(of: self)
    }

    open override var frameOfPresentedViewInContainerView: CGRect { layout.frame }

    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let turned = UIScreen.main.device.screen(ofSize: parentSize)
        let room = SheetRoom(
            bounds: CGRect(origin: .zero, size: parentSize), safeArea: turned.safeArea,
            traits: turned.traits)
        return room.layout(of: self).frame.size
    }

    /// Up to iOS 12 sheets fill narrow screens.
    override var adaptiveStyleByDefault: UIModalPresentationStyle {
        let traits = askedTraits ?? traitCollection
        let isNarrow = traits.horizontalSizeClass == .compact
        return UIScreen.main.era < .dark && isNarrow ? .fullScreen : .none
    }

    /// A form is a narrow screen of its own; since iOS 13 sheets lie one level higher.
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
        surface.place(at: layout.frame)
        surface.show(
            layout.shape, radius: preferredCornerRadius ?? SheetMetrics().cornerRadius,
            hasGrabber: prefersGrabberVisible && layout.shape != .centered)
        if layout.shape == .card, container.isWindowWide {
            presentingViewController.pushBack(below: container.safeAreaInsets.top)
        } else {
            presentingViewController.pullForward()
        }
    }

    override func letsThrough(_ point: CGPoint, with event: UIEvent?) -> Bool {
        isUndimmed && !surface.frame.contains(point)
    }
}

extension SimulatedDevice {
    /// The screen of this size, upright or on its side: its safe area and its traits.
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
