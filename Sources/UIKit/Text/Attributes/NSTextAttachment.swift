import Foundation

/// A picture that stands in text like a character.
open class NSTextAttachment: NSObject {
    private let mark = FoundationTypeTag()
    /// The character that an attachment takes in a string.
    public static let character = 0xFFFC

    open var image: UIImage?
    /// In points from the pen on the baseline, y up; all zero is the image's own size.
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

    /// Where the attachment stands; text is measured with it.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds == .zero else { return bounds }
        // A symbol stands on the baseline as letters do.
        let baseline = image?.baselineOffsetFromBottom ?? 0
        return CGRect(origin: CGPoint(x: 0, y: -baseline), size: image?.size ?? .zero)
    }

    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?,
        characterIndex charIndex: Int
    ) -> UIImage? { image }
}

extension NSAttributedString {
    /// One character that shows the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

extension NSMutableAttributedString {
    /// An empty string, to which others are appended.
    public convenience init() {
        self.init(string: "")
    }
}
