import ContactSheetDevices
import Foundation

/// The internal state of a cell.
struct TableCellParts {
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    var listContent: ListContentHost?
    /// The number of lines of labels for which the app hasn't set another one.
    var automaticLines = 1
    var isSelected = false
    var isHighlighted = false
    var needsConfigurationUpdate = true
}

/// The editing controls that a table allows a row to show.
struct TableCellEditing: Equatable {
    var isEditing = false
    var style = UITableViewCell.EditingStyle.none
    var indents = true
    var moves = false
}

/// The parts of a table that a cell draws: separators, and its part of a group.
struct TableCellContext: Equatable {
    var style: UITableView.Style
    var isFirst: Bool
    var isLast: Bool
    var separatorStyle: UITableViewCell.SeparatorStyle
    var separatorColor: UIColor?
    var separatorInset: UIEdgeInsets?
    /// Whether several rows can be selected.
    var allowsMultipleSelection = false
}

extension UITableViewCell {
    func updateConfigurationIfNeeded() {
        guard parts.needsConfigurationUpdate else { return }
        parts.needsConfigurationUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    func takeEditing(_ editing: TableCellEditing) {
        guard editing != self.editing else { return }
        let isNew = editing.isEditing != self.editing.isEditing
        let state: StateMask = editing.isEditing ? .showingEditControl : []
        if isNew { willTransition(to: state) }
        self.editing = editing
        guard isNew else { return }
        setEditing(editing.isEditing, animated: false)
        didTransition(to: state)
    }

    func replace(_ old: UIView?, by new: UIView?, below sibling: UIView) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    func replaceAccessory(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        setNeedsLayout()
    }

    // MARK: Parts of a style

    func styledLabel(isDetail: Bool) -> UILabel {
        if let known = isDetail ? parts.detailLabel : parts.textLabel { return known }
        let label = UILabel()
        label.font = TableCellText.font(style, isDetail: isDetail)
        label.textColor = TableCellText.color(style, isDetail: isDetail)
        if UIScreen.main.era == .classic { label.highlightedTextColor = .white }
        label.textAlignment = TableCellText.alignment(style, isDetail: isDetail)
        label.numberOfLines = parts.automaticLines
        label.adjustsFontForContentSizeCategory = SystemBehavior.cellsFollowTextSize.isActive
        if isDetail { parts.detailLabel = label } else { parts.textLabel = label }
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    var styledImageView: UIImageView {
        if let known = parts.imageView { return known }
        let view = UIImageView(image: nil)
        parts.imageView = view
        contentView.insertSubview(view, at: 0)
        setNeedsLayout()
        return view
    }

    /// Uses views from a document's content as the parts of the style.
    package func adopt(
        textLabel: UILabel?, detailTextLabel: UILabel?, imageView: UIImageView?
    ) {
        parts.textLabel = textLabel ?? parts.textLabel
        parts.detailLabel = detailTextLabel ?? parts.detailLabel
        parts.imageView = imageView ?? parts.imageView
        setNeedsLayout()
    }
}
