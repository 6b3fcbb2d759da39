import Foundation

/// An image in text, which is laid out like a character.
open class NSTextAttachment: NSObject {
    private let mark = FoundationTypeTag()
    /// The character of an attachment in a string.
    public static let character = 0xFFFC

    open var image: UIImage?
    /// The bounds in points, relative to the position on the baseline, with y increasing upward. If
    /// zero, the image's own size is used.
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// Returns the bounds of the attachment, with which text is measured.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds == .zero else { return bounds }
        // A symbol's baseline is aligned with that of the text.
        let baseline = image?.baselineOffsetFromBottom ?? 0
        return CGRect(origin: CGPoint(x: 0, y: -baseline), size: image?.size ?? .zero)
    }

    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage? { image }
}

extension NSAttributedString {
    /// Creates a string of one character that shows the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

extension NSMutableAttributedString {
    /// Creates an empty string.
    public convenience init() {
        self.init(string: "")
    }
}
