import UIKit

/// The large card at the top of the feed: an illustration under white texts.
final class FeaturedTrailCell: UICollectionViewCell {
    private let artwork = ArtworkView()
    private let shade = FadeView([
        UIColor(white: 0, alpha: 0), UIColor(white: 0, alpha: 0.12),
        UIColor(red: 0.02, green: 0.10, blue: 0.10, alpha: 0.78),
    ])
    private let eyebrow = UILabel(
        "TRAIL OF THE WEEK", .caption1, weight: .semibold, color: UIColor(white: 1, alpha: 0.85))
    private let name = UILabel("", .title1, weight: .bold, color: .white)
    private let facts = UILabel("", .subheadline, weight: .medium, color: .white)
    private let bookmark = UIButton(configuration: .filled())

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 24
        contentView.layer.cornerCurve = .continuous
        contentView.layer.masksToBounds = true
        configureBookmark()
        let texts = UIStackView(.vertical, spacing: 4, [eyebrow, name, facts])
        contentView.embed(artwork)
        contentView.embed(shade)
        contentView.addManaged(texts, bookmark)
        NSLayoutConstraint.activate([
            bookmark.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
            contentView.trailingAnchor.constraint(equalTo: bookmark.trailingAnchor, constant: 14),
            bookmark.widthAnchor.constraint(equalToConstant: 44),
            bookmark.heightAnchor.constraint(equalToConstant: 44),
            texts.topAnchor.constraint(
                greaterThanOrEqualTo: bookmark.bottomAnchor, constant: 60),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            contentView.trailingAnchor.constraint(equalTo: texts.trailingAnchor, constant: 20),
            contentView.bottomAnchor.constraint(equalTo: texts.bottomAnchor, constant: 20),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ trail: Trail, eyebrow: String) {
        artwork.image = TrailbookStyle.image(trail.artwork)
        self.eyebrow.text = eyebrow
        name.text = trail.name
        facts.text = "\(trail.distance) · \(trail.ascent) up · \(trail.difficulty.rawValue)"
    }

    private func configureBookmark() {
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "bookmark.fill")
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
            pointSize: 16, weight: .semibold)
        configuration.baseBackgroundColor = UIColor(white: 0, alpha: 0.28)
        configuration.baseForegroundColor = .white
        configuration.cornerStyle = .capsule
        configuration.contentInsets = .zero
        bookmark.configuration = configuration
        bookmark.accessibilityLabel = "Remove Bookmark"
    }
}
