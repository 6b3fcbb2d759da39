import Foundation

/// The area in which text is laid out.
open class NSTextContainer: NSObject {
    /// The size in points; zero sets no limit.
    open var size: CGSize
    /// The text's distance from the area's left and right edges, in points.
    open var lineFragmentPadding: CGFloat = 5
    /// The maximum number of lines; 0 sets no limit.
    open var maximumNumberOfLines = 0
    /// How the last line ends if the text doesn't fit.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var widthTracksTextView = false
    open var heightTracksTextView = false

    /// The layout manager that lays out text in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// Areas without text, in the container's coordinate space. Stored, without effect.
    open var exclusionPaths: [UIBezierPath] = []

    public init(size: CGSize = .zero) {
        self.size = size
    }
}
