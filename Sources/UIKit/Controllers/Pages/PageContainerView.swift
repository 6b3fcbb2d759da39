import Foundation

/// The view of a page view controller.
final class PageContainerView: UIView {
    private unowned let controller: UIPageViewController

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: UIViewController.initialFrame)
        clipsToBounds = true
        if let control = controller.pageState.control { addSubview(control) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller.layOutPages()
    }
}
