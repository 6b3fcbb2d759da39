import Foundation
import QuartzCore
import Testing

/// Source: developer.apple.com on `CAMediaTimingFunction` for the control points; the values of the
/// curves are calculated with Cardano's formula.
@Suite struct CAMediaTimingFunctionTests {
    /// Returns y at x of a cubic Bézier curve from (0, 0) to (1, 1), by the closed form of the
    /// cubic equation's real root.
    private func closedForm(_ c: (Double, Double, Double, Double), at x: Double) -> Double {
        let (a, b, d) = (3 * c.0 - 3 * c.2 + 1, -6 * c.0 + 3 * c.2, 3 * c.0)
        func y(_ t: Double) -> Double {
            3 * (1 - t) * (1 - t) * t * c.1 + 3 * (1 - t) * t * t * c.3 + t * t * t
        }
        guard abs(a) > 1e-12 else {
            guard abs(b) > 1e-12 else { return y(x / d) }
            return y((-d + (d * d + 4 * b * x).squareRoot()) / (2 * b))
        }
        let (p, q) = (
            d / a - b * b / (3 * a * a),
            2 * b * b * b / (27 * a * a * a) - b * d / (3 * a * a) - x / a
        )
        let discriminant = q * q / 4 + p * p * p / 27
        let roots: [Double]
        if discriminant >= 0 {
            let root = discriminant.squareRoot()
            roots = [cbrt(-q / 2 + root) + cbrt(-q / 2 - root)]
        } else {
            let radius = 2 * (-p / 3).squareRoot()
            let angle = acos(max(-1, min(1, 3 * q / (p * radius)))) / 3
            roots = (0..<3).map { radius * cos(angle - 2 * .pi * Double($0) / 3) }
        }
        let parameters = roots.map { $0 - b / (3 * a) }
        return y(parameters.first { $0 > -1e-9 && $0 < 1 + 1e-9 } ?? .nan)
    }

    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, (0.0, 0.0, 1.0, 1.0)),
        (.easeIn, (0.42, 0, 1, 1)), (.easeOut, (0, 0, 0.58, 1)),
        (.easeInEaseOut, (0.42, 0, 0.58, 1)), (.default, (0.25, 0.1, 0.25, 1)),
    ])
    func closedForms(name: CAMediaTimingFunctionName, controls: (Double, Double, Double, Double)) {
        let function = CAMediaTimingFunction(name: name)
        // The control points are stored as `Float`.
        let stored = (
            Double(Float(controls.0)), Double(Float(controls.1)), Double(Float(controls.2)),
            Double(Float(controls.3))
        )
        for step in 1..<40 {
            let x = Double(step) / 40
            #expect(abs(function.value(at: x) - closedForm(stored, at: x)) < 1e-9, "\(name), \(x)")
        }
        #expect(function.value(at: 0) == 0 && function.value(at: 1) == 1)
    }

    @Test func halfOfTheSymmetricCurve() {
        #expect(abs(CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.5) - 0.5) < 1e-7)
    }
}
