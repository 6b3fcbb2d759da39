import Foundation

extension UITableView {
    /// Keeps the header of the visible rows of a plain table at the top, until the end of its
    /// section pushes it away.
    func floatHeader(of section: Int, _ pass: inout TilePass) {
        let place = TableHeaderFooterPlace(section, isHeader: true)
        guard style == .plain, var frame = pass.ends[place] else { return }
        let edge = pass.sight.minY + adjustedContentInset.top
        let end = frame.maxY + state.geometry.sections[section].rowsHeight
        let isFloating = frame.minY < edge
        frame.origin.y = max(frame.minY, min(edge, end - frame.height))
        pass.ends[place] = frame
        (state.ends[place] as? UITableViewHeaderFooterView)?.isFloating = isFloating
    }

    /// Places the table's own header and footer, which have its width and their own heights.
    func placeEndViews() {
        state.geometry.top = placeEnd(tableHeaderView) { _ in 0 }
        state.geometry.bottom = placeEnd(tableFooterView) { state.geometry.height - $0 }
        place(managed: backgroundView, in: bounds)
    }

    private func placeEnd(_ view: UIView?, top: (CGFloat) -> CGFloat) -> CGFloat {
        guard let view else { return 0 }
        let height = usable(height(ofEnd: view)) ?? 0
        if view === tableFooterView { state.geometry.bottom = height }
        let frame = CGRect(x: 0, y: top(height), width: bounds.width, height: height)
        place(managed: view, in: frame)
        return height
    }

    /// Returns the height of the table's own header or footer: that of its frame, or the one that its
    /// constraints give it in the table's width.
    private func height(ofEnd view: UIView) -> CGFloat {
        guard view.sizesItself else { return view.frame.height }
        let size = view.fittedSize(
            CGSize(width: bounds.width, height: 0), .required - 1, .fittingSizeLevel)
        view.layoutState.sizesManager = true
        return size?.height ?? view.frame.height
    }

    /// Orders the subviews so that headers are above the rows, and the section index is above all.
    func orderSubviews() {
        for place in state.ends.keys.sorted() {
            guard let view = state.ends[place], let index = subviews.firstIndex(of: view) else {
                continue
            }
            if subviews[index...].contains(where: { $0 is UITableViewCell }) {
                bringSubviewToFront(view)
            }
        }
        placeSectionIndex()
    }

    func replaceBackgroundView(_ old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    func replaceEndView(_ old: UIView?, _ new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        setNeedsLayout()
    }
}
