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

    /// Where the baseline of a line in the middle of the height lies below the top, on the pixel
    /// grid; matches the stored frames of labels beside buttons and text fields at all scales.
    var centeredBaseline: CGFloat? {
        guard let font = centeredTextFont else { return nil }
        let grid = UIScreen.main.grid
        let height = bounds.height > 0 ? bounds.height : max(0, engineContentSize.height)
        let space = (height - grid.roundUp(font.lineHeight)) / 2
        return (space * grid.scale + 1e-8).rounded(.down) / grid.scale + grid.round(font.ascender)
    }
}
