import ContactSheetDevices
import Foundation

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons, usually below a screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    open weak var delegate: (any UIToolbarDelegate)?
    open var barStyle = UIBarStyle.default {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var isTranslucent = true { didSet { noteOwnValue() } }
    open var barTintColor: UIColor? { didSet { noteOwnValue() } }
    open var compactAppearance: UIToolbarAppearance? {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet {
            noteOwnValue()
            setNeedsLayout()
        }
    }
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    /// Whether there is no content behind the bar. Set by a navigation controller. From iOS 15 on
    /// the toolbar is transparent at the end of the content.
    var isAtScrollEdge = false { didSet { setNeedsLayout() } }
    /// The scroll view whose content scrolls below the bar. Set by a navigation controller.
    weak var contentBelow: UIScrollView?
    private var ownStandardAppearance: UIToolbarAppearance?
    private var backgroundImage: UIImage?
    private var shadowImage: UIImage?
    private var shown: [UIView] = []
    private var capsules: [BarCapsule] = []
    /// The appearance of the glass above the content below, as of the last drawing, if it isn't that
    /// of the bar.
    private var contentStyle = UIUserInterfaceStyle.unspecified

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    /// Creates a bar for a navigation controller with a custom bar class. A class whose only
    /// designated initializers are those of this class inherits it.
    public required convenience init(in container: UINavigationController?) {
        self.init(frame: .zero)
    }

    open var standardAppearance: UIToolbarAppearance {
        get {
            if let ownStandardAppearance { return ownStandardAppearance }
            let appearance = UIToolbarAppearance()
            ownStandardAppearance = appearance
            return appearance
        }
        set {
            ownStandardAppearance = newValue
            noteOwnValue()
            setNeedsLayout()
        }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        noteOwnValue(#function, UInt(position.rawValue), UInt(barMetrics.rawValue))
        if barMetrics == .default { backgroundImage = image }
    }

    open func backgroundImage(
        forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        barMetrics == .default ? backgroundImage : nil
    }

    open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
        noteOwnValue(#function, UInt(position.rawValue))
        shadowImage = image
    }

    open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { shadowImage }

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    // MARK: Layout

    private var metrics: BarMetrics { BarMetrics(traitCollection) }

    /// Whether the toolbar is a navigation controller's own.
    var isInNavigationController = false

    /// Whether the bar is a navigation controller's of iOS 26, with space above and below its
    /// buttons.
    private var hasSpace: Bool { isInNavigationController && metrics.era >= .glass }

    /// The space above and below the buttons (Documentation/Metrics.md 1.5).
    private var space: (above: CGFloat, below: CGFloat) {
        hasSpace ? (10, metrics.isPad ? 25 : 28) : (0, 0)
    }

    private var layoutHeight: CGFloat {
        // Documentation/Metrics.md 1.5
        if hasSpace { return space.above + metrics.toolbarButtonHeight + space.below }
        let growsAlone = UIScreen.main.era >= .dark
        return metrics.toolbarHeight(
            aboveHomeIndicator: UIScreen.main.hasHomeIndicator
                && (isInNavigationController || growsAlone))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: layoutHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : UIScreen.main.windowBounds.width
        return CGSize(width: width, height: layoutHeight)
    }

    private var sideMargin: CGFloat {
        hasSpace ? metrics.isPad ? 10 : 28 : metrics.sideMargin(width: bounds.width)
    }

    /// The center of the items. From iOS 26 on, they are at the top, or in the center of a bar that
    /// is lower than they are.
    private var midY: CGFloat {
        guard metrics.era >= .glass else { return min(bounds.height, layoutHeight) / 2 }
        return space.above + min(metrics.toolbarButtonHeight, bounds.height) / 2
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for item in items ?? [] { item.takeAppearance(in: self) }
        let metrics = metrics
        let row = BarItemRow(items ?? [], buttonContext)
        let margin = sideMargin
        let (left, right) = (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
        let midY = midY
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frames = row.frames(
            from: isMirrored ? right : left, availableWidth: bounds.width - left - right,
            midY: midY)
        func placed(_ box: CGRect) -> CGRect {
            var box = box
            if isMirrored { box.origin.x = bounds.width - box.maxX }
            return UIScreen.main.grid.round(box)
        }
        for (entry, frame) in zip(row.entries, frames) {
            entry.item.bar = self
            place(managed: entry.view, in: placed(frame.clampedInset(dx: entry.inset, dy: 0)))
        }
        capsules =
            metrics.era < .glass
            ? []
            : row.capsules(frames, midY: midY).map {
                BarCapsule(box: placed($0.box), item: $0.item)
            }
        shown = replaceSubviews(shown, by: row.views)
        shown.showItems(in: isDarkBelowGlass ? .dark : contentStyle)
    }

    open override func tintColorDidChange() { setNeedsLayout() }

    // MARK: Appearance

    private var appearance: UIToolbarAppearance? {
        guard UIScreen.main.era >= .dark else { return nil }
        let edge = metrics.isCompact ? compactScrollEdgeAppearance : nil
        if isAtScrollEdge, let edge = edge ?? scrollEdgeAppearance { return edge }
        return (metrics.isCompact ? compactAppearance : nil) ?? ownStandardAppearance
    }

    /// The bar's own color, which is the tint up to iOS 6.
    private var barColor: UIColor? {
        barTintColor ?? (UIScreen.main.era == .classic ? ownTintColor : nil)
    }

    private var buttonContext: BarButtonContext {
        BarButtonContext(
            metrics: metrics, isToolbar: true,
            availableSize: CGSize(
                width: max(0, bounds.width - 2 * sideMargin), height: metrics.toolbarButtonHeight),
            tint: tintColor,
            barColor: barColor ?? BarColors.classicBase(isBlack: barStyle != .default),
            plain: appearance?.buttonAppearance, done: appearance?.doneButtonAppearance)
    }

    private var isClearAtEdge: Bool {
        isAtScrollEdge && scrollEdgeAppearance == nil
            && SystemBehavior.clearBarsAtScrollEdge.isActive
    }

    private var background: BarBackground {
        appearance.map { BarBackground($0, isBlack: barStyle != .default) }
            ?? BarBackground(
                style: barStyle, isTranslucent: isTranslucent, color: barColor,
                image: backgroundImage, shadowImage: shadowImage)
    }

    /// Whether the items are on a dark color of the bar's own, from iOS 26 on.
    private var isDarkBelowGlass: Bool {
        metrics.era >= .glass && !isClearAtEdge && background.isDark(in: traitCollection)
    }

    /// Chooses the appearance of the glass for the content that has been drawn below the items. A bar
    /// with custom views on glass keeps its own, because those don't change.
    private func adaptToContent() {
        guard metrics.era >= .glass else { return }
        var style = UIUserInterfaceStyle.unspecified
        let hasCustomView = items?.contains { $0.customView != nil && !$0.hidesSharedBackground }
        if isClearAtEdge || background.isEmpty, hasCustomView != true {
            style = ContentBelow.style(in: capsules.reduce(.null) { $0.union($1.box) })
        }
        contentStyle = style == traitCollection.userInterfaceStyle ? .unspecified : style
        shown.showItems(in: isDarkBelowGlass ? .dark : contentStyle)
    }

    open override func draw(_ rect: CGRect) {
        adaptToContent()
        if !isClearAtEdge {
            var box = bounds
            // Only the home indicator is below the toolbar of a navigation controller.
            if let superview = superview as? NavigationView, UIScreen.main.era > .classic {
                box.size.height = max(box.height, superview.bounds.maxY - frame.minY)
            }
            let background = background
            if UIScreen.main.era >= .glass, background.isEmpty {
                if isInNavigationController, !isAtScrollEdge {
                    ScrollEdgeArtwork(edge: .bottom, of: contentBelow, style: contentStyle)
                        .draw(in: box)
                }
            } else {
                background.draw(
                    in: box, lineAbove: barPosition == .bottom || barPosition == .any,
                    alpha: barStyle == .blackTranslucent ? 0.75 : 1)
            }
        }
        let isClear = isDarkBelowGlass
        contentStyle.performAsCurrent {
            for capsule in capsules {
                GlassBarArtwork.draw(capsule.box, tint: capsule.tint(from: self), isClear: isClear)
            }
        }
    }
}
