import UIKit

/// Squares that fall from a grid in the upper part of the screen.
final class SquaresViewController: UIViewController {
    private let count: Int
    private lazy var animator = UIDynamicAnimator(referenceView: view)

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        let size = view.bounds.size
        let side = (size.width * size.height / 2 / CGFloat(count)).squareRoot()
        // The grid has gaps between the squares, so that they fall apart.
        let cell = CGSize(width: side * 1.1, height: side * 1.2)
        let columns = max(1, Int(saturating: (size.width / cell.width).rounded(.down)))
        let squares = (0..<count).map { index in
            let (row, column) = (index / columns, index % columns)
            let square = UIView()
            square.frame = CGRect(
                x: (CGFloat(column) + CGFloat(row % 2) * 0.05) * cell.width,
                y: CGFloat(row) * cell.height, width: side, height: side)
            view.addSubview(square)
            return square
        }
        let collision = UICollisionBehavior(items: squares)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(UIGravityBehavior(items: squares))
        animator.addBehavior(collision)
    }
}
