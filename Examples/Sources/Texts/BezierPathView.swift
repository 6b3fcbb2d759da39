import UIKit

/// The lecture: a view that draws its path.
final class BezierPathView: UIView {
    var path: UIBezierPath? {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        path?.stroke()
    }
}

/// The triangle of the lecture.
final class TriangleViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let triangle = UIBezierPath()
        triangle.move(to: CGPoint(x: 75, y: 10))
        triangle.addLine(to: CGPoint(x: 160, y: 150))
        triangle.addLine(to: CGPoint(x: 10, y: 150))
        triangle.close()
        let pathView = BezierPathView(frame: CGRect(x: 20, y: 40, width: 280, height: 240))
        pathView.backgroundColor = .white
        pathView.path = triangle
        view.addSubview(pathView)
    }
}
