import UIKit

/// The German chapter: a controller lays out its views itself, in a method of iOS 5.
final class DiaryViewController: UIViewController {
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    let gray = UIView(frame: CGRect(x: 0, y: 150, width: 320, height: 310))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        photo.backgroundColor = .orange
        gray.backgroundColor = .lightGray
        // The mask keeps the distances of the text from the edges of the gray view.
        let text = UITextView(frame: gray.bounds.insetBy(dx: 10, dy: 10))
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.font = .systemFont(ofSize: 17)
        text.text = "The text is below the photo in portrait, and next to it in landscape."
        gray.addSubview(text)
        view.addSubview(photo)
        view.addSubview(gray)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let bounds = view.bounds
        if bounds.width < bounds.height {
            gray.frame = CGRect(
                x: 0, y: photo.frame.maxY, width: bounds.width,
                height: bounds.height - photo.frame.maxY)
        } else {
            gray.frame = CGRect(
                x: photo.frame.maxX, y: 0, width: bounds.width - photo.frame.maxX,
                height: bounds.height)
        }
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
