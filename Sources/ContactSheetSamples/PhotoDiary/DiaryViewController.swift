import UIKit

/// A page of the photo diary that its controller lays out: `viewWillLayoutSubviews`, called from
/// iOS 5 on, replaces a view subclass.
final class DiaryViewController: UIViewController {
    let photo = PhotoView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    let text = DiaryTextView(frame: CGRect(x: 0, y: 150, width: 320, height: 310))

    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
        view.backgroundColor = .systemBackground
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(photo)
        view.addSubview(text)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        text.frame = RotationView.frame(beside: photo.frame, in: view.bounds)
    }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
