import UIKit

/// A map with the route of a trail.
final class TrailMapView: UIView {
    init() {
        super.init(frame: .zero)
        let map = ArtworkView("TrailMap")
        map.layer.cornerRadius = TrailbookStyle.cardRadius
        map.layer.cornerCurve = .continuous
        embed(
            UIStackView(
                .vertical, spacing: 12, [UILabel("Map", .title3, weight: .semibold), map]))
        map.heightAnchor.constraint(equalTo: map.widthAnchor, multiplier: 0.55).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}
