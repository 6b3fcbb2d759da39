import UIKit

/// Squares of 40 points that fall from a grid with gaps between them.
final class SquaresViewController: UIViewController {
    private let count: Int
    private let columns: Int
    private let game = UIView()
    private lazy var animator = UIDynamicAnimator(referenceView: game)

    init(count: Int, columns: Int) {
        (self.count, self.columns) = (count, columns)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private static let side: CGFloat = 40

    override func viewDidLoad() {
        let cell = CGSize(width: Self.side * 1.1, height: Self.side * 1.2)
        let rows = (count + columns - 1) / columns
        game.frame = CGRect(
            x: 0, y: 0, width: CGFloat(columns) * cell.width,
            height: CGFloat(rows) * cell.height + 88)
        view.addSubview(game)
        let squares = (0..<count).map { index in
            let (row, column) = (index / columns, index % columns)
            let square = UIView()
            square.frame = CGRect(
                x: (CGFloat(column) + CGFloat(row % 2) * 0.05) * cell.width,
                y: CGFloat(row) * cell.height, width: Self.side, height: Self.side)
            game.addSubview(square)
            return square
        }
        let collision = UICollisionBehavior(items: squares)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(UIGravityBehavior(items: squares))
        animator.addBehavior(collision)
    }
}
