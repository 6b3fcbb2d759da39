import Foundation

/// UIKit's attributes of `AttributedString`, with the names that `NSAttributedString` has for them.
public enum UIKitAttribute {
    public enum Font: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = NSAttributedString.Key.font.rawValue
    }

    public enum ForegroundColor: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    public enum BackgroundColor: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    public enum Kern: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    public enum UnderlineStyle: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    public enum StrikethroughStyle: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
}

extension AttributeScopes {
    public struct UIKitAttributes: AttributeScope {
        public let font: UIKitAttribute.Font
        public let foregroundColor: UIKitAttribute.ForegroundColor
        public let backgroundColor: UIKitAttribute.BackgroundColor
        public let kern: UIKitAttribute.Kern
        public let underlineStyle: UIKitAttribute.UnderlineStyle
        public let strikethroughStyle: UIKitAttribute.StrikethroughStyle
        public let foundation: FoundationAttributes
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}

extension NSAttributedString {
    /// Returns the text with UIKit's attributes.
    static func styled(_ text: AttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run.font
            attributes[.foregroundColor] = run.foregroundColor
            attributes[.backgroundColor] = run.backgroundColor
            attributes[.kern] = run.kern
            attributes[.underlineStyle] = run.underlineStyle?.rawValue
            attributes[.strikethroughStyle] = run.strikethroughStyle?.rawValue
            result.append(
                NSAttributedString(
                    string: String(text[run.range].characters), attributes: attributes))
        }
        return result
    }

    /// Creates a string with UIKit's attributes of another one.
    @preconcurrency @MainActor public convenience init(_ text: AttributedString) {
        self.init(attributedString: NSAttributedString.styled(text))
    }

    /// Returns the string with a value for the attribute where it is missing.
    func filled(_ key: Key, _ value: Any) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(key, in: NSRange(location: 0, length: length), options: []) {
            own, range, _ in
            if own == nil { result.addAttribute(key, value: value, range: range) }
        }
        return result
    }
}
