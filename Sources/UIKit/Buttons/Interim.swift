import Foundation

extension UILabel {
    var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            guard let newValue, newValue.length > 0 else { return }
            let attributes = newValue.attributes(at: 0, effectiveRange: nil)
            if let font = attributes[.init("NSFont")] as? UIFont { self.font = font }
            if let color = attributes[.init("NSColor")] as? UIColor { textColor = color }
        }
    }
}

extension UIImage {
    var isSymbolImage: Bool { false }
}

extension UIControl.Event {
    static let editingDidBegin = UIControl.Event(rawValue: 1 << 16)
    static let editingDidEnd = UIControl.Event(rawValue: 1 << 18)
}

open class NSTextContainer: NSObject {
    open var size: CGSize
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var widthTracksTextView = false

    public init(size: CGSize = .zero) {
        self.size = size
    }
}
