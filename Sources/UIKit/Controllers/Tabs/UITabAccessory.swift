import Foundation

/// A view in a capsule above the tab bar, from iOS 26 on.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
    /// Where the accessory is. The raw values are Apple's.
    public enum Environment: Int, Sendable {
        case unspecified, none, regular, inline
    }

    public let contentView: UIView

    public init(contentView: UIView) { self.contentView = contentView }
}

/// The trait for the place of an accessory: `regular` inside of one.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    public static let defaultValue = UITabAccessory.Environment.none
}

extension UITraitCollection {
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        self[UITraitTabAccessoryEnvironment.self]
    }
}

/// The capsule of glass around an accessory's view.
final class TabAccessoryView: UIView {
    let accessory: UITabAccessory

    /// The height and the distance to the bar in points; decisions based on screenshots of iOS 26.
    static let height: CGFloat = 48
    static let gap: CGFloat = 8
    static let maximumWidth: CGFloat = 560

    init(_ accessory: UITabAccessory) {
        self.accessory = accessory
        super.init(frame: .zero)
        isOpaque = false
        traitOverrides[UITraitTabAccessoryEnvironment.self] = .regular
        addSubview(accessory.contentView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(managed: accessory.contentView, in: bounds)
    }

    override func draw(_ rect: CGRect) { GlassBarArtwork.draw(bounds) }
}

extension UITabBarController {
    /// Replaces the accessory's view.
    func accessoryChanged() {
        tabState.accessoryView?.removeFromSuperview()
        tabState.accessoryView =
            UIScreen.main.era >= .glass ? bottomAccessory.map(TabAccessoryView.init) : nil
        viewIfLoaded?.setNeedsLayout()
    }

    /// Places the accessory above the bar, or at the bottom of an iPad.
    ///
    /// - Returns: The height from the accessory's top to the container's bottom, or `nil` if there is
    ///   no accessory.
    func placeAccessory(barIsHidden: Bool) -> CGFloat? {
        guard let accessory = tabState.accessoryView else { return nil }
        if accessory.superview !== view { view.addSubview(accessory) }
        view.bringSubviewToFront(accessory)
        let margin = TabBarMetrics.capsuleMargin
        let width = min(TabAccessoryView.maximumWidth, view.bounds.width - 2 * margin)
        let bottom: CGFloat =
            tabBar.floatsAtTop || barIsHidden
            ? view.bounds.maxY - max(view.safeAreaInsets.bottom, margin)
            : tabBar.frame.minY + tabBar.capsule.minY - TabAccessoryView.gap
        accessory.frame = UIScreen.main.grid.round(
            CGRect(
                x: view.bounds.midX - width / 2, y: bottom - TabAccessoryView.height,
                width: width, height: TabAccessoryView.height))
        return view.bounds.maxY - accessory.frame.minY
    }
}
