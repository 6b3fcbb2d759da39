import Devices
import Foundation

/// What a view or controller specifies of its traits.
struct TraitState {
    var style = UIUserInterfaceStyle.unspecified
    /// Nil where there are none.
    var overrides: UITraitCollection?
    /// What the parent set for a child controller.
    var fromParent: UITraitCollection?
    var observers: [TraitObserver] = []
    /// Whether the first traits have been told, as they were up to iOS 12.
    var isTold = false

    /// `overrides` as the property of views, controllers and scenes shows them.
    var values: TraitValues {
        get { overrides?.values ?? TraitValues() }
        set { overrides = newValue.isUnspecified ? nil : UITraitCollection(newValue) }
    }

    /// Whether the traits are those of what lies around.
    var changesNothing: Bool {
        style == .unspecified && overrides == nil && fromParent == nil
    }
}

extension UITraitCollection {
    func overridden(by state: TraitState) -> UITraitCollection {
        guard !state.changesNothing else { return self }
        var values = values
        for overrides in [state.fromParent, state.overrides] {
            if let overrides { values = values.overlaid(by: overrides.values) }
        }
        if state.style != .unspecified { values.userInterfaceStyle = state.style }
        return UITraitCollection(values)
    }
}

extension UIView {
    /// The superview's traits, or the controller's, or the screen's, with the view's own ones.
    var inheritedTraits: UITraitCollection {
        let outer =
            viewController?.inheritedTraits ?? superview?.traitCollection
            ?? UIApplication.shared.traitsAroundWindows
        return outer.overridden(by: traitState)
    }

    /// Traits for the view and all below, from iOS 17 on.
    public var traitOverrides: UITraitOverrides {
        get { traitState.values }
        set { changeTraits { traitState.values = newValue } }
    }

    /// Tells the subtree of traits that `change` gives it.
    func changeTraits(_ change: () -> Void) {
        let previous = traitCollection
        change()
        if !traitCollection.isEqual(previous) { sendTraitCollectionDidChange(from: previous) }
    }

    /// Tells the view and all below; `previous` are the view's own traits of before.
    func sendTraitCollectionDidChange(from previous: UITraitCollection) {
        // Sides and margins may follow from the traits.
        ownEngine?.reset()
        adjustFonts()
        tellTraits(from: previous)
        for subview in subviews { subview.surroundingsChanged(from: previous) }
    }

    /// Tells a view, its controller and all below of other traits around it; not where its own
    /// ones hide the difference.
    func surroundingsChanged(from outer: UITraitCollection) {
        var previous = outer
        if let viewController {
            previous = previous.overridden(by: viewController.traitState)
            if !previous.isEqual(viewController.traitCollection) {
                viewController.tellTraits(from: previous)
            }
        }
        previous = previous.overridden(by: traitState)
        if !previous.isEqual(traitCollection) { sendTraitCollectionDidChange(from: previous) }
    }

    /// Up to iOS 12 a view and its controller heard of their first traits too, before their first
    /// layout on screen (Documentation/Rotation.md 4; from iOS 13 on they are known beforehand:
    /// WWDC 2019, Implementing Dark Mode on iOS).
    func tellFirstTraits() {
        let areTold = SystemBehavior.reportsFirstTraits.isActive
        guard !areTold || window != nil else { return }
        traitState.isTold = true
        guard areTold else { return }
        viewController?.traitCollectionDidChange(nil)
        traitCollectionDidChange(nil)
    }
}

// MARK: - Recording

extension UIView {
    func drawInCurrentContext(_ ctx: CGContext) {
        withCurrentTraits {
            UIGraphicsPushContext(ctx)
            draw(bounds)
            UIGraphicsPopContext()
        }
    }

    /// Runs `work` with the view's traits and tint as the current ones.
    private func withCurrentTraits(_ work: () -> Void) {
        let outer = UIColor.currentTint
        UIColor.currentTint = tintColor
        traitCollection.performAsCurrent(work)
        UIColor.currentTint = outer
    }

    /// Resolves the dynamic colors of the subtree against its traits, as before every display.
    func resolveColors() {
        if let color = ownBackgroundColor {
            withCurrentTraits { layer.backgroundColor = color.cgColor }
        }
        mask?.resolveColors()
        for subview in subviews { subview.resolveColors() }
    }
}
