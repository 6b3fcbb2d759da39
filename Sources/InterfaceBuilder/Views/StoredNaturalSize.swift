@_spi(Documents) import UIKit

extension UIView {
    /// Lets a frame's size that the document stores stand for the view's natural one, which is
    /// that of the alignment rectangle; a negative length leaves its axis open.
    func keepNaturalSize(ofFrame size: CGSize) {
        let insets = alignmentRectInsets
        designTime.intrinsicContentSize = CGSize(
            width: size.width < 0 ? size.width : size.width - insets.left - insets.right,
            height: size.height < 0 ? size.height : size.height - insets.top - insets.bottom)
    }
}
