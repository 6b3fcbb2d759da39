import ContactSheetDiagnostics
import Testing
import UIKit

/// Tests the property that the program never crashes and the list stays small, whatever the
/// numbers.
@MainActor @Suite struct OddDrawingTests {
    init() { UIScreen.main.device = .standard }

    nonisolated private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e30, 0, 1e-300,
    ]

    @Test(arguments: numbers) func paths(_ n: CGFloat) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            let rect = CGRect(x: n, y: n, width: n, height: n)
            let path = UIBezierPath(roundedRect: rect, cornerRadius: n)
            path.addArc(
                withCenter: rect.origin, radius: n, startAngle: n, endAngle: -n, clockwise: true)
            path.append(UIBezierPath(ovalIn: rect))
            path.lineWidth = n
            path.setLineDash([n, n], count: 2, phase: n)
            path.apply(CGAffineTransform(rotationAngle: n))
            _ = (path.bounds.width, path.contains(rect.origin), path.reversing().isEmpty)
            path.addClip()
            path.fill()
            path.stroke(with: .multiply, alpha: n)
            for copy in [
                path.cgPath.copy(
                    strokingWithWidth: n, lineCap: .round, lineJoin: .round, miterLimit: n),
                path.cgPath.copy(dashingWithPhase: n, lengths: [n, 1]),
            ] { context.cgContext.addPath(copy) }
            context.cgContext.strokePath()
            draw(n, rect, context.cgContext)
        }
        #expect((image.cgImage?.drawing?.description.count ?? 0) < 2_000_000)
    }

    private func draw(_ n: CGFloat, _ rect: CGRect, _ context: CGContext) {
        let badge = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        badge.draw(in: rect)
        context.setShadow(offset: CGSize(width: n, height: n), blur: n, color: .black)
        context.scaleBy(x: n, y: 1)
        if let image = badge.cgImage {
            context.clip(to: rect, mask: image)
            context.draw(image, in: rect, byTiling: true)
        }
        context.addArc(tangent1End: rect.origin, tangent2End: .zero, radius: n)
        context.replacePathWithStrokedPath()
        context.fillPath()
        UIRectFrame(rect)
        guard
            let gradient = CGGradient(
                colorsSpace: nil, colors: [.black, .white], locations: [n, n])
        else { return }
        context.drawLinearGradient(gradient, start: rect.origin, end: .zero, options: [])
        context.drawConicGradient(gradient, center: rect.origin, angle: n)
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: n, endCenter: rect.origin, endRadius: n,
            options: [])
    }

    @Test(arguments: numbers) func layers(_ n: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let kinds = [
            CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAReplicatorLayer(),
        ]
        for layer in kinds {
            layer.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
            layer.cornerRadius = n
            layer.cornerCurve = .continuous
            layer.borderWidth = n
            layer.shadowOpacity = 1
            layer.shadowRadius = n
            layer.shadowOffset = CGSize(width: n, height: n)
            layer.backgroundColor = .white
            layer.zPosition = n
            layer.contentsRect = CGRect(x: n, y: 0, width: n, height: 1)
            layer.contentsCenter = CGRect(x: n, y: n, width: n, height: n)
            layer.contents =
                UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
                .image { _ in }.cgImage
            let odd = CALayer()
            odd.frame = CGRect(x: n, y: n, width: n, height: n)
            odd.transform = CATransform3DMakeScale(n, n, n)
            layer.addSublayer(odd)
            view.layer.addSublayer(layer)
        }
        (kinds[1] as? CAShapeLayer)?.strokeEnd = n
        (kinds[2] as? CAGradientLayer)?.colors = [CGColor.black, CGColor.white]
        (kinds[2] as? CAGradientLayer)?.locations = [NSNumber(value: Double(n)), 1]
        (kinds[3] as? CATextLayer)?.string = "text"
        (kinds[3] as? CATextLayer)?.fontSize = n
        (kinds[4] as? CAReplicatorLayer)?.instanceCount = Int(clamping: Int64.max)
        (kinds[4] as? CAReplicatorLayer)?.instanceTransform = CATransform3DMakeRotation(n, 0, 0, 1)
        let (snapshot, _) = DiagnosticLog.collecting { view.snapshotView(afterScreenUpdates: true) }
        #expect(snapshot != nil)
        _ = view.layer.hitTest(CGPoint(x: n, y: n))
    }

    @Test func infiniteLayers() {
        let top = CALayer()
        var last = top
        for _ in 0..<5_000 {
            let next = CALayer()
            next.bounds.size = CGSize(width: 1, height: 1)
            last.addSublayer(next)
            last = next
        }
        let context = CGContext(size: CGSize(width: 10, height: 10))
        let (_, log) = DiagnosticLog.collecting { top.render(in: context) }
        #expect(log.count == 1)
    }

    final class Recursive: UIView {
        override func draw(_ rect: CGRect) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            layer.render(in: context)
        }
    }

    @Test func aViewThatDrawsItself() {
        let view = Recursive(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (_, log) = DiagnosticLog.collecting { view.snapshotView(afterScreenUpdates: true) }
        #expect(log.count == 1)
    }
}
