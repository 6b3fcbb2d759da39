import ContactSheetDevices
import Foundation

/// The traits that a view or controller overrides.
struct TraitState {
    var style = UIUserInterfaceStyle.unspecified
    /// The limits of the text size.
    var minimumTextSize: UIContentSizeCategory?
    var maximumTextSize: UIContentSizeCategory?
    /// The overridden traits, or `nil` if there are none.
    var overrides: UITraitCollection?
    /// The traits that the parent has set for a child controller.
    var fromParent: UITraitCollection?
    var observers: [TraitObserver] = []
    /// What surrounded the view or controller when it was last in a hierarchy, or `nil` if it wasn't in any.
    var lastSurroundings: Surroundings?
    /// Whether the view has been notified of its first traits, as up to iOS 12.
    var isNotified = false

    /// The overrides in the form that the property of views, controllers, and scenes has.
    var values: TraitValues {
        get { overrides?.values ?? TraitValues() }
        set { overrides = newValue.isUnspecified ? nil : UITraitCollection(newValue) }
    }

    /// Whether no traits are overridden.
    var changesNothing: Bool {
        style == .unspecified && overrides == nil && fromParent == nil
            && minimumTextSize == nil && maximumTextSize == nil
    }

    /// Returns a text size within the limits, of which the upper one takes precedence.
    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        var category = category
        if let minimumTextSize { category = max(category, minimumTextSize) }
        if let maximumTextSize { category = min(category, maximumTextSize) }
        return category
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
        values.preferredContentSizeCategory = state.limited(values.preferredContentSizeCategory)
        return UITraitCollection(values)
    }
}

extension UIView {
    /// The traits of the superview, the controller, or the screen, with the view's own overrides.
    var inheritedTraits: UITraitCollection {
        let outer = viewController?.inheritedTraits ?? surroundingTraits
        return outer.overridden(by: traitState)
    }

    /// The trait overrides for the view and its descendants, from iOS 17 on.
    public var traitOverrides: UITraitOverrides {
        get { traitState.values }
        set { changeTraits { traitState.values = newValue } }
    }

    /// Runs `change`, and notifies the view and its descendants if their traits have changed.
    func changeTraits(_ change: () -> Void) {
        let previous = traitCollection
        change()
        if !traitCollection.isEqual(previous) { sendTraitCollectionDidChange(from: previous) }
    }

    /// Notifies the view and its descendants of changed traits.
    ///
    /// - Parameter previous: The view's own previous traits.
    func sendTraitCollectionDidChange(from previous: UITraitCollection) {
        // Leading and trailing sides and margins can depend on the traits.
        ownEngine?.reset()
        adjustFonts()
        tellTraits(from: previous)
        for subview in subviews { subview.surroundingsChanged(from: previous) }
    }

    /// Notifies the view, its controller, and its descendants of changed traits around the view,
    /// unless their own overrides hide the difference.
    package func surroundingsChanged(from outer: UITraitCollection) {
        var previous = outer
        if let viewController {
            previous = previous.overridden(by: viewController.traitState)
            viewController.tellChangedTraits(from: previous)
        }
        previous = previous.overridden(by: traitState)
        if !previous.isEqual(traitCollection) { sendTraitCollectionDidChange(from: previous) }
        keepSurroundings()
    }

    /// Notifies the view and its controller of their first traits before their first layout on
    /// screen, as up to iOS 12 (Documentation/Rotation.md 4). From iOS 13 on, the first traits are
    /// set beforehand, without a notification (WWDC 2019, Implementing Dark Mode on iOS).
    func reportFirstTraits() {
        let notifies = SystemBehavior.reportsFirstTraits.isActive
        guard !notifies || window != nil else { return }
        traitState.isNotified = true
        guard notifies else { return }
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
            drawClassCaption()
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

    /// Resolves the dynamic colors of the view and its descendants with their traits, as before
    /// each display.
    func resolveColors() {
        if let color = ownBackgroundColor, fillsLayerWithBackground {
            withCurrentTraits { layer.backgroundColor = color.cgColor }
        }
        mask?.resolveColors()
        for subview in subviews { subview.resolveColors() }
    }
}
