import Foundation

extension UIView {
    /// Returns the distance from the top of the alignment rectangle to the first baseline of the
    /// view that provides it.
    func firstBaselineOffset() -> CGFloat {
        let view = forFirstBaselineLayout
        guard view !== self, view.isDescendant(of: self) else { return firstBaselineOffsetFromTop }
        return view.convert(view.bounds, to: self).minY + view.firstBaselineOffset()
            - alignmentRectInsets.top
    }

    /// Returns the distance from the bottom of the alignment rectangle to the last baseline of the
    /// view that provides it.
    func lastBaselineOffset() -> CGFloat {
        let view = forLastBaselineLayout
        guard view !== self, view.isDescendant(of: self) else {
            return lastBaselineOffsetFromBottom
        }
        return bounds.height - view.convert(view.bounds, to: self).maxY
            + view.lastBaselineOffset() - alignmentRectInsets.bottom
    }

    /// The distance from the top of the view to the baseline of one vertically centered line of
    /// text, on the pixel grid, or `nil` if the view has no such text. It matches the stored frames
    /// of labels next to buttons and text fields at all scales.
    var centeredBaseline: CGFloat? {
        guard let font = centeredTextFont else { return nil }
        let grid = UIScreen.main.grid
        let height = bounds.height > 0 ? bounds.height : max(0, engineContentSize.height)
        let space = (height - grid.roundUp(font.lineHeight)) / 2
        return (space * grid.scale + 1e-8).rounded(.down) / grid.scale + grid.round(font.ascender)
    }
}
