import Foundation
import QuartzCore
import Testing

/// Source: developer.apple.com on `CAKeyframeAnimation`.
@MainActor @Suite struct KeyframesTests {
    private func shown(
        at fractions: [Double], _ set: (CAKeyframeAnimation) -> Void
    ) -> [Double] {
        var result: [Double] = []
        for fraction in fractions {
            filming { layer in
                let animation = CAKeyframeAnimation(keyPath: "position.x")
                animation.values = [0, 10, 40]
                animation.duration = 1
                set(animation)
                layer.add(animation, forKey: nil)
                wait(fraction)
                result.append(Double(layer.shownPosition.x))
            }
        }
        return result
    }

    @Test func linearValuesAreEquallySpaced() {
        #expect(shown(at: [0, 0.25, 0.5, 0.75]) { _ in } == [0, 5, 10, 25])
    }

    @Test func keyTimes() {
        #expect(shown(at: [0.1, 0.2, 0.6]) { $0.keyTimes = [0, 0.2, 1] } == [5, 10, 25])
    }

    @Test func discreteValuesJump() {
        let values = shown(at: [0.1, 0.4, 0.7]) { $0.calculationMode = .discrete }
        #expect(values == [0, 10, 40])
    }

    @Test func pacedValuesMoveAtEvenSpeed() {
        #expect(shown(at: [0.25, 0.5]) { $0.calculationMode = .paced } == [10, 20])
    }

    @Test func timingFunctionsOfSegments() {
        let values = shown(at: [0.25]) {
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeInEaseOut)]
        }
        #expect(abs(values[0] - 5) < 1e-6)
    }

    /// A Kochanek–Bartels spline without tension, continuity, and bias is a Catmull–Rom spline: the
    /// tangent at the second value is (40 − 0) / 2, and half of the outer segments' at the ends.
    @Test func cubicValues() {
        let values = shown(at: [0.25, 0.5]) { $0.calculationMode = .cubic }
        // h00·0 + h10·5 + h01·10 + h11·20 at 0.5 with h10 = 0.125 and h11 = −0.125
        #expect(abs(values[0] - (5 + 0.125 * 5 - 0.125 * 20)) < 1e-9 && values[1] == 10)
    }

    @Test func pathsMoveAndRotate() {
        filming { layer in
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
            path.addLine(to: CGPoint(x: 100, y: 50))
            let animation = CAKeyframeAnimation(keyPath: "position")
            (animation.path, animation.duration) = (path, 1)
            animation.rotationMode = .rotateAuto
            layer.add(animation, forKey: nil)
            wait(0.25)
            #expect(abs(layer.shownPosition.x - 50) < 1e-9 && layer.shownPosition.y == 0)
            wait(0.5)
            let angle = layer.presentation()?.value(forKeyPath: "transform.rotation") as? CGFloat
            #expect(layer.shownPosition.x == 100 && abs(layer.shownPosition.y - 25) < 1e-9)
            #expect(abs((angle ?? 0) - .pi / 2) < 1e-9)
        }
    }
}
