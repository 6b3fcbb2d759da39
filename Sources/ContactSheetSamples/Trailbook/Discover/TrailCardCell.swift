import UIKit

/// A card of the grid: an illustration above a name, a place, and two numbers.
final class TrailCardCell: UICollectionViewCell {
    private let artwork = ArtworkView()
    private let name = UILabel("", .headline, lines: 2)
    private let place = UILabel("", .footnote, color: .secondaryLabel, lines: 2)
    private let facts = UILabel(
        "", .footnote, weight: .medium, color: TrailbookStyle.accent, lines: 2)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = TrailbookStyle.cardRadius
        contentView.layer.cornerCurve = .continuous
        contentView.layer.masksToBounds = true
        let texts = UIStackView(.vertical, spacing: 2, [name, place, facts])
        texts.setCustomSpacing(8, after: place)
        contentView.addManaged(artwork, texts)
        let padding = TrailbookStyle.cardPadding
        let bottom = contentView.bottomAnchor.constraint(
            equalTo: texts.bottomAnchor, constant: padding + 2)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            artwork.topAnchor.constraint(equalTo: contentView.topAnchor),
            artwork.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            artwork.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor, multiplier: 0.68),
            texts.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: padding),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: padding),
            contentView.trailingAnchor.constraint(
                equalTo: texts.trailingAnchor, constant: padding),
            bottom,
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ trail: Trail) {
        artwork.image = TrailbookStyle.image(trail.artwork)
        name.text = trail.name
        place.text = trail.place
        facts.text = "\(trail.distance) · \(trail.duration)"
    }
}
