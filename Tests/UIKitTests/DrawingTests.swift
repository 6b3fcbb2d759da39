import Testing
import UIKit

/// Source: developer.apple.com on UIBezierPath, `UIView.ContentMode` and UIImage.
@MainActor @Suite struct DrawingTests {
    private func record(_ draw: () -> Void) -> [String] {
        let context = CGContext(size: CGSize(width: 100, height: 100))
        UIGraphicsPushContext(context)
        draw()
        UIGraphicsPopContext()
        return context.displayList.description.split(separator: "\n").dropFirst().map(String.init)
    }

    @Test func fillAndStrokeRestoreTheContext() {
        let lines = record {
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
            path.lineWidth = 4
            path.fill()
            path.stroke()
            UIGraphicsGetCurrentContext()?.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(
            lines == [
                "  fill rect(0 0 10 10) #ff0000", "  stroke 4 rect(0 0 10 10) #0000ff",
                "  stroke 1 rect(0 0 5 5) #0000ff",
            ])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    /// From 0 to π, clockwise on the screen, the arc is the lower half.
    @Test func clockwiseArcs() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(path.bounds.minY > -1e-9 && abs(path.bounds.maxY - 10) < 0.01)
        #expect(path.contains(CGPoint(x: 0, y: 5)) && !path.contains(CGPoint(x: 0, y: -5)))
    }

    @Test func someCornersRounded() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20),
            byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 8, height: 8))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 19.5)))
    }

    @Test func clipsAndAlpha() {
        let lines = record {
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50)).addClip()
            UIColor.black.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
                .fill(with: .multiply, alpha: 0.5)
        }
        #expect(
            lines == [
                "  group clip rect(0 0 50 50)", "    group blend multiply",
                "      fill rect(0 0 9 9) #000000/0.5",
            ])
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 50)),
        (.scaleAspectFit, CGRect(x: 25, y: 0, width: 50, height: 50)),
        (.scaleAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
        (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
        (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
        (.bottomRight, CGRect(x: 80, y: 30, width: 20, height: 20)),
        (.right, CGRect(x: 80, y: 15, width: 20, height: 20)),
    ])
    func contentModes(mode: UIView.ContentMode, expected: CGRect) throws {
        let png: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 0, 40, 0, 0, 0, 40, 8, 6, 0, 0, 0]
        let image: UIImage = try #require(UIImage(data: Data(png), scale: 2))
        let view = UIImageView(image: image)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        view.contentMode = mode
        let context = CGContext(size: view.bounds.size)
        view.layer.render(in: context)
        guard case .image(let placed) = context.displayList.items.first else {
            Issue.record("no image")
            return
        }
        #expect(placed.rect == expected)
    }
}
