import Devices
import Foundation

/// Shows a controller in a box that points at what it belongs to.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { changed() } }
    open weak var sourceView: UIView? { didSet { changed() } }
    /// In the source view's space; the whole view where none is set.
    open var sourceRect = CGRect.null { didSet { changed() } }
    open weak var barButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// From iOS 16 on; counts before the others.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { changed() }
    }
    /// Whether the popover may lie over what it points at.
    open var canOverlapSourceViewRect = false { didSet { changed() } }
    /// In points, from the edges of the container.
    open var popoverLayoutMargins = PopoverMetrics.margins { didSet { changed() } }
    /// Of the arrow and of what shows beside the content.
    open var backgroundColor: UIColor? { didSet { changed() } }
    /// Views that take touches although a popover is shown.
    open var passthroughViews: [UIView]?
    private let dimming = DimmingView()
    private let surface = PopoverSurface()
    private var adaptiveSheet: UISheetPresentationController?

    private func changed() { container?.setNeedsLayout() }

    var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    /// What takes the popover's place where there is too little room, from iOS 15 on.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let adaptiveSheet { return adaptiveSheet }
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presenter)
        sheet.style = .pageSheet
        adaptiveSheet = sheet
        return sheet
    }

    /// Where the arrow points while the popover is shown.
    open var arrowDirection: UIPopoverArrowDirection {
        container == nil ? .unknown : layout.direction
    }

    // MARK: What it points at

    var isAnchored: Bool { sourceItem != nil || sourceView != nil || barButtonItem != nil }

    /// In the container's space; nil for nothing.
    func anchor(in view: UIView) -> CGRect? {
        if let sourceItem { return sourceItem.frame(in: view) }
        if let barButtonItem, sourceView == nil { return barButtonItem.frame(in: view) }
        guard let sourceView else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: view)
    }

    /// A popover of a bar's item stands below or above the bar, if it may.
    private var sides: UIPopoverArrowDirection {
        let vertical = permittedArrowDirections.intersection([.up, .down])
        let isOfBar = sourceItem is UIBarButtonItem || sourceView == nil && barButtonItem != nil
        return isOfBar && !vertical.isEmpty ? vertical : permittedArrowDirections
    }

    // MARK: Layout

    /// The preferred size, else 320 points of width and as much height as there is.
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

    /// Views knew no safe area before iOS 7, and their root leaves the status bar out.
    private func statusBar(_ container: PresentationContainerView) -> CGFloat {
        UIScreen.main.era == .classic ? 0 : UIScreen.main.statusBarHeight
    }

    var layout: PopoverLayout {
        let (metrics, content) = (PopoverMetrics(), contentSize)
        let frame = metrics.frame
        return PopoverRoom(
            anchor: container.flatMap(anchor), limits: limits,
            size: CGSize(
                width: content.width + frame.left + frame.right,
                height: content.height + frame.top + frame.bottom),
            permitted: sides, metrics: metrics
        ).layout
    }

    /// Of the content.
    open override var frameOfPresentedViewInContainerView: CGRect {
        layout.body.inset(by: PopoverMetrics().frame)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { contentSize }

    /// Narrow screens have no room: the full screen up to iOS 12, a sheet since.
    override var adaptiveStyleByDefault: UIModalPresentationStyle {
        guard (askedTraits ?? traitCollection).horizontalSizeClass == .compact else { return .none }
        return UIScreen.main.era < .dark ? .fullScreen : .pageSheet
    }

    /// A popover is a narrow screen of its own; since iOS 13 it lies one level higher.
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
        guard let container, !surface.body.contains(point) else { return false }
        return (passthroughViews ?? []).contains { view in
            view.window != nil && view.bounds.contains(container.convert(point, to: view))
        }
    }
}

extension UIViewController {
    /// Up to iOS 6 another property asked for the size.
    fileprivate var popoverContentSize: CGSize {
        UIScreen.main.era == .classic ? preferredContentSize : wantedContentSize
    }

    /// The size in a popover up to iOS 6, when `preferredContentSize` took its place.
    public var contentSizeForViewInPopover: CGSize {
        get { preferredContentSize }
        set { preferredContentSize = newValue }
    }
}
