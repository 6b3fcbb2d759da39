import ContactSheetDiagnostics
import ContactSheetDevices
import Foundation

/// The environment of a view.
public final class UITraitCollection: NSObject, Sendable {
    package let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
    }

    public override convenience init() {
        self.init(TraitValues())
    }

    /// Creates a collection in which each trait comes from the last collection that specifies it.
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
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    public override var hash: Int { values.hashValue }

    /// Returns whether every trait that `other` specifies has the same value in this collection.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return values.overlaid(by: other.values) == values
    }

    /// Returns whether a dynamic color may have another value for `other`.
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
    /// The traits of a view while it draws, lays out, or resolves colors.
    @MainActor private static var pushed: UITraitCollection? {
        get { SimulatedSystem.current.traits }
        set { SimulatedSystem.current.traits = newValue }
    }

    /// The traits for which dynamic colors resolve: those of the view that draws, or else the
    /// screen's.
    public static var current: UITraitCollection {
        get { onMainActor { pushed ?? UIScreen.main.traitCollection } }
        set { onMainActor { pushed = newValue } }
    }

    /// Performs the actions with these traits as the current ones.
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
