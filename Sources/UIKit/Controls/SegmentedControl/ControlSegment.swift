import Foundation

/// The content of one segment of a segmented control.
@MainActor struct ControlSegment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width in points; 0 lets the control choose.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true

    init(title: String?) {
        self.title = title
    }

    init(image: UIImage?) {
        self.image = image
    }

    init(action: UIAction) {
        title = action.title
        image = action.image
        self.action = action
    }
}
