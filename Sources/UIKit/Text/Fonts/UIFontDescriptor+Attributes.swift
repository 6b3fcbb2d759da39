import Foundation
import Typesetting

extension UIFontDescriptor {
    public struct AttributeName: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let featureSettings = AttributeName(
            rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    public struct TraitKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    public struct FeatureKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = type
        public static let typeIdentifier = selector
    }
}

// The feature for the spacing of digits, and its two settings, with Core Text's numbers.
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1

extension UIFontDescriptor {
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let empty = UIFontDescriptor(
            FontRecipe(), pointSize: 0, fontName: "", familyName: ""
        ).addingAttributes(attributes)
        self.init(empty.recipe, size: empty.pointSize)
    }

    /// Returns a descriptor with the attributes for size, name, family, face, weight, symbolic
    /// traits, text style, and monospaced digits; others have no effect.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var result = self
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            result = .preferredFontDescriptor(withTextStyle: style)
        }
        if let family = attributes[.family] as? String { result = result.withFamily(family) }
        if let name = attributes[.name] as? String {
            result = UIFontDescriptor(name: name, size: result.pointSize)
        }
        if let face = attributes[.face] as? String { result = result.withFace(face) }
        if let size = attributes[.size].flatMap(Self.number) { result = result.withSize(size) }
        if let traits = attributes[.traits] as? [TraitKey: Any] { result = result.adding(traits) }
        if let features = attributes[.featureSettings] as? [[FeatureKey: Any]] {
            result = result.adding(features)
        }
        return result
    }

    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.name: postscriptName]
        if pointSize > 0 { attributes[.size] = pointSize }
        if case .style(let style) = recipe.origin {
            attributes[.textStyle] = UIFont.TextStyle(style)
        }
        attributes[.traits] = [
            TraitKey.symbolic: symbolicTraits.rawValue,
            TraitKey.weight: CGFloat(typeset.weight.traitValue),
        ]
        return attributes
    }

    public func object(forKey attribute: AttributeName) -> Any? {
        attribute == .family ? typeset.familyName : fontAttributes[attribute]
    }

    private func adding(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
        var result = self
        if let symbolic = traits[.symbolic] {
            let value = symbolic as? SymbolicTraits ?? SymbolicTraits(symbolicNumber: symbolic)
            result = value.flatMap(result.withSymbolicTraits) ?? result
        }
        if let width = traits[.width].flatMap(Self.width) { result = result.withWidth(width) }
        guard let weight = traits[.weight].flatMap(Self.weight) else { return result }
        return result.withWeight(FontWeight(traitValue: weight))
    }

    /// Returns the system font in another width; named fonts have no widths.
    private func withWidth(_ width: UIFont.Width) -> UIFontDescriptor {
        if case .name = recipe.origin { return self }
        var recipe = recipe
        recipe.width = width
        return UIFontDescriptor(recipe, size: pointSize)
    }

    private func withWeight(_ weight: FontWeight) -> UIFontDescriptor {
        guard case .name = recipe.origin else {
            var recipe = recipe
            recipe.weight = weight
            return UIFontDescriptor(recipe, size: pointSize)
        }
        let font = typeset
        let relatives = Font.names(ofFamily: font.familyName)
            .map { Font.named($0, size: font.pointSize).font }
            .filter { $0.isItalic == font.isItalic }
        let nearest = relatives.min {
            abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue)
        }
        return nearest.map { UIFontDescriptor(name: $0.name, size: pointSize) } ?? self
    }

    private func adding(_ features: [[FeatureKey: Any]]) -> UIFontDescriptor {
        var recipe = recipe
        for feature in features where feature[.type] as? Int == kNumberSpacingType {
            recipe.hasMonospacedDigits = feature[.selector] as? Int == kMonospacedNumbersSelector
        }
        return UIFontDescriptor(recipe, size: pointSize)
    }

    private static func weight(_ value: Any) -> CGFloat? {
        (value as? UIFont.Weight)?.rawValue ?? number(value)
    }

    private static func width(_ value: Any) -> UIFont.Width? {
        (value as? UIFont.Width) ?? number(value).map { UIFont.Width($0) }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: value
        case let value as Int: CGFloat(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

extension UIFontDescriptor.SymbolicTraits {
    /// Creates traits from a raw value of either type.
    fileprivate init?(symbolicNumber value: Any) {
        switch value {
        case let value as UInt32: self.init(rawValue: value)
        case let value as Int: self.init(rawValue: UInt32(truncatingIfNeeded: value))
        default: return nil
        }
    }
}
