import Foundation

extension UIViewController {
    /// The parent's traits, or those of the superview, with the controller's own traits.
    var inheritedTraits: UITraitCollection {
        let outer =
            parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection
            ?? UIScreen.main.traitCollection
        return outer.overridden(by: traitState)
    }

    /// The trait overrides of the controller and its descendants, from iOS 17 on.
    public var traitOverrides: UITraitOverrides {
        get { traitState.values }
        set { changeTraits { traitState.values = newValue } }
    }

    func changeTraits(_ change: () -> Void) {
        let previous = traitCollection
        change()
        guard !traitCollection.isEqual(previous) else { return }
        tellTraits(from: previous)
        viewIfLoaded?.sendTraitCollectionDidChange(from: previous)
    }
}
