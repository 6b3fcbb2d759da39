import Foundation

/// The system's printing, which isn't available.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    public static var shared: UIPrintInteractionController { UIPrintInteractionController() }
    open class var isPrintingAvailable: Bool { false }
    open var printInfo: UIPrintInfo?
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var printPageRenderer: UIPrintPageRenderer?
    open var printFormatter: UIPrintFormatter?
    open var showsNumberOfCopies = true

    @discardableResult open func present(
        animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        completion?(self, false, nil)
        return false
    }

    open func dismiss(animated: Bool) {}
}

/// The settings of a print job.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    /// The raw values are Apple's.
    public enum OutputType: Int, Sendable {
        case general, photo, grayscale, photoGrayscale
    }

    public enum Orientation: Int, Sendable {
        case portrait, landscape
    }

    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait

    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Draws pages for printing.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open var numberOfPages: Int { 0 }
    open private(set) var printFormatters: [UIPrintFormatter]? = []

    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        printFormatters?.append(formatter)
    }

    open func prepare(forDrawingPages range: NSRange) {}

    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}

/// Lays out content for printing.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    open var startPage = 0
    open var maximumContentWidth: CGFloat = 0
    open var maximumContentHeight: CGFloat = 0
    open var perPageContentInsets = UIEdgeInsets.zero
    open var pageCount: Int { 0 }
}

/// Prints a view.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView

    init(of view: UIView) {
        self.view = view
        super.init()
    }
}

/// Saves nothing: a preview has no photo library.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    ServiceNote.report("saving to the photo library", hint: nil)
}
