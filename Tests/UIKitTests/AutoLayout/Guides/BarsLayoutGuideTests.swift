import ContactSheetDiagnostics
import Testing
import UIKit

/// Source: tests of Cartography on iOS, which compare a view below a bar in a hidden window with the length of
/// the guide, and of SnapKit and EasyPeasy, which count the constraints of views with guides.
@MainActor @Suite struct BarsLayoutGuideTests {
    init() { UIScreen.main.device = .standard }

    @Test func theLengthIsTheGuidesEdgeInHiddenWindows() {
        let (controller, view) = (UIViewController(), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: controller)
        #expect(window.isHidden)
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(controller.topLayoutGuide.length > 0)
        #expect(
            view.convert(view.bounds, to: window).minY == controller.topLayoutGuide.length)
    }

    @Test func viewsHoldTheConstraintsOfTheirGuides() {
        let (view, child, guide) = (UIView(), UIView(), UILayoutGuide())
        view.addSubview(child)
        view.addLayoutGuide(guide)
        let constraints = [
            guide.widthAnchor.constraint(equalToConstant: 10),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.leftAnchor.constraint(equalTo: child.leftAnchor),
            child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        #expect(view.constraints == constraints)
        #expect(child.constraints.isEmpty)
    }

    /// Source: EasyPeasy, Example/Tests/AttributeTests.swift: three constraints after one to a guide.
    @Test(arguments: [true, false])
    func guidesOfBarsHaveTwoConstraints(_ isTop: Bool) throws {
        let (controller, child) = (UIViewController(), UIView())
        let view = try #require(controller.view)
        view.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        #expect(view.constraints.isEmpty)
        let own =
            isTop
            ? child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor)
            : child.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor)
        own.isActive = true
        #expect(view.constraints.count == 3 && view.constraints.filter { $0 === own }.count == 1)

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let length = isTop ? controller.topLayoutGuide.length : controller.bottomLayoutGuide.length
        #expect(view.constraints.map(\.constant) == [0, 0, length])
        let place = child.frame
        let (_, log) = DiagnosticLog.collecting {
            view.removeConstraints(view.constraints.filter { $0 !== own })
            view.addConstraints(view.constraints)
            NSLayoutConstraint.activate(view.constraints)
            window.layoutIfNeeded()
        }
        #expect(child.frame == place && view.constraints.count == 3 && log.isEmpty)
    }

    /// 97⅔ − 50 as code calculates it isn't the double that is nearest to 47⅔.
    @Test func insetsOfSubviewsAreDifferences() {
        let inset = 293.0 / 3
        let (controller, child) = (UIViewController(), UIView())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        controller.view.addSubview(child)
        let top = controller.view.safeAreaInsets.top
        controller.additionalSafeAreaInsets.top = inset - top
        child.frame = CGRect(x: 0, y: 50, width: 100, height: 400)
        #expect(child.safeAreaInsets.top == controller.view.safeAreaInsets.top - 50)
        child.frame.origin.y = controller.view.safeAreaInsets.top
        #expect(child.safeAreaInsets.top == 0)
    }
}
