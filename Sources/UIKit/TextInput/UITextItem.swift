import Foundation

/// A part of a text view's text that a person can touch: a link, an attachment, or a tag.
@preconcurrency @MainActor public class UITextItem: NSObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    public let content: Content
    public let range: NSRange

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
    }

    /// The menu of an item, with its preview.
    @preconcurrency @MainActor public class MenuConfiguration: NSObject {
        public enum Preview { case `default`, view(UIView) }

        let menu: UIMenu

        public init(menu: UIMenu) { self.menu = menu }

        public init(preview: Preview?, menu: UIMenu) { self.menu = menu }
    }
}

extension NSAttributedString.Key {
    /// The tag of a text item, a string.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
