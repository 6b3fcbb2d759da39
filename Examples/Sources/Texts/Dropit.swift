import UIKit

/// The lecture: gravity, collisions, and no rotation in one behavior.
final class DropitBehavior: UIDynamicBehavior {
    let gravity = UIGravityBehavior()
    let collider = UICollisionBehavior()
    let animationOptions = UIDynamicItemBehavior()

    override init() {
        super.init()
        gravity.magnitude = 0.9
        collider.translatesReferenceBoundsIntoBoundary = true
        animationOptions.allowsRotation = false
        addChildBehavior(gravity)
        addChildBehavior(collider)
        addChildBehavior(animationOptions)
    }

    func addItem(_ item: any UIDynamicItem) {
        gravity.addItem(item)
        collider.addItem(item)
        animationOptions.addItem(item)
    }

    func removeItem(_ item: any UIDynamicItem) {
        gravity.removeItem(item)
        collider.removeItem(item)
        animationOptions.removeItem(item)
    }
}

/// A tap drops a square in the next column.
final class DropitViewController: UIViewController {
    let gameView = UIView()
    lazy var animator = UIDynamicAnimator(referenceView: gameView)
    let dropitBehavior = DropitBehavior()
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        gameView.frame = view.bounds
        gameView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        gameView.accessibilityIdentifier = "Game"
        view.addSubview(gameView)
        gameView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: DropitViewController.drop))
        animator.addBehavior(dropitBehavior)
    }

    func drop() {
        let colors: [UIColor] = [.green, .blue, .orange, .red, .purple]
        let square = UIView(frame: CGRect(x: 40 * (count * 3 % 4), y: 0, width: 40, height: 40))
        square.backgroundColor = colors[count % colors.count]
        count += 1
        gameView.addSubview(square)
        dropitBehavior.addItem(square)
    }
}
