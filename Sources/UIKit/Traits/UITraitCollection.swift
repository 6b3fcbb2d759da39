import Devices
import Foundation

/// What a view can know of its surroundings.
public final class UITraitCollection: NSObject, Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
    }

    public override convenience init() {
        self.init(TraitValues())
    }

    /// The collection whose traits are those of the last given collection that specifies them.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(TraitValues()) { $0.overlaid(by: $1.values) })
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var displayScale: CGFloat { values.displayScale }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    public override var hash: Int { values.hashValue }

    /// Whether every trait that `other` specifies has the same value here.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return values.overlaid(by: other.values) == values
    }

    /// Whether a dynamic color may look another way under `other`.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return userInterfaceStyle != other.userInterfaceStyle
            || userInterfaceLevel != other.userInterfaceLevel
            || accessibilityContrast != other.accessibilityContrast
            || displayGamut != other.displayGamut
    }
}

// MARK: - The current collection

extension UITraitCollection {
    /// Set while a view draws, lays out its colors or asks for them itself.
    @MainActor private static var pushed: UITraitCollection?

    /// The traits under which dynamic colors resolve: the drawing view's, else the screen's.
    public static var current: UITraitCollection {
        get { onMainActor { pushed ?? UIScreen.main.traitCollection } }
        set { onMainActor { pushed = newValue } }
    }

    /// Runs the actions with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = onMainActor {
            let outer = UITraitCollection.pushed
            UITraitCollection.pushed = self
            return outer
        }
        actions()
        onMainActor { UITraitCollection.pushed = outer }
    }
}

@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
