import UIKit

extension PropertyTable {
    static let scrollView: [PropertyRow<UIScrollView>] = [
        .value("content offset") {
            let offset = $0.contentOffset
            return offset == .zero ? nil : "\(offset.x.short) \(offset.y.short)"
        }.since(2).followsFromOthers,
        .insets("content inset") { $0.contentInset }.since(2),
        .choice(
            "inset adjustment", unless: UIScrollView.ContentInsetAdjustmentBehavior.automatic
        ) { $0.contentInsetAdjustmentBehavior },
        .flag("bounces horizontally") { $0.alwaysBounceHorizontal },
        .flag("bounces vertically") { $0.alwaysBounceVertical },
        .number("zoom", unless: 1) { $0.zoomScale },
    ]

    static let tableView: [PropertyRow<UITableView>] = [
        .choice("table style", unless: UITableView.Style.plain) { $0.style }.reaching(.parts),
        .choice("separator style", unless: UITableViewCell.SeparatorStyle.singleLine) {
            $0.separatorStyle
        }.reaching(.parts),
        .color("separator color") { $0.givenSeparatorColor }.reaching(.parts),
        .value("separator inset") { $0.givenSeparatorInset?.sides }.reaching(.parts),
        .value("row height") { $0.rowHeight.recordedHeight },
        .value("header height") { $0.sectionHeaderHeight.recordedHeight },
        .value("footer height") { $0.sectionFooterHeight.recordedHeight },
        .value("header padding") { $0.sectionHeaderTopPadding.recordedHeight },
        .flag("cells follow readable width") { $0.cellLayoutMarginsFollowReadableWidth },
        .flag("insets content to safe area", unless: true) { $0.insetsContentViewsToSafeArea },
        .color("index color") { $0.sectionIndexColor },
        .color("index background color") { $0.sectionIndexBackgroundColor },
        .flag("editing") { $0.isEditing }.reaching(.parts),
    ]

    static let tableViewCell: [PropertyRow<UITableViewCell>] = [
        .choice("cell style", unless: UITableViewCell.CellStyle.default) { $0.style }
            .reaching(.parts),
        .choice("accessory", unless: UITableViewCell.AccessoryType.none) { $0.accessoryType }
            .reaching(.parts),
        .value("editing accessory") {
            $0.isEditing && $0.editingAccessoryType != .none ? "\($0.editingAccessoryType)" : nil
        }.reaching(.parts),
        .flag("row selected") { $0.isSelected }.reaching(.parts),
        .value("selection style") {
            $0.isSelected && $0.selectionStyle != .default ? "\($0.selectionStyle)" : nil
        }.reaching(.parts),
        .number("indentation level", unless: 0) { CGFloat($0.indentationLevel) }.reaching(.parts),
        .value("indentation width") {
            $0.indentationLevel > 0 && $0.indentationWidth != 10 ? $0.indentationWidth.short : nil
        }.part(of: "indentation level").reaching(.parts),
        .value("separator inset") { $0.givenSeparatorInset?.sides }.reaching(.parts),
        .text("content text") { $0.list?.shownText }.reaching(.parts),
        .text("secondary text") { $0.list?.shownSecondaryText }.reaching(.parts),
        .image("content image") { $0.list?.image }.reaching(.parts),
        .flag("side by side text") { $0.list?.prefersSideBySideTextAndSecondaryText ?? false }
            .reaching(.parts),
        .value("content margins") { $0.list?.directionalLayoutMargins.sides }.reaching(.parts),
        .value("image to text padding") { $0.list?.imageToTextPadding.short }.reaching(.parts),
        .flag("reorder control") { $0.isEditing && $0.showsReorderControl }.reaching(.parts),
    ]

    static let collectionView: [PropertyRow<UICollectionView>] = [
        .value("scroll direction") {
            $0.flowLayout?.scrollDirection == .horizontal ? "horizontal" : nil
        },
        .number("line spacing", unless: 10) { $0.flowLayout?.minimumLineSpacing ?? 10 },
        .number("item spacing", unless: 10) { $0.flowLayout?.minimumInteritemSpacing ?? 10 },
        .value("item size") {
            guard let size = $0.flowLayout?.itemSize, size != CGSize(width: 50, height: 50) else {
                return nil
            }
            return size.sides
        },
        .value("estimated item size") {
            $0.flowLayout.flatMap {
                $0.estimatedItemSize == .zero ? nil : $0.estimatedItemSize.sides
            }
        },
        .value("header size") {
            $0.flowLayout.flatMap {
                $0.headerReferenceSize == .zero ? nil : $0.headerReferenceSize.sides
            }
        },
        .value("footer size") {
            $0.flowLayout.flatMap {
                $0.footerReferenceSize == .zero ? nil : $0.footerReferenceSize.sides
            }
        },
        .insets("section inset") { $0.flowLayout?.sectionInset },
        .value("section inset reference") {
            guard let reference = $0.flowLayout?.sectionInsetReference,
                reference != .fromContentInset
            else { return nil }
            return "\(reference)"
        },
    ]
}

extension CGFloat {
    /// The height, or `nil` if the system determines it.
    @MainActor fileprivate var recordedHeight: String? {
        self == UITableView.automaticDimension ? nil : short
    }
}

extension UITableViewCell {
    fileprivate var list: UIListContentConfiguration? {
        contentConfiguration as? UIListContentConfiguration
    }
}

extension UIListContentConfiguration {
    fileprivate var shownText: String? { attributedText?.string ?? text }
    fileprivate var shownSecondaryText: String? { secondaryAttributedText?.string ?? secondaryText }
}

extension UICollectionView {
    fileprivate var flowLayout: UICollectionViewFlowLayout? {
        collectionViewLayout as? UICollectionViewFlowLayout
    }
}
