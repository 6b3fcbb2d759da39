import Foundation

/// The view of a tab bar controller: the selected controller's view, and the bar in front of it.
final class TabContainerView: UIView {
    private unowned let controller: UITabBarController

    init(_ controller: UITabBarController) {
        self.controller = controller
        super.init(frame: UIViewController.initialFrame)
        addSubview(controller.tabBar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller.layOutContent()
    }
}
