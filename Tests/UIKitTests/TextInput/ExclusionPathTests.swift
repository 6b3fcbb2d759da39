import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: Apple, `NSTextContainer.exclusionPaths`. Documentation/Compatibility.md states the decisions.
@MainActor struct ExclusionPathTests {
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))

    init() throws {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-8")), iOS: IOSVersion(15))
        view.font = .systemFont(ofSize: 17)
        view.text = String(repeating: "Words that flow around a picture. ", count: 6)
    }

    /// The rectangles of the lines, in the container's coordinate space.
    private var boxes: [CGRect] { view.lineBoxes.map { $0.offsetBy(dx: 0, dy: -8) } }

    private func height() -> CGFloat { view.sizeThatFits(CGSize(width: 375, height: 0)).height }

    @Test func aPathAtTheLeft() {
        let before = height()
        view.textContainer.exclusionPaths = [
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 150, height: 150))
        ]
        #expect(height() > before + 40)
        #expect(boxes.allSatisfy { $0.minX == ($0.minY < 150 ? 155 : 5) }, "\(boxes)")
        view.textContainer.exclusionPaths = []
        #expect(height() == before)
    }

    @Test func aPathAtTheRight() {
        view.textContainer.exclusionPaths = [
            UIBezierPath(rect: CGRect(x: 225, y: 0, width: 150, height: 50))
        ]
        #expect(boxes.prefix(3).allSatisfy { $0.minX == 5 && $0.maxX <= 220 })
        #expect(boxes[3].maxX > 300)
    }

    /// The text continues on the other side of the path, at the same height.
    @Test func aPathInTheMiddle() {
        view.textContainer.exclusionPaths = [
            UIBezierPath(ovalIn: CGRect(x: 130, y: -1, width: 100, height: 100))
        ]
        let boxes = boxes
        #expect(boxes[0].minY == boxes[1].minY && boxes[0].minX == 5 && boxes[0].maxX < 175)
        #expect(boxes[1].minX > 185 && boxes[2].minY > boxes[0].minY)
        // The oval is narrower at its top than in its middle.
        #expect(boxes[5].minX > boxes[1].minX)
    }

    @Test func aPathAcrossTheWholeWidth() {
        view.textContainer.exclusionPaths = [
            UIBezierPath(rect: CGRect(x: 0, y: 30, width: 400, height: 50))
        ]
        #expect(boxes[0].minY == 0 && boxes[1].minY >= 80 && boxes[1].minY < 81)
    }
}
