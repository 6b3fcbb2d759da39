import UIKit

/// The lecture's view that draws a path.
final class BezierPathView: UIView {
    var path: UIBezierPath? { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        path?.stroke()
    }
}
