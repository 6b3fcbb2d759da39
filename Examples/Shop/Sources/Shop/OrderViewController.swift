import UIKit

/// An order, from the storyboard.
public final class OrderViewController: UIViewController {
    @IBOutlet private var quantityLabel: UILabel!
    @IBOutlet private var totalLabel: UILabel!
    @IBOutlet private var stepper: UIStepper!
    @IBOutlet private weak var badge: BadgeView?

    /// The price of one cup, in cents.
    @objc dynamic var price = 340

    public static func make() -> OrderViewController {
        let storyboard = UIStoryboard(name: "Order", bundle: .module)
        return storyboard.instantiateInitialViewController() as! OrderViewController
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Clear", style: .plain, target: self, action: #selector(clear))
        update()
    }

    @IBAction private func quantityChanged(_ sender: UIStepper) { update() }

    @objc private func clear() {
        stepper.value = 0
        update()
    }
}

extension OrderViewController {
    private func update() {
        let quantity = Int(stepper.value)
        quantityLabel.text = quantity == 1 ? "1 cup" : "\(quantity) cups"
        totalLabel.text = "\(Money(cents: quantity * price))"
        badge?.isHidden = quantity < 3
    }
}

#if os(iOS)
#Preview("Order", traits: .portrait) {
    UINavigationController(rootViewController: OrderViewController.make())
}
#endif
