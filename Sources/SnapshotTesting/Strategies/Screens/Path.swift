import ContactSheetDiagnostics
import Foundation
import UIKit

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// Compares images of the filled path.
    public static var image: Snapshotting { .image() }

    /// Compares images of the filled path.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that must match.
    ///   - perceptualPrecision: How similar a pixel's color must be to match, from 0 to 1, which
    ///     requires the same color.
    ///   - scale: The number of pixels per point.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
        PathImage(precision, perceptualPrecision, scale).strategy { path in
            (path.bounds, { _ in path.fill() })
        }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// Compares images of the filled path.
    public static var image: Snapshotting { .image() }

    /// Compares images of the path.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that must match.
    ///   - perceptualPrecision: How similar a pixel's color must be to match, from 0 to 1, which
    ///     requires the same color.
    ///   - scale: The number of pixels per point.
    ///   - drawingMode: Whether the path is filled, stroked, or both. The image has the bounds of the path, so
    ///     half of a stroke along them isn't visible.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
        drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        PathImage(precision, perceptualPrecision, scale).strategy { path in
            (
                path.boundingBoxOfPath,
                { context in
                    context.addPath(path)
                    context.drawPath(using: drawingMode)
                }
            )
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// Compares the elements of the path as text, with up to three decimals.
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback { path in
            nonisolated(unsafe) let path = path
            return onMainActor { path.cgPath }
        }
    }

    /// Compares the elements of the path as text.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
            .pullback { path in
                nonisolated(unsafe) let path = path
                return onMainActor { path.cgPath }
            }
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// Compares the elements of the path as text, with up to three decimals.
    public static var elementsDescription: Snapshotting {
        // A description of a number has at least one decimal.
        text { "\(($0 * 1000).rounded() / 1000)" }
    }

    /// Compares the elements of the path as text, with one line for each and an empty line before each new
    /// part.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        text { numberFormatter.string(from: $0 as NSNumber) ?? "\($0)" }
    }

    private static func text(_ number: @escaping @Sendable (Double) -> String) -> Snapshotting {
        SimplySnapshotting.lines.pullback { path in
            var text = ""
            for element in path.outline.elements {
                let (name, points) = element.named
                if name == "MoveTo", !text.isEmpty { text += "\n" }
                let numbers = points.map { point in
                    "(\(number(point.x)), \(number(point.y)))"
                }
                text += "\(name) \(numbers.joined(separator: " "))\n"
            }
            return text
        }
    }
}

extension Path.Element {
    /// The name of the element in texts, and its control points followed by its end point.
    fileprivate var named: (String, [CGPoint]) {
        switch self {
        case .move(let point): ("MoveTo", [point])
        case .line(let point): ("LineTo", [point])
        case .quadCurve(let point, let control): ("QuadCurveTo", [control, point])
        case .curve(let point, let control1, let control2):
            ("CurveTo", [control1, control2, point])
        case .close: ("Close", [])
        }
    }
}

/// The settings of a strategy for images of paths.
private struct PathImage {
    let precision: Float
    let perceptualPrecision: Float
    let scale: CGFloat

    init(_ precision: Float, _ perceptualPrecision: Float, _ scale: CGFloat) {
        (self.precision, self.perceptualPrecision, self.scale) =
            (precision, perceptualPrecision, scale)
    }

    /// Returns a strategy for values of a type.
    ///
    /// - Parameter drawing: Returns the bounds of a path in points, and draws it.
    func strategy<Value>(
        _ drawing: @escaping @MainActor @Sendable (Value) -> (CGRect, (CGContext) -> Void)
    ) -> Snapshotting<Value, UIImage> {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
        ).pullback { path in
            // The caller waits, so nothing changes the path meanwhile.
            nonisolated(unsafe) let path = path
            return onMainActor {
                let format = UIGraphicsImageRendererFormat()
                format.scale = scale
                let (bounds, draw) = drawing(path)
                return UIGraphicsImageRenderer(bounds: bounds, format: format).image {
                    draw($0.cgContext)
                }
            }
        }
    }
}
