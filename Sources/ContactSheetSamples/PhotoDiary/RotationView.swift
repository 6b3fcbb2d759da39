import UIKit

/// The view of the photo diary with two parts: the second fills the space that the first leaves,
/// below it in a tall view and next to it in a wide one.
final class RotationView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        guard subviews.count == 2 else { return }
        subviews[1].frame = Self.frame(beside: subviews[0].frame, in: bounds)
    }

    /// Returns the space that the first part leaves.
    static func frame(beside first: CGRect, in bounds: CGRect) -> CGRect {
        if bounds.width < bounds.height {
            CGRect(
                x: 0, y: first.maxY, width: bounds.width, height: bounds.height - first.maxY)
        } else {
            CGRect(
                x: first.maxX, y: 0, width: bounds.width - first.maxX, height: bounds.height)
        }
    }
}

/// A page of the photo diary.
final class RotationViewController: UIViewController {
    override func loadView() {
        let page = RotationView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        page.backgroundColor = .systemBackground
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.addSubview(PhotoView(frame: CGRect(x: 0, y: 0, width: 200, height: 150)))
        page.addSubview(DiaryTextView(frame: CGRect(x: 0, y: 150, width: 320, height: 310)))
        view = page
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}

/// The second part: a text view, whose text begins at the top.
final class DiaryTextView: UITextView {
    init(frame: CGRect) {
        super.init(frame: frame, textContainer: nil)
        isEditable = false
        font = .systemFont(ofSize: 17)
        backgroundColor = .secondarySystemBackground
        text = """
            The morning was clear. We walked up to the pass before the fog lifted, and at noon \
            the whole valley lay open below us.
            """
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
