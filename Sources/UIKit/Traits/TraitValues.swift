import Foundation

/// Mutable traits, as in `UITraitCollection { $0.userInterfaceStyle = .dark }`.
public protocol UIMutableTraits {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var displayGamut: UIDisplayGamut { get set }
    var forceTouchCapability: UIForceTouchCapability { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// The values of a trait collection, or the overrides of an inherited one.
public struct TraitValues: UIMutableTraits, Sendable, Hashable {
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public var displayScale: CGFloat = 0
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    public var legibilityWeight = UILegibilityWeight.unspecified
    public var accessibilityContrast = UIAccessibilityContrast.unspecified
    public var displayGamut = UIDisplayGamut.unspecified
    public var forceTouchCapability = UIForceTouchCapability.unknown
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// The app's own traits, in the order in which they were last set.
    var custom: [CustomTrait] = []

    public init() {}

    var isUnspecified: Bool { self == TraitValues.unspecified }
    private static let unspecified = TraitValues()

    /// Returns the values, replaced by those that `other` specifies.
    func overlaid(by other: TraitValues) -> TraitValues {
        guard !other.isUnspecified else { return self }
        let unspecified = TraitValues.unspecified
        var result = self
        func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>) {
            if other[keyPath: path] != unspecified[keyPath: path] {
                result[keyPath: path] = other[keyPath: path]
            }
        }
        take(\.userInterfaceIdiom)
        take(\.displayScale)
        take(\.horizontalSizeClass)
        take(\.verticalSizeClass)
        take(\.userInterfaceStyle)
        take(\.userInterfaceLevel)
        take(\.layoutDirection)
        take(\.legibilityWeight)
        take(\.accessibilityContrast)
        take(\.displayGamut)
        take(\.forceTouchCapability)
        take(\.preferredContentSizeCategory)
        let taken = Set(other.custom.map(\.identifier))
        result.custom = custom.filter { !taken.contains($0.identifier) } + other.custom
        return result
    }
}

/// The overrides of a view or controller for itself and its descendants, from iOS 17 on.
public typealias UITraitOverrides = TraitValues
