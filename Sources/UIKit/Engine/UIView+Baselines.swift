import Foundation

extension UIView {
    /// The first baseline below the top of the alignment rectangle, of the view that stands for it.
    func firstBaselineOffset() -> CGFloat {
        let view = forFirstBaselineLayout
        guard view !== self, view.isDescendant(of: self) else { return firstBaselineOffsetFromTop }
        return view.convert(view.bounds, to: self).minY + view.firstBaselineOffset()
            - alignmentRectInsets.top
    }

    /// The last baseline above the bottom of the alignment rectangle, of the view that stands for
    /// it.
    func lastBaselineOffset() -> CGFloat {
        let view = forLastBaselineLayout
        guard view !== self, view.isDescendant(of: self) else {
            return lastBaselineOffsetFromBottom
        }
        return bounds.height - view.convert(view.bounds, to: self).maxY
            + view.lastBaselineOffset() - alignmentRectInsets.bottom
    }
}
