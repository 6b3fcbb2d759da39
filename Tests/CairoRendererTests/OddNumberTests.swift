import CairoRenderer
import CoreGraphics
import Foundation
import Testing

/// Tests the property that every format is painted, whatever the numbers.
@Suite struct OddNumberTests {
    @Test(
        arguments: [
            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e30, 0, 1e-300, 1e7,
        ] as [CGFloat])
    func everyFormatIsPainted(_ n: CGFloat) throws {
        let context = CGContext(size: CGSize(width: 20, height: 20))
        let rect = CGRect(x: n, y: n, width: n, height: n)
        draw(n, rect, context)
        context.beginTransparencyLayer()
        context.setBlendMode(.multiply)
        context.setShadow(offset: CGSize(width: n, height: n), blur: n, color: .black)
        draw(n, rect, context)
        context.endTransparencyLayer()
        context.concatenate(CGAffineTransform(a: n, b: 1, c: -1, d: n, tx: n, ty: n))
        draw(n, rect, context)
        let list = context.displayList
        #expect(try CairoRenderer.png(list, scale: 1).count > 0)
        #expect(try CairoRenderer.svg(list).count > 0)
        #expect(try CairoRenderer.pdf(list).count > 0)
    }

    private func draw(_ n: CGFloat, _ rect: CGRect, _ context: CGContext) {
        context.saveGState()
        context.setLineWidth(n)
        context.setLineDash(phase: n, lengths: [n, 1e-9])
        context.stroke(CGRect(x: 2, y: 2, width: 10, height: 10))
        context.addEllipse(in: rect)
        context.addLine(to: CGPoint(x: n, y: 5))
        context.drawPath(using: .eoFillStroke)
        context.restoreGState()
        guard let image = Everything.checkers(2, [255, 0, 0, 255], [0, 0, 0, 0]),
            let gradient = CGGradient(
                colorsSpace: nil, colors: [.black, .white], locations: [n, n])
        else { return }
        context.drawLinearGradient(gradient, start: rect.origin, end: .zero, options: [])
        context.drawConicGradient(gradient, center: rect.origin, angle: n)
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: n, endCenter: rect.origin, endRadius: n,
            options: [])
        context.draw(image, in: rect)
        context.clip(to: CGRect(x: 0, y: 0, width: 9, height: 9), mask: image)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
}
