import ContactSheet
import UIKit

/// A screen that responds to the text size.
enum TextSizeSample: String, CaseIterable {
    case settings = "Settings"
    case lists = "List contents"
    case controls = "Controls"
    case alert = "Alert"
    case actionSheet = "Action sheet"

    var note: String {
        switch self {
        case .settings: "The system's cell styles: text above details from AX1 on."
        case .lists: "Content configurations and their accessories."
        case .controls: "Labels and buttons grow; switches, steppers, and segments don't."
        case .alert: "Buttons are below each other if their titles don't fit in half the width."
        case .actionSheet: "The text and the buttons grow, the width doesn't."
        }
    }

    /// The configurations with references: the largest size, and for lists also the first one for
    /// accessibility.
    var references: [Configuration] {
        (self == .lists ? [TextSize.ax1, .ax5] : [.ax5]).flatMap { size in
            Configuration.all(
                Device.named(["iphone-17"]), orientations: [.portrait],
                variants: [Variant(textSize: size)], iOS: IOSVersion(26))
        }
    }

    @MainActor func make() -> UIViewController {
        switch self {
        case .settings: tabs(SettingsSampleController())
        case .lists: bars(ListContentsSampleController())
        case .controls: bars(ControlsSampleController())
        case .alert: bars(AlertSampleController(.alert))
        case .actionSheet: bars(AlertSampleController(.actionSheet))
        }
    }

    @MainActor private func bars(_ controller: UIViewController) -> UINavigationController {
        controller.title = rawValue
        let bars = UINavigationController(rootViewController: controller)
        bars.navigationBar.prefersLargeTitles = true
        return bars
    }

    @MainActor private func tabs(_ controller: UIViewController) -> UIViewController {
        let bars = bars(controller)
        bars.tabBarItem = UITabBarItem(
            title: "Settings", image: UIImage(systemName: "gear"), selectedImage: nil)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [bars, other]
        return tabs
    }
}
