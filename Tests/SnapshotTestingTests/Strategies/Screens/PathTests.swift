import SnapshotTesting
import Testing
import UIKit

@Suite struct PathTests {
    /// Source: the form of the texts in the references of swift-snapshot-testing's tests.
    @Test @MainActor func elementsAreLines() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 1))
        path.addLine(to: CGPoint(x: 10, y: 2.5))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 1, y: 2))
        path.addCurve(
            to: CGPoint(x: 5, y: 6), controlPoint1: CGPoint(x: 1, y: 1),
            controlPoint2: CGPoint(x: 100.0 / 3, y: 2))
        path.close()
        path.move(to: CGPoint(x: 7, y: 7))
        let expected = """
            MoveTo (0.0, 1.0)
            LineTo (10.0, 2.5)
            QuadCurveTo (1.0, 2.0) (3.0, 4.0)
            CurveTo (1.0, 1.0) (33.333, 2.0) (5.0, 6.0)
            Close\u{20}

            MoveTo (7.0, 7.0)

            """
        let ofBezierPath = try Snapshotting<UIBezierPath, String>.elementsDescription.result(
            for: path, timeout: 1)
        #expect(ofBezierPath == expected)
        let ofPath = try Snapshotting<CGPath, String>.elementsDescription.result(
            for: path.cgPath, timeout: 1)
        #expect(ofPath == expected)
    }

    @Test func imagesHaveTheSizeOfThePath() throws {
        let path = CGPath(rect: CGRect(x: 5, y: 5, width: 20, height: 10))
        let image = try Snapshotting<CGPath, UIImage>.image(scale: 2).result(for: path, timeout: 1)
        #expect(image.size == CGSize(width: 20, height: 10))
    }
}
