import Foundation

extension UITraitCollection {
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Creates a collection that the closure changes.
    public convenience init(mutations: TraitMutations) {
        self.init(UITraitCollection.mutated(TraitValues(), by: mutations))
    }

    /// Returns a copy that the closure changes.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(UITraitCollection.mutated(values, by: mutations))
    }

    private static func mutated(_ values: TraitValues, by mutations: TraitMutations) -> TraitValues
    {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return traits as? TraitValues ?? values
    }

    private convenience init<Value>(
        _ path: WritableKeyPath<TraitValues, Value>, _ value: Value
    ) {
        var values = TraitValues()
        values[keyPath: path] = value
        self.init(values)
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, userInterfaceIdiom)
    }

    public convenience init(displayScale: CGFloat) { self.init(\.displayScale, displayScale) }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }

    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(\.forceTouchCapability, forceTouchCapability)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }
}
