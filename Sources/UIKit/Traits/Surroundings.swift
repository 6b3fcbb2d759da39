import ContactSheetDevices
import Foundation

/// What a view or controller inherits from where it is in a hierarchy: traits and tint.
///
/// Each change of the hierarchy compares the surroundings before and after it, and notifies those views and
/// controllers that inherit a difference, once (Documentation/Layout.md 2.7).
@MainActor struct Surroundings {
    let traits: UITraitCollection
    let tint: UIColor
    let isDimmed: Bool
}

extension UIView {
    /// The surroundings of the view, or the last ones of a view that has left its superview.
    var surroundings: Surroundings {
        let last = superview == nil ? traitState.lastSurroundings : nil
        return Surroundings(
            traits: surroundingTraits, tint: last?.tint ?? superview?.nearestTint ?? .defaultTint,
            isDimmed: last?.isDimmed ?? (superview?.effectiveTintAdjustmentMode == .dimmed))
    }

    /// The traits around the view and its controller: those of the parent or the superview, the last ones,
    /// or the screen's.
    var surroundingTraits: UITraitCollection {
        viewController?.surroundingTraits ?? superview?.traitCollection
            ?? traitState.lastSurroundings?.traits ?? UIApplication.shared.traitsAroundWindows
    }

    /// Keeps the present surroundings, which the view has until it gets others: its superview may cease to exist.
    /// Windows always have those of the screen.
    func keepSurroundings() {
        guard superview != nil else { return }
        keep(surroundings)
    }

    private func keep(_ surroundings: Surroundings) {
        traitState.lastSurroundings = surroundings
        if let viewController, viewController.parent == nil {
            viewController.traitState.lastSurroundings = traitState.lastSurroundings
        }
    }

    /// Notifies a view, its controller, and its descendants after the view has moved to a superview.
    func enterSurroundings(after old: Surroundings) {
        // Up to iOS 12, the first notification is the one before the first layout.
        let isFirst = SystemBehavior.reportsFirstTraits.isActive && !traitState.isNotified
        var new = surroundings
        if !isFirst, !new.traits.isEqual(old.traits) {
            surroundingsChanged(from: old.traits)
            new = surroundings
        }
        let takesTint = ownTintColor == nil && !new.tint.isEqual(old.tint)
        let takesDimming = ownTintAdjustmentMode == .automatic && new.isDimmed != old.isDimmed
        guard takesTint || takesDimming else { return keep(new) }
        sendTintColorDidChange()
        keepSurroundings()
    }
}

extension UIViewController {
    /// Runs a change of the controller's parent, and notifies the controller, its view, and its children if
    /// the traits around it have changed.
    func changeParent(_ change: () -> Void) {
        let old = surroundingTraits
        change()
        if !surroundingTraits.isEqual(old) { surroundingsChanged(from: old) }
    }

    /// Keeps the traits that a child has until it gets another parent.
    func keepTraitsOfParent() {
        var outer = surroundingTraits
        if let own = traitState.fromParent {
            outer = UITraitCollection(outer.values.overlaid(by: own.values))
        }
        traitState.lastSurroundings = Surroundings(
            traits: outer, tint: .defaultTint, isDimmed: false)
    }
}
