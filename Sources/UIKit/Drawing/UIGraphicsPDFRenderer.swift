import Foundation

@preconcurrency @MainActor open class UIGraphicsPDFRendererFormat: NSObject {
    /// The metadata of the file. Stored, without effect.
    open var documentInfo: [String: Any] = [:]
    open internal(set) var bounds = CGRect.zero

    open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

    open class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

@preconcurrency @MainActor open class UIGraphicsPDFRendererContext: NSObject {
    public let format: UIGraphicsPDFRendererFormat
    let document: PDFPages

    init(_ document: PDFPages, _ format: UIGraphicsPDFRendererFormat) {
        (self.document, self.format) = (document, format)
    }

    /// The context of the current page. A page has to be begun before something is drawn.
    open var cgContext: CGContext { document.context }
    open var pdfContextBounds: CGRect { document.bounds }

    /// Begins a page of the renderer's size.
    open func beginPage() { document.beginPage(format.bounds) }

    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {
        document.beginPage(bounds)
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws PDF files.
@preconcurrency @MainActor open class UIGraphicsPDFRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// The bounds of a page, in points.
    public let bounds: CGRect
    public let format: UIGraphicsPDFRendererFormat

    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        format.bounds = bounds
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Returns the file, or no data, with a diagnostic, if no encoder is available.
    open func pdfData(actions: DrawingActions) -> Data {
        let document = PDFPages(bounds)
        actions(UIGraphicsPDFRendererContext(document, format))
        return document.data()
    }

    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
