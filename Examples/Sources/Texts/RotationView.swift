import UIKit

/// The German chapter: the second view gets the space that the first one leaves.
final class RotationView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        let first = subviews[0].frame
        if bounds.width < bounds.height {
            subviews[1].frame = CGRect(
                x: 0, y: first.maxY, width: bounds.width, height: bounds.height - first.maxY)
        } else {
            subviews[1].frame = CGRect(
                x: first.maxX, y: 0, width: bounds.width - first.maxX, height: bounds.height)
        }
    }
}

/// A gray square for the photo, and a text.
final class RotationViewController: UIViewController {
    override func loadView() {
        let rotationView = RotationView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        rotationView.backgroundColor = .white
        let photo = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        photo.backgroundColor = .orange
        let text = UITextView()
        text.backgroundColor = .lightGray
        text.font = .systemFont(ofSize: 17)
        text.text = "The text is below the photo in portrait, and next to it in landscape."
        rotationView.addSubview(photo)
        rotationView.addSubview(text)
        view = rotationView
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
