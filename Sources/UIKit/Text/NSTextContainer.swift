import ContactSheetDiagnostics
import Foundation

/// The area in which text is laid out.
open class NSTextContainer: NSObject {
    /// The size in points; zero sets no limit.
    open var size: CGSize
    /// The text's distance from the area's left and right edges, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { noteChange() } }
    /// The maximum number of lines; 0 sets no limit.
    open var maximumNumberOfLines = 0 { didSet { noteChange() } }
    /// How the last line ends if the text doesn't fit.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { noteChange() } }
    open var widthTracksTextView = false
    open var heightTracksTextView = false

    /// The layout manager that lays out text in the container.
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// Areas without text, in the container's coordinate space.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { noteChange() } }

    /// Lays out the text view of the container again.
    var changed: (@MainActor () -> Void)?

    private func noteChange() {
        guard let changed else { return }
        onMainActor { changed() }
    }

    public init(size: CGSize = .zero) {
        self.size = size
    }
}
