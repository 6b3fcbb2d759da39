import ContactSheetDiagnostics
import Foundation

/// The pages of a PDF file that is being drawn.
@MainActor final class PDFPages {
    private var pages: [CGContext] = []
    private(set) var bounds: CGRect
    private var isOpen = false

    /// - Parameter bounds: The bounds of pages that have none of their own; those of Letter paper if
    ///   they are empty, as Apple documents.
    init(_ bounds: CGRect) {
        self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    }

    /// The context of the current page, or one that isn't part of the file.
    var context: CGContext { pages.last ?? CGContext(size: bounds.size, scale: 1) }

    func beginPage(_ page: CGRect? = nil) {
        closePage()
        if let page, !page.isEmpty { bounds = page }
        let context = CGContext(size: bounds.size, scale: 1)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        pages.append(context)
        UIGraphicsPushContext(context)
        isOpen = true
    }

    private func closePage() {
        if isOpen { UIGraphicsPopContext() }
        isOpen = false
    }

    /// Ends the last page and returns the file.
    func data() -> Data {
        closePage()
        guard !pages.isEmpty else { return Data() }
        if let data = ImageFiles.pdf(of: pages.map(\.displayList)) { return data }
        DiagnosticLog.current.add(
            Diagnostic(
                .warning, "can't write a PDF file: no encoder is available",
                hint: "render with contactsheet, which has one"))
        return Data()
    }

    /// The files that `UIGraphicsBeginPDFContextToData` has begun.
    static var open: [(pages: PDFPages, data: NSMutableData)] {
        get { SimulatedSystem.current.documents }
        set { SimulatedSystem.current.documents = newValue }
    }
}

/// Begins a PDF file, which `UIGraphicsEndPDFContext()` writes into the data.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    nonisolated(unsafe) let data = data
    onMainActor { PDFPages.open.append((PDFPages(bounds), data)) }
}

/// Begins a page of the file's size.
public func UIGraphicsBeginPDFPage() { onMainActor { PDFPages.open.last?.pages.beginPage() } }

/// Begins a page of another size.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    onMainActor { PDFPages.open.last?.pages.beginPage(bounds) }
}

/// Returns the bounds of the current page.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    onMainActor { PDFPages.open.last?.pages.bounds ?? .zero }
}

public func UIGraphicsEndPDFContext() {
    onMainActor {
        guard let last = PDFPages.open.popLast() else { return }
        last.data.append(last.pages.data())
    }
}
