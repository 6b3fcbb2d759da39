import ContactSheetPreviews
import InterfaceBuilder
import UIKit

extension UIWindow {
    /// Gives cells, headers, and components that size themselves the height that their constraints
    /// produce, if it is greater than the stored one. Tables with a fixed row height keep it.
    func fitSelfSizingViews() {
        for view in subviews { view.fitToConstraints() }
    }
}

extension UIView {
    fileprivate func fitToConstraints() {
        if sizesItself, let height = fittingHeight, height > bounds.height + 0.5 {
            frame.size.height = height
            layoutIfNeeded()
        }
        guard !(self is UIControl) else { return }
        for view in subviews { view.fitToConstraints() }
    }

    /// Whether the running app determines the height from the view's constraints.
    private var sizesItself: Bool {
        if self is UITableViewCell {
            var current = superview
            while let view = current, !(view is UITableView) { current = view.superview }
            guard let table = current as? UITableView else { return true }
            return table.rowHeight == UITableView.automaticDimension
        }
        if self is UICollectionReusableView {
            guard let list = superview as? UICollectionView,
                let flow = list.collectionViewLayout as? UICollectionViewFlowLayout
            else { return true }
            return flow.estimatedItemSize != .zero
        }
        return superview?.isFreeformScreen == true
    }

    private var fittingHeight: CGFloat? {
        let content =
            (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
            ?? self
        guard content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
        else { return nil }
        let size = content.systemLayoutSizeFitting(
            CGSize(width: content.bounds.width, height: 0),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return size.height + bounds.height - content.bounds.height
    }
}
