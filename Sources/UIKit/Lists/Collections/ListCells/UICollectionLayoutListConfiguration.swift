import Foundation

/// The appearance and options of a list layout.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable, Hashable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain

        var style: UITableView.Style {
            switch self {
            case .plain, .sidebarPlain: .plain
            case .grouped: .grouped
            case .insetGrouped, .sidebar: .insetGrouped
            }
        }
    }

    public enum HeaderMode: Int, Sendable, Hashable {
        case none, supplementary, firstItemInSection
    }

    public enum FooterMode: Int, Sendable, Hashable {
        case none, supplementary
    }

    public typealias SwipeActionsConfigurationProvider =
        @MainActor (IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: Appearance
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
    }

    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

    /// Whether rows have neither cards nor lines: in plain sidebars, and on iPads in others
    /// (Documentation/Metrics.md 3.4).
    var isBareSidebar: Bool {
        appearance == .sidebarPlain
            || appearance == .sidebar && UIDevice.current.userInterfaceIdiom == .pad
    }

    var defaultBackground: UIColor {
        appearance == .sidebar && isBareSidebar
            ? .secondarySystemBackground : TableColors.background(appearance.style)
    }
}

extension NSCollectionLayoutSection {
    /// Creates a section of rows, each with the height of its content.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(TableMetrics.leastRowHeight()))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let style = configuration.appearance.style
        let width = layoutEnvironment.container.contentSize.width
        let margin =
            configuration.isBareSidebar
            ? SidebarArtwork.margin
            : style == .insetGrouped ? TableMetrics.listCardMargin(width: width) : 0
        let hasHeader = configuration.headerMode != .none
        let ends: CGFloat = style == .plain ? 0 : TableMetrics.untitledHeight(.header)
        section.contentInsets = NSDirectionalEdgeInsets(
            top: hasHeader ? configuration.headerTopPadding ?? 0 : ends, leading: margin,
            bottom: section.hasFooterSpace ? TableMetrics.listFooterSpace : 0, trailing: margin)
        section.boundarySupplementaryItems = boundaries(configuration)
        return section
    }

    /// Whether the section belongs to a grouped list without footers, which has space below its rows.
    var hasFooterSpace: Bool {
        list.map { $0.footerMode == .none && $0.appearance.style != .plain } ?? false
    }

    private static func boundaries(
        _ configuration: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(38))
        var ends: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            ends.append(header)
        }
        if configuration.footerMode == .supplementary {
            ends.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom))
        }
        return ends
    }
}

extension UICollectionView {
    /// Applies the background color of a list to the collection view.
    func take(_ list: UICollectionLayoutListConfiguration) {
        let color = list.backgroundColor ?? list.defaultBackground
        if backgroundColor !== color { backgroundColor = color }
    }
}
