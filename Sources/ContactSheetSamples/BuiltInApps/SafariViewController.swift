import UIKit

/// The browser that the chapters name as an example: a page that uses the width of both
/// orientations.
final class SafariViewController: UIViewController {
    private let addressBar = UINavigationBar()
    private let address = UILabel()
    private let scrollView = UIScrollView()
    let page = WebPageView()
    private let toolbar = UIToolbar()

    override func viewDidLoad() {
        view.backgroundColor = .white
        address.text = "example.com"
        address.font = .systemFont(ofSize: 15)
        address.textColor = .darkGray
        address.textAlignment = .center
        address.backgroundColor = .white
        address.layer.cornerRadius = 6
        address.clipsToBounds = true
        addressBar.addSubview(address)
        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .rewind),
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(barButtonSystemItem: .fastForward),
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(barButtonSystemItem: .add), UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(barButtonSystemItem: .bookmarks),
        ]
        scrollView.addSubview(page)
        for subview in [scrollView, addressBar, toolbar] { view.addSubview(subview) }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let top = addressBar.sizeThatFits(area.size).height
        let bottom = toolbar.sizeThatFits(area.size).height
        addressBar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: top)
        address.frame = addressBar.bounds.insetBy(dx: 12, dy: (top - 28) / 2)
        toolbar.frame = CGRect(
            x: area.minX, y: area.maxY - bottom, width: area.width, height: bottom)
        scrollView.frame = CGRect(
            x: area.minX, y: area.minY + top, width: area.width,
            height: area.height - top - bottom)
        page.frame.size = page.sizeThatFits(scrollView.bounds.size)
        scrollView.contentSize = page.bounds.size
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        orientation != .portraitUpsideDown
    }
}

/// A page with a heading, an image, and text, in a width that its superview determines.
final class WebPageView: UIView {
    private let heading = UILabel()
    private let image = PhotoView()
    private let text = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        heading.text = "A walk over the pass"
        heading.font = .boldSystemFont(ofSize: 24)
        text.font = .systemFont(ofSize: 16)
        text.numberOfLines = 0
        text.text = Array(
            repeating: """
                The morning was clear. We walked up to the pass before the fog lifted, and at noon \
                the whole valley lay open below us. In the evening we went down to the lake.
                """, count: 3
        ).joined(separator: "\n\n")
        for label in [heading, text] {
            label.textColor = .black
            label.backgroundColor = .clear
        }
        for subview in [heading, image, text] { addSubview(subview) }
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the size of the page, as wide as the space for it.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let frames = frames(width: size.width)
        return CGSize(width: size.width, height: frames.text.maxY + 16)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(width: bounds.width)
        (heading.frame, image.frame, text.frame) = (frames.heading, frames.image, frames.text)
    }

    private func frames(width: CGFloat) -> (heading: CGRect, image: CGRect, text: CGRect) {
        let inner = width - 32
        let heading = CGRect(x: 16, y: 16, width: inner, height: 30)
        let image = CGRect(
            x: 16, y: heading.maxY + 12, width: inner, height: (inner * 0.4).rounded())
        let height = text.sizeThatFits(CGSize(width: inner, height: 10_000)).height
        return (
            heading, image, CGRect(x: 16, y: image.maxY + 12, width: inner, height: height)
        )
    }
}
