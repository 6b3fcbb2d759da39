import UIKit

/// The classes of UIKit that a document names as the class of a plain view or controller.
@MainActor enum StandardClasses {
    /// Returns the class of UIKit that a plain view or controller names, or `nil` if it names none.
    static func type(of element: Element) -> AnyClass? {
        guard let name = named(by: element) else { return nil }
        switch element.name {
        case "view": return views[name]
        case "viewController": return controllers[name]
        default: return nil
        }
    }

    /// Whether the element's class is one of UIKit's. Other elements than plain views and controllers
    /// have their own kind.
    static func include(_ element: Element) -> Bool {
        guard let name = named(by: element) else { return false }
        return views[name] != nil || controllers[name] != nil
    }

    private static func named(by element: Element) -> String? {
        element["customModule"] == nil ? element["customClass"] : nil
    }

    private static let views: [String: AnyClass] = [
        "UIActivityIndicatorView": UIActivityIndicatorView.self, "UIButton": UIButton.self,
        "UIControl": UIControl.self, "UIDatePicker": UIDatePicker.self,
        "UIImageView": UIImageView.self, "UILabel": UILabel.self,
        "UINavigationBar": UINavigationBar.self, "UIPageControl": UIPageControl.self,
        "UIPickerView": UIPickerView.self, "UIProgressView": UIProgressView.self,
        "UIScrollView": UIScrollView.self, "UISearchBar": UISearchBar.self,
        "UISegmentedControl": UISegmentedControl.self, "UISlider": UISlider.self,
        "UIStackView": UIStackView.self, "UIStepper": UIStepper.self, "UISwitch": UISwitch.self,
        "UITabBar": UITabBar.self, "UITableView": UITableView.self,
        "UITextField": UITextField.self, "UITextView": UITextView.self,
        "UIToolbar": UIToolbar.self, "UIView": UIView.self,
        "UIVisualEffectView": UIVisualEffectView.self,
    ]

    private static let controllers: [String: AnyClass] = [
        "UINavigationController": UINavigationController.self,
        "UIPageViewController": UIPageViewController.self,
        "UISplitViewController": UISplitViewController.self,
        "UITabBarController": UITabBarController.self,
        "UITableViewController": UITableViewController.self,
        "UIViewController": UIViewController.self,
    ]
}
