import Testing

@testable import UIKit

/// The appearance calls that controllers recorded, in order.
@MainActor final class AppearanceDiary {
    var calls: [String] = []
}

final class TabDiaryController: UIViewController {
    private let diary: AppearanceDiary
    var allowed: [UIInterfaceOrientation] = [.portrait]

    init(_ name: String, _ diary: AppearanceDiary) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { diary.calls.append("\(title ?? "") \(call)") }

    override func viewDidLoad() { note("load") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
        allowed.contains(orientation)
    }
}

/// A window with a tab bar controller that contains several controllers.
@MainActor struct TabStage {
    let diary = AppearanceDiary()
    let children: [TabDiaryController]
    let tabs = UITabBarController()
    let window: UIWindow

    init(_ count: Int) {
        UIApplication.restart()
        let diary = diary
        children = (0..<count).map { TabDiaryController("Tab \($0)", diary) }
        tabs.viewControllers = children
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
    }

    func tap(_ index: Int) {
        guard let button = tabs.tabBar.items?[index].button else { return }
        let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
        SimulatedFingers(on: window).tap(at: button.convert(middle, to: nil))
    }
}

final class TabDelegate: UITabBarControllerDelegate {
    var calls: [String] = []
    var refused: UIViewController?
    var mask = UIInterfaceOrientationMask.all

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("should \(viewController.title ?? "")")
        return viewController !== refused
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        calls.append("did \(viewController.title ?? "")")
    }

    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { mask }
}
