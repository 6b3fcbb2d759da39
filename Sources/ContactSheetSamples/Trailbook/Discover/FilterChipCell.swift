import UIKit

/// A filter of the feed, as a capsule.
final class FilterChipCell: UICollectionViewCell {
    private let label = UILabel("", .subheadline, weight: .medium, lines: 1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        contentView.layer.masksToBounds = true
        contentView.embed(
            label, insets: NSDirectionalEdgeInsets(top: 9, leading: 16, bottom: 9, trailing: 16))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = bounds.height / 2
    }

    func show(_ title: String, isOn: Bool) {
        label.text = title
        label.textColor = isOn ? .systemBackground : .label
        contentView.backgroundColor =
            isOn ? TrailbookStyle.accent : .secondarySystemGroupedBackground
    }
}
