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

/// The second part: a gray view around a text view, whose mask keeps its distances from the edges.
final class DiaryTextView: UIView {
    /// The distance of the text view from each edge, in points.
    static let margin: CGFloat = 10

    let text = UITextView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .lightGray
        text.frame = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.isEditable = false
        text.font = .systemFont(ofSize: 17)
        text.text = """
            The morning was clear. We walked up to the pass before the fog lifted, and at noon \
            the whole valley lay open below us.
            """
        addSubview(text)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
