import Foundation

extension UIView {
    /// The superview's traits, or the controller's, or the screen's, with the view's own style.
    var inheritedTraits: UITraitCollection {
        let outer =
            viewController?.inheritedTraits ?? superview?.traitCollection
            ?? UIScreen.main.traitCollection
        guard overrideUserInterfaceStyle != .unspecified else { return outer }
        return UITraitCollection(traitsFrom: [
            outer, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
        ])
    }

    func sendTraitCollectionDidChange(from previous: UITraitCollection?) {
        // Sides and margins may follow from the traits.
        ownEngine?.reset()
        traitCollectionDidChange(previous)
        for subview in subviews {
            if let controller = subview.viewController {
                controller.traitCollectionDidChange(previous)
            }
            subview.sendTraitCollectionDidChange(from: previous)
        }
    }
}

// MARK: - Recording

extension UIView {
    func drawInCurrentContext(_ ctx: CGContext) {
        let previous = UITraitCollection.current
        UITraitCollection.current = traitCollection
        UIGraphicsPushContext(ctx)
        draw(bounds)
        UIGraphicsPopContext()
        UITraitCollection.current = previous
    }

    /// Resolves the dynamic colours of the subtree against its traits, as before every display.
    func resolveColors() {
        if let color = ownBackgroundColor {
            layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
        }
        mask?.resolveColors()
        for subview in subviews { subview.resolveColors() }
    }
}
