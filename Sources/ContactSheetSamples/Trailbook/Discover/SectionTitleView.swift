import UIKit

/// The title of a section of the feed, with a button that shows all of it.
final class SectionTitleView: UICollectionReusableView {
    private let title = UILabel("", .title2, weight: .bold)
    private let button = UIButton(configuration: .plain())

    override init(frame: CGRect) {
        super.init(frame: frame)
        var configuration = UIButton.Configuration.plain()
        configuration.title = "See All"
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 8, leading: 8, bottom: 8, trailing: 0)
        button.configuration = configuration
        button.tintColor = TrailbookStyle.accent
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = UIStackView(.horizontal, spacing: 8, alignment: .center, [title, button])
        embed(stack, insets: NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 4, trailing: 0))
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String) { title.text = text }
}
