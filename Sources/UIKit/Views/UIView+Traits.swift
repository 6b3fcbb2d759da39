import Foundation

/// What a view or controller specifies of its traits.
struct TraitState {
    var style = UIUserInterfaceStyle.unspecified
    var overrides = TraitValues()
}

extension UITraitCollection {
    func overridden(by state: TraitState) -> UITraitCollection {
        guard state.style != .unspecified || state.overrides != TraitValues() else { return self }
        var values = values.overlaid(by: state.overrides)
        if state.style != .unspecified { values.userInterfaceStyle = state.style }
        return UITraitCollection(values)
    }
}

extension UIView {
    /// The superview's traits, or the controller's, or the screen's, with the view's own ones.
    var inheritedTraits: UITraitCollection {
        let outer =
            viewController?.inheritedTraits ?? superview?.traitCollection
            ?? UIScreen.main.traitCollection
        return outer.overridden(by: traitState)
    }

    /// Traits for the view and all below, from iOS 17 on.
    public var traitOverrides: UITraitOverrides {
        get { traitState.overrides }
        set { changeTraits { traitState.overrides = newValue } }
    }

    /// Tells the subtree of traits that `change` gives it.
    func changeTraits(_ change: () -> Void) {
        let previous = traitCollection
        change()
        if !traitCollection.isEqual(previous) { sendTraitCollectionDidChange(from: previous) }
    }

    func sendTraitCollectionDidChange(from previous: UITraitCollection?) {
        // Sides and margins may follow from the traits.
        ownEngine?.reset()
        adjustFonts()
        traitCollectionDidChange(previous)
        for subview in subviews {
            if let controller = subview.viewController {
                controller.tellTraitsChanged(from: previous)
            }
            subview.sendTraitCollectionDidChange(from: previous)
        }
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

    /// Resolves the dynamic colours of the subtree against its traits, as before every display.
    func resolveColors() {
        if let color = ownBackgroundColor {
            withCurrentTraits { layer.backgroundColor = color.cgColor }
        }
        mask?.resolveColors()
        for subview in subviews { subview.resolveColors() }
    }
}
