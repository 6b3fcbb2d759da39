import Foundation

/// A trait as a type, so that code can register for its changes.
public protocol UITraitDefinition {
    associatedtype Value

    /// The value if the trait is unspecified.
    static var defaultValue: Value { get }
    /// A short name, for descriptions.
    static var name: String { get }
    static var identifier: String { get }
    /// Whether dynamic colors may change with the trait.
    static var affectsColorAppearance: Bool { get }
}

public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A system trait, which has a property in every trait collection.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var property: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    public static var defaultValue: Value { TraitValues()[keyPath: property] }

    static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
        a[keyPath: property] != b[keyPath: property]
    }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    public typealias Value = UIUserInterfaceIdiom
    static var property: WritableKeyPath<TraitValues, Value> { \.userInterfaceIdiom }
}

public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    public typealias Value = CGFloat
    static var property: WritableKeyPath<TraitValues, Value> { \.displayScale }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    public typealias Value = UIUserInterfaceSizeClass
    static var property: WritableKeyPath<TraitValues, Value> { \.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    public typealias Value = UIUserInterfaceSizeClass
    static var property: WritableKeyPath<TraitValues, Value> { \.verticalSizeClass }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    public typealias Value = UIUserInterfaceStyle
    static var property: WritableKeyPath<TraitValues, Value> { \.userInterfaceStyle }
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    public typealias Value = UIUserInterfaceLevel
    static var property: WritableKeyPath<TraitValues, Value> { \.userInterfaceLevel }
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    public typealias Value = UITraitEnvironmentLayoutDirection
    static var property: WritableKeyPath<TraitValues, Value> { \.layoutDirection }
}

public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    public typealias Value = UILegibilityWeight
    static var property: WritableKeyPath<TraitValues, Value> { \.legibilityWeight }
}

public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    public typealias Value = UIAccessibilityContrast
    static var property: WritableKeyPath<TraitValues, Value> { \.accessibilityContrast }
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    public typealias Value = UIDisplayGamut
    static var property: WritableKeyPath<TraitValues, Value> { \.displayGamut }
    public static var affectsColorAppearance: Bool { true }
}

public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    public typealias Value = UIForceTouchCapability
    static var property: WritableKeyPath<TraitValues, Value> { \.forceTouchCapability }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    public typealias Value = UIContentSizeCategory
    static var property: WritableKeyPath<TraitValues, Value> { \.preferredContentSizeCategory }
}

extension UITraitCollection {
    /// The traits on which dynamic colors depend.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
            UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
        ]
    }
}
