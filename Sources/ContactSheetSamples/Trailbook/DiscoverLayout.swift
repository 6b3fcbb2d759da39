import UIKit

/// The layout of the feed: a line of filters, a line of large cards, and a grid whose number of
/// columns depends on the width and the text size.
@MainActor enum DiscoverLayout {
    enum Section: Int, CaseIterable, Sendable {
        case filters, featured, nearby
    }

    static func make() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 16
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                switch Section(rawValue: index) {
                case .filters: filters()
                case .featured: featured(environment)
                case .nearby, nil: nearby(environment)
                }
            }, configuration: configuration)
    }

    private static func filters() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .estimated(80), heightDimension: .estimated(38))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 8
        section.contentInsets = insets(top: 8)
        return section
    }

    private static func featured(
        _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(min(width - 2 * TrailbookStyle.margin - 24, 560)),
            heightDimension: .estimated(248))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = insets()
        return section
    }

    private static func nearby(
        _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let columns = columns(in: environment)
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                heightDimension: .estimated(220)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(220)),
            subitem: item, count: columns)
        group.interItemSpacing = .fixed(14)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 14
        section.contentInsets = insets(bottom: 24)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(48)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }

    private static func columns(in environment: any NSCollectionLayoutEnvironment) -> Int {
        let isLarge = environment.traitCollection.preferredContentSizeCategory
            .isAccessibilityCategory
        let least: CGFloat = isLarge ? 320 : 164
        let width = environment.container.effectiveContentSize.width - 2 * TrailbookStyle.margin
        let most = width < 500 ? 2 : 4
        return max(1, min(most, Int(exactly: ((width + 14) / (least + 14)).rounded(.down)) ?? 1))
    }

    private static func insets(
        top: CGFloat = 0, bottom: CGFloat = 0
    ) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top, leading: TrailbookStyle.margin, bottom: bottom,
            trailing: TrailbookStyle.margin)
    }
}
