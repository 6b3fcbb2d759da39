import UIKit

/// The lecture's Dropit: a tap drops a square, a pan holds the last one by an attachment.
final class DropitViewController: UIViewController, UIDynamicAnimatorDelegate {
    private let stage: DropitStage
    private let gameView = BezierPathView()
    private(set) var squares: [UIView] = []
    /// The last square, which a pan can hold until it has been held once.
    private var droppingView: UIView?
    private var attachment: UIAttachmentBehavior?
    private var generator = SeededGenerator(seed: 2013)
    private lazy var animator = UIDynamicAnimator(referenceView: gameView)
    private lazy var behavior = DropitBehavior(stage)

    /// Whether the first layout adds the bottom row, without the square that drops first.
    private var addsBottomRow: Bool

    init(_ stage: DropitStage, addsBottomRow: Bool = false) {
        (self.stage, self.addsBottomRow) = (stage, addsBottomRow)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        view.backgroundColor = .white
        gameView.backgroundColor = .white
        gameView.accessibilityIdentifier = "Game"
        gameView.frame = view.bounds
        gameView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(gameView)
        gameView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: DropitViewController.drop))
        gameView.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: DropitViewController.pan(_:)))
        animator.delegate = self
        behavior.onCollisionEnd = { [weak self] item in self?.moveToGrid(item) }
        animator.addBehavior(behavior)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard addsBottomRow else { return }
        addsBottomRow = false
        addBottomRow()
    }

    // MARK: Squares

    /// The number of columns of about 40 points, 8 on the lecture's devices.
    private var columns: Int { max(1, Int(saturating: gameView.bounds.width / 40)) }

    private var side: CGFloat { gameView.bounds.width / CGFloat(columns) }

    private func drop() {
        let column = Int.random(in: 0..<columns, using: &generator)
        droppingView = addSquare(column, y: 0, Self.colors.randomElement(using: &generator))
    }

    private func addSquare(_ column: Int, y: CGFloat, _ color: UIColor?) -> UIView {
        let square = UIView(
            frame: CGRect(x: CGFloat(column) * side, y: y, width: side, height: side))
        square.backgroundColor = color
        gameView.addSubview(square)
        squares.append(square)
        behavior.addItem(square)
        return square
    }

    private func addBottomRow() {
        var copy = generator
        let free = Int.random(in: 0..<columns, using: &copy)
        for column in 0..<columns where column != free {
            let color = Self.colors[column % Self.colors.count]
            _ = addSquare(column, y: gameView.bounds.height - side, color)
        }
    }

    private static let colors: [UIColor] = [.green, .blue, .orange, .red, .purple]

    /// Moves a square that a collision moved sideways to the middle of its column, unless a finger
    /// holds it.
    private func moveToGrid(_ item: any UIDynamicItem) {
        guard stage.isUpright, !(attachment?.items.contains { $0 === item } ?? false) else {
            return
        }
        let column = min(max(0, (item.center.x / side).rounded(.down)), CGFloat(columns - 1))
        let x = (column + 0.5) * side
        guard abs(item.center.x - x) > 0.5 || behavior.linearVelocity(for: item).x != 0 else {
            return
        }
        behavior.stopSideways(item)
        item.center.x = x
        animator.updateItem(usingCurrentState: item)
    }

    // MARK: Rows

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        if stage.isUpright { removeFullRows() }
        if stage.outlinesSettledSquares { outlineSettledSquares() }
    }

    /// Replaces the squares at rest by a path around them, which is drawn and is a boundary.
    private func outlineSettledSquares() {
        for square in squares { behavior.removeItem(square) }
        let path = outline(of: squares.map(\.frame))
        gameView.path = path
        behavior.setBoundary(path)
    }

    /// Returns the path from the left to the right edge over the highest square of each column.
    private func outline(of frames: [CGRect]) -> UIBezierPath {
        let path = UIBezierPath()
        let bottom = gameView.bounds.maxY
        path.move(to: CGPoint(x: 0, y: bottom))
        for column in 0..<columns {
            let (left, right) = (CGFloat(column) * side, CGFloat(column + 1) * side)
            let top = frames.filter { $0.midX > left && $0.midX < right }.map(\.minY).min()
            path.addLine(to: CGPoint(x: left, y: top ?? bottom))
            path.addLine(to: CGPoint(x: right, y: top ?? bottom))
        }
        path.addLine(to: CGPoint(x: gameView.bounds.maxX, y: bottom))
        path.lineWidth = 3
        return path
    }

    private func removeFullRows() {
        var removed: [UIView] = []
        var y = gameView.bounds.height - side / 2
        while y > 0 {
            let row = squaresInRow(at: y)
            if row.isEmpty { break }
            if row.count == columns { removed += row }
            y -= side
        }
        guard !removed.isEmpty else { return }
        for square in removed { behavior.removeItem(square) }
        squares.removeAll { removed.contains($0) }
        flyOff(removed)
    }

    private func squaresInRow(at y: CGFloat) -> [UIView] {
        (0..<columns).compactMap { column in
            let point = CGPoint(x: (CGFloat(column) + 0.5) * side, y: y)
            return gameView.hitTest(point, with: nil).flatMap { squares.contains($0) ? $0 : nil }
        }
    }

    /// Moves squares out of the screen and removes them.
    private func flyOff(_ removed: [UIView]) {
        UIView.animate(withDuration: 1) {
            for square in removed {
                let x = CGFloat.random(
                    in: 0..<self.gameView.bounds.width * 5, using: &self.generator)
                square.center = CGPoint(
                    x: x - self.gameView.bounds.width * 2, y: -self.gameView.bounds.height)
            }
        } completion: { _ in
            for square in removed { square.removeFromSuperview() }
        }
    }

    // MARK: Attachment

    private func pan(_ gesture: UIPanGestureRecognizer) {
        let point = gesture.location(in: gameView)
        switch gesture.state {
        case .began: hold(at: point)
        case .changed: attachment?.anchorPoint = point
        case .ended, .cancelled: release()
        default: break
        }
    }

    /// Attaches the last square to a point, with a line from the point to the square.
    ///
    /// The lecture's action reads the square from a property that it sets to `nil` right after; here
    /// the action captures the square.
    private func hold(at point: CGPoint) {
        guard let square = droppingView else { return }
        droppingView = nil
        let attachment = UIAttachmentBehavior(item: square, attachedToAnchor: point)
        attachment.action = { [weak attachment, gameView] in
            guard let attachment else { return }
            let line = UIBezierPath()
            line.move(to: attachment.anchorPoint)
            line.addLine(to: square.center)
            gameView.path = line
        }
        self.attachment = attachment
        animator.addBehavior(attachment)
    }

    private func release() {
        if let attachment { animator.removeBehavior(attachment) }
        attachment = nil
        gameView.path = nil
    }
}
