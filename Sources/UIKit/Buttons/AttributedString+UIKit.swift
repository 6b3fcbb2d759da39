import Foundation

/// UIKit's attributes of `AttributedString`.
public enum UIKitAttribute {
    public enum Font: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = "NSFont"
    }

    public enum ForegroundColor: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSColor"
    }
}

extension AttributeScopes {
    public struct UIKitAttributes: AttributeScope {
        public let font: UIKitAttribute.Font
        public let foregroundColor: UIKitAttribute.ForegroundColor
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
    /// The same text with the attributes that labels show.
    static func styled(_ text: AttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[NSAttributedString.Key("NSFont")] = run.font
            attributes[NSAttributedString.Key("NSColor")] = run.foregroundColor
            result.append(
                NSAttributedString(
                    string: String(text[run.range].characters), attributes: attributes))
        }
        return result
    }
}
