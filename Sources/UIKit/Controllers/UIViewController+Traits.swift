import Foundation

extension UIViewController {
    /// The parent's traits, or those of the superview, with the controller's own traits.
    var inheritedTraits: UITraitCollection {
        surroundingTraits.overridden(by: traitState)
    }

    /// The traits around the controller and its view.
    var surroundingTraits: UITraitCollection {
        parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection
            ?? traitState.lastSurroundings?.traits ?? UIScreen.main.traitCollection
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
        tellChangedTraits(from: previous)
        viewIfLoaded?.sendTraitCollectionDidChange(from: previous)
    }

    /// Notifies the controller of changed traits, and its children whose views aren't in the hierarchy. The
    /// others are notified with the views.
    func tellChangedTraits(from previous: UITraitCollection) {
        guard !previous.isEqual(traitCollection) else { return }
        tellTraits(from: previous)
        for child in children {
            let isShown = viewIfLoaded.map { child.viewIfLoaded?.isInside($0) == true }
            if isShown != true { child.surroundingsChanged(from: previous) }
        }
    }

    /// Notifies the controller, its view, and its children of changed traits around the controller.
    func surroundingsChanged(from outer: UITraitCollection) {
        if let view = viewIfLoaded { return view.surroundingsChanged(from: outer) }
        tellChangedTraits(from: outer.overridden(by: traitState))
    }
}
