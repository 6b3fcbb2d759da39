import ContactSheetDevices
import Foundation
import InterfaceEditing
import Testing
import UIKit

@testable import ContactSheetLint
@testable import ContactSheetPreviews

/// Screens with views at fixed places, for tests of rules.
@MainActor enum RuleTestScreen {
    /// Returns the issues that one rule finds for views on devices in portrait.
    static func issues(
        _ rule: LayoutRule, on devices: [String] = ["iphone-6s"], landscape: Bool = false,
        in wrap: @escaping @MainActor @Sendable (UIViewController) -> UIViewController = { $0 },
        _ build: @escaping @MainActor @Sendable (UIView) -> Void
    ) -> [FoundIssue] {
        let orientations: [Orientation] = landscape ? [.portrait, .landscapeLeft] : [.portrait]
        let configurations = Configuration.all(
            Device.named(devices), orientations: orientations, iOS: IOSVersion(18))
        let preview = Preview("Screen") {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            build(controller.view)
            return wrap(controller)
        }
        return LayoutInspection(
            previews: [preview], configurations: configurations, rules: [rule.id])().issues
    }

    static func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
