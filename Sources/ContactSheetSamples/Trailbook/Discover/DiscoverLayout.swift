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
                case .filters: filters(environment)
                case .featured: featured(environment)
                case .nearby, nil: nearby(environment)
                }
            }, configuration: configuration)
    }

    private static func filters(
        _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .estimated(80), heightDimension: .estimated(38))
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 8
        section.contentInsets = insets(environment, top: 8)
        return section
    }

    private static func featured(
        _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(min(width - 2 * margin(environment) - 20, 560)),
            heightDimension: .estimated(248))
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = insets(environment)
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
        section.contentInsets = insets(environment, bottom: 24)
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
        switch environment.container.effectiveContentSize.width {
        case ..<500: return isLarge ? 1 : 2
        case ..<800: return isLarge ? 2 : 3
        default: return isLarge ? 2 : 4
        }
    }

    /// Returns the margin of the navigation bar's title.
    private static func margin(_ environment: any NSCollectionLayoutEnvironment) -> CGFloat {
        environment.container.contentSize.width < 414 ? 16 : 20
    }

    private static func insets(
        _ environment: any NSCollectionLayoutEnvironment, top: CGFloat = 0, bottom: CGFloat = 0
    ) -> NSDirectionalEdgeInsets {
        let margin = margin(environment)
        return NSDirectionalEdgeInsets(
            top: top, leading: margin, bottom: bottom, trailing: margin)
    }
}
