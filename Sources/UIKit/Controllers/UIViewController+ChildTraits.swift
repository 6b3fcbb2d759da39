import Foundation

extension UIViewController {
    /// The traits that a child has in place of the controller's own ones, where they are
    /// specified; nil gives it the controller's (iOS 8 to 16).
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.containment.traits != collection?.values else { return }
        childViewController.changeTraits {
            childViewController.containment.traits = collection?.values
        }
    }

    public func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? {
        childViewController.containment.traits.map(UITraitCollection.init)
    }
}

extension UITraitCollection {
    /// With what `other` specifies in place of the own values.
    func overlaid(by other: UITraitCollection?) -> UITraitCollection {
        guard let other else { return self }
        return UITraitCollection(values.overlaid(by: other.values))
    }
}
