import Foundation

extension UICollectionView {
    func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let sight = bounds.inset(by: inset)
        func place(
            _ axis: NSLayoutConstraint.Axis, start: Bool, middle: Bool, end: Bool
        ) -> CGFloat {
            let (item, shown) = (frame.extent(axis), sight.extent(axis))
            var wanted = shown.minimum
            if start { wanted = item.minimum }
            if middle { wanted = item.minimum + (item.length - shown.length) / 2 }
            if end { wanted = item.minimum + item.length - shown.length }
            return min(max(wanted, 0), max(0, contentSize[axis] - shown.length))
        }
        let x = place(
            .horizontal, start: position.contains(.left),
            middle: position.contains(.centeredHorizontally), end: position.contains(.right))
        let y = place(
            .vertical, start: position.contains(.top),
            middle: position.contains(.centeredVertically), end: position.contains(.bottom))
        return CGPoint(x: x - inset.left, y: y - inset.top)
    }

    // MARK: Selection

    // MARK: Updates

    /// Shows the data source's new state after the last of the nested updates.
    func changed() {
        guard state.updates == 0 else { return }
        setNeedsReload()
        readIfNeeded()
        state.selected.removeAll { !contains($0) }
    }
}
