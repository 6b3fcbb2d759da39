import Foundation

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    {
        NamedMethod.value("tableView:heightForRowAtIndexPath:", of: self, tableView, indexPath)
            ?? tableView.rowHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
        -> CGFloat
    {
        NamedMethod.value(
            "tableView:estimatedHeightForRowAtIndexPath:", of: self, tableView, indexPath)
            ?? tableView.estimatedRowHeight
    }

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
        -> CGFloat
    {
        NamedMethod.value("tableView:heightForHeaderInSection:", of: self, tableView, section)
            ?? tableView.sectionHeaderHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
        -> CGFloat
    {
        NamedMethod.value(
            "tableView:estimatedHeightForHeaderInSection:", of: self, tableView, section)
            ?? tableView.estimatedSectionHeaderHeight
    }

    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
        -> CGFloat
    {
        NamedMethod.value("tableView:heightForFooterInSection:", of: self, tableView, section)
            ?? tableView.sectionFooterHeight
    }

    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
        -> CGFloat
    {
        NamedMethod.value(
            "tableView:estimatedHeightForFooterInSection:", of: self, tableView, section)
            ?? tableView.estimatedSectionFooterHeight
    }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    {
        NamedMethod.value("tableView:viewForHeaderInSection:", of: self, tableView, section)
    }

    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    {
        NamedMethod.value("tableView:viewForFooterInSection:", of: self, tableView, section)
    }

    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        NamedMethod.call(
            "tableView:willDisplayCell:forRowAtIndexPath:", of: self, tableView, cell, indexPath)
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        NamedMethod.call(
            "tableView:didEndDisplayingCell:forRowAtIndexPath:", of: self, tableView, cell,
            indexPath)
    }

    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        NamedMethod.call(
            "tableView:willDisplayHeaderView:forSection:", of: self, tableView, view, section)
    }

    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
        NamedMethod.call(
            "tableView:willDisplayFooterView:forSection:", of: self, tableView, view, section)
    }

    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
        -> Int
    {
        NamedMethod.value(
            "tableView:indentationLevelForRowAtIndexPath:", of: self, tableView, indexPath)
            ?? 0
    }

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
        -> Bool
    {
        NamedMethod.value(
            "tableView:shouldHighlightRowAtIndexPath:", of: self, tableView, indexPath)
            ?? true
    }

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
        -> IndexPath?
    {
        NamedMethod.value(
            "tableView:willSelectRowAtIndexPath:", of: self, tableView, indexPath,
            otherwise: indexPath)
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        NamedMethod.call("tableView:didSelectRowAtIndexPath:", of: self, tableView, indexPath)
    }

    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
        -> IndexPath?
    {
        NamedMethod.value(
            "tableView:willDeselectRowAtIndexPath:", of: self, tableView, indexPath,
            otherwise: indexPath)
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        NamedMethod.call("tableView:didDeselectRowAtIndexPath:", of: self, tableView, indexPath)
    }

    public func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
        NamedMethod.call(
            "tableView:accessoryButtonTappedForRowWithIndexPath:", of: self, tableView, indexPath)
    }

    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        NamedMethod.value(
            "tableView:editingStyleForRowAtIndexPath:", of: self, tableView, indexPath)
            ?? .delete
    }

    public func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }

    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
}
