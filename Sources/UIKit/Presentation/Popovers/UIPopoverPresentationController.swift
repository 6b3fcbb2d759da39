import ContactSheetDevices
import Foundation

/// Shows a controller in a box that points at its source. A popover without a source is reported
/// with UIKit's message and shown in the center.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { changed() } }
    open weak var sourceView: UIView? { didSet { changed() } }
    /// The rectangle in the source view's coordinate space; the whole view by default.
    open var sourceRect = CGRect.null { didSet { changed() } }
    open weak var barButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// The source from iOS 16 on; it takes precedence over the others.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { changed() }
    }
    /// Whether the popover may overlap its source.
    open var canOverlapSourceViewRect = false { didSet { changed() } }
    /// The distances from the edges of the container, in points.
    open var popoverLayoutMargins = PopoverMetrics.margins { didSet { changed() } }
    /// The color of the arrow and of the area around the content.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// The views that get touches while the popover is shown.
    open var passthroughViews: [UIView]?
    private let dimming = DimmingView()
    private let surface = PopoverSurface()
    private var adaptiveSheet: UISheetPresentationController?

    private func changed() { container?.setNeedsLayout() }

    var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    /// The sheet that replaces the popover if there isn't enough space, from iOS 15 on.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let adaptiveSheet { return adaptiveSheet }
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presenter)
        sheet.style = .pageSheet
        adaptiveSheet = sheet
        return sheet
    }

    /// The direction of the arrow while the popover is shown.
    open var arrowDirection: UIPopoverArrowDirection {
        container == nil ? .unknown : layout.direction
    }

    // MARK: Source

    var isAnchored: Bool { sourceItem != nil || sourceView != nil || barButtonItem != nil }

    /// Returns the source rectangle in a view's coordinate space, or `nil` without a source.
    func anchor(in view: UIView) -> CGRect? {
        if let sourceItem { return sourceItem.frame(in: view) }
        if let barButtonItem, sourceView == nil { return barButtonItem.frame(in: view) }
        guard let sourceView else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: view)
    }

    /// The permitted sides; a popover of a bar button item is below or above the bar, if permitted.
    private var sides: UIPopoverArrowDirection {
        let vertical = permittedArrowDirections.intersection([.up, .down])
        let isOfBar = sourceItem is UIBarButtonItem || sourceView == nil && barButtonItem != nil
        return isOfBar && !vertical.isEmpty ? vertical : permittedArrowDirections
    }

    // MARK: Layout

    /// The preferred size, or else a width of 320 points and the available height.
    private var contentSize: CGSize {
        var size = presentedViewController.popoverContentSize
        if size.width <= 0 { size.width = PopoverMetrics.contentSize.width }
        if size.height <= 0 { size.height = PopoverMetrics.contentSize.height }
        return size
    }

    private var limits: CGRect {
        guard let container else { return .zero }
        var covered = container.safeAreaInsets
        covered.top = max(covered.top, statusBar(container))
        return container.bounds.inset(by: covered).inset(by: popoverLayoutMargins)
    }

    /// Returns the height of the status bar that the layout must exclude. Before iOS 7 it is 0,
    /// because the root view excludes the status bar.
    private func statusBar(_ container: PresentationContainerView) -> CGFloat {
        UIScreen.main.era == .classic ? 0 : UIScreen.main.statusBarHeight
    }

    var layout: PopoverLayout {
        let (metrics, content) = (PopoverMetrics(), contentSize)
        let frame = metrics.frame
        return PopoverContext(
            anchor: container.flatMap(anchor), limits: limits,
            size: CGSize(
                width: content.width + frame.left + frame.right,
                height: content.height + frame.top + frame.bottom),
            permitted: sides, metrics: metrics
        ).layout
    }

    /// The frame of the content.
    open override var frameOfPresentedViewInContainerView: CGRect {
        layout.body.inset(by: PopoverMetrics().frame)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { contentSize }

    /// The style in compact width, where there isn't enough space: full screen up to iOS 12, a
    /// sheet since.
    override var adaptiveStyleByDefault: UIModalPresentationStyle {
        guard (askedTraits ?? traitCollection).horizontalSizeClass == .compact else { return .none }
        return UIScreen.main.era < .dark ? .fullScreen : .pageSheet
    }

    /// The traits in a popover: compact width, and an elevated level from iOS 13 on.
    override var innerTraits: TraitValues {
        var traits = TraitValues()
        if SystemBehavior.traitCollections.isActive { traits.horizontalSizeClass = .compact }
        if UIScreen.main.era >= .dark { traits.userInterfaceLevel = .elevated }
        return traits
    }

    override var outerView: UIView? { surface }

    override func install() {
        guard let container, let view = presentedView else { return }
        popoverDelegate?.prepareForPopoverPresentation(self)
        if !isAnchored {
            PresentationDiagnostic.popoverWithoutSource(presentedViewController).report()
        }
        dimming.onTap = { [weak self] in self?.dismissByTouch() }
        container.addSubview(dimming)
        container.addSubview(surface)
        surface.content = view
        placeViews()
    }

    override func uninstall() {
        dimming.removeFromSuperview()
        surface.content = nil
        surface.removeFromSuperview()
        super.uninstall()
    }

    override func placeViews() {
        guard let container else { return }
        dimming.frame = container.bounds
        dimming.strength = PopoverMetrics.dimming(traitCollection)
        surface.color = backgroundColor
        surface.show(layout)
    }

    override func letsThrough(_ point: CGPoint, with event: UIEvent?) -> Bool {
        guard let container, !surface.body.contains(checked: point) else { return false }
        return (passthroughViews ?? []).contains { view in
            view.window != nil && view.bounds.contains(checked: container.convert(point, to: view))
        }
    }
}

extension UIViewController {
    /// The preferred size, for which there was another property up to iOS 6.
    fileprivate var popoverContentSize: CGSize {
        UIScreen.main.era == .classic ? preferredContentSize : wantedContentSize
    }

    /// The size in a popover up to iOS 6; `preferredContentSize` replaced it.
    public var contentSizeForViewInPopover: CGSize {
        get { preferredContentSize }
        set { preferredContentSize = newValue }
    }
}
