import Foundation

// The raw values are published by Apple, and documents contain them.
extension NSAttributedString.Key {
    public static let font = Self("NSFont")
    public static let paragraphStyle = Self("NSParagraphStyle")
    public static let foregroundColor = Self("NSColor")
    public static let backgroundColor = Self("NSBackgroundColor")
    public static let ligature = Self("NSLigature")
    public static let kern = Self("NSKern")
    public static let tracking = Self("CTTracking")
    public static let strikethroughStyle = Self("NSStrikethrough")
    public static let underlineStyle = Self("NSUnderline")
    public static let strokeColor = Self("NSStrokeColor")
    public static let strokeWidth = Self("NSStrokeWidth")
    public static let shadow = Self("NSShadow")
    public static let textEffect = Self("NSTextEffect")
    public static let attachment = Self("NSAttachment")
    public static let link = Self("NSLink")
    public static let baselineOffset = Self("NSBaselineOffset")
    public static let underlineColor = Self("NSUnderlineColor")
    public static let strikethroughColor = Self("NSStrikethroughColor")
    public static let obliqueness = Self("NSObliqueness")
    public static let expansion = Self("NSExpansion")
    public static let writingDirection = Self("NSWritingDirection")
}

public typealias NSAttributedStringKey = NSAttributedString.Key
