import CairoRenderer
import Foundation
import Testing

import UIKit

@MainActor @Suite struct UIGraphicsPDFRendererTests {
    @Test func pagesBecomeAFile() {
        ImageFiles.use(CairoImageWriter())
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100))
        let data = renderer.pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60))
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-") && text.contains("/Count 2"))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func functionsWriteIntoData() {
        ImageFiles.use(CairoImageWriter())
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds().size == CGSize(width: 612, height: 792))
        UIGraphicsEndPDFContext()
        #expect(data.length > 100)
    }

    @Test func aLayerIsDrawnAgain() throws {
        let context = CGContext(size: CGSize(width: 100, height: 100), scale: 1)
        let layer = try #require(
            CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
        layer.context?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.draw(layer, at: CGPoint(x: 20, y: 30))
        context.draw(layer, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(context.displayList.items.count == 2)
    }
}
