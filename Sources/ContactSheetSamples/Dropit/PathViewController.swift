import UIKit

/// The lecture's custom view on its own, with the path of a triangle, as the lecture draws one.
final class PathViewController: UIViewController {
    let pathView = BezierPathView()

    override func loadView() {
        pathView.backgroundColor = .white
        pathView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pathView.contentMode = .redraw
        view = pathView
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 40, dy: 40)
        let triangle = UIBezierPath()
        triangle.move(to: CGPoint(x: area.midX, y: area.minY))
        triangle.addLine(to: CGPoint(x: area.maxX, y: area.maxY))
        triangle.addLine(to: CGPoint(x: area.minX, y: area.maxY))
        triangle.close()
        triangle.lineWidth = 3
        pathView.path = triangle
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
