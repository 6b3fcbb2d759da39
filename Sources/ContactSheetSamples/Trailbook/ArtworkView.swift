import UIKit

/// An illustration that fills its frame, whatever the frame's proportions are.
final class ArtworkView: UIImageView {
    init(_ name: String? = nil) {
        super.init(image: name.flatMap(TrailbookStyle.image))
        contentMode = .scaleAspectFill
        clipsToBounds = true
        // The frame comes from constraints, not from the illustration's own size.
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(UILayoutPriority(1), for: axis)
            setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// A view that fades from one color to another, from top to bottom.
final class FadeView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private let stops: [UIColor]

    init(_ stops: [UIColor]) {
        self.stops = stops
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateColors()
    }

    private func updateColors() {
        (layer as? CAGradientLayer)?.colors = stops.map {
            $0.resolvedColor(with: traitCollection).cgColor
        }
    }
}
