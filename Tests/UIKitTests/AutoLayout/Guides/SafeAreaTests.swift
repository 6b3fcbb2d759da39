import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: the vectors of Documentation/Layout.md 2.3. The iPhone X has insets of 44 points at the
/// top and 34 points at the bottom.
@MainActor @Suite struct SafeAreaTests {
    @Test(arguments: [(20.0, 24.0), (60, 0), (0, 44), (-10, 44)])
    func insetsOfViewsInsideTheSafeArea(y: CGFloat, top: CGFloat) throws {
        let fixture = try WindowFixture("iphone-x", iOS: IOSVersion(12))
        let view = fixture.add(CGRect(x: 0, y: y, width: 375, height: 100))
        #expect(view.safeAreaInsets == UIEdgeInsets(top: top))
    }

    @Test func additionalInsetsOfTheController() throws {
        let fixture = try WindowFixture("iphone-x", iOS: IOSVersion(12))
        fixture.controller.additionalSafeAreaInsets.top = 10
        #expect(fixture.view.safeAreaInsets == UIEdgeInsets(top: 54, bottom: 34))
        let inner = fixture.add(CGRect(x: 0, y: 20, width: 100, height: 100))
        #expect(inner.safeAreaInsets.top == 34)
    }

    @Test func aViewOutsideAnyWindowHasNone() throws {
        _ = try WindowFixture("iphone-x", iOS: IOSVersion(12))
        #expect(UIView(frame: UIScreen.main.bounds).safeAreaInsets == .zero)
    }

    @Test func insetsInLandscape() throws {
        let fixture = try WindowFixture("iphone-x", iOS: IOSVersion(12), .landscapeLeft)
        let inner = fixture.addConstrained()
        pinGuide(inner, fixture.view.safeAreaLayoutGuide)
        fixture.window.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 44, y: 0, width: 724, height: 354))
        #expect(fixture.view.safeAreaLayoutGuide.layoutFrame == inner.frame)
    }

    /// The insets of a view with constraints follow from its solved frame; views that depend on
    /// them are settled in the same layout.
    @Test func insetsOfViewsThatConstraintsPlace() throws {
        let fixture = try WindowFixture("iphone-x", iOS: IOSVersion(12))
        let outer = fixture.addConstrained()
        let inner = fixture.addConstrained(to: outer)
        pinGuide(inner, outer.safeAreaLayoutGuide)
        let top = outer.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 30)
        NSLayoutConstraint.activate([
            top, outer.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor),
            outer.widthAnchor.constraint(equalToConstant: 100),
            outer.bottomAnchor.constraint(equalTo: fixture.view.bottomAnchor),
        ])
        fixture.window.layoutIfNeeded()
        #expect(outer.safeAreaInsets == UIEdgeInsets(top: 14, bottom: 34))
        #expect(inner.frame == CGRect(x: 0, y: 14, width: 100, height: 734))
        top.constant = 4
        fixture.window.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 40, width: 100, height: 734))
    }

    /// Three levels: each has the part of the insets that remains from the one above.
    @Test func insetsThroughSeveralLevels() throws {
        let fixture = try WindowFixture("iphone-x", iOS: IOSVersion(12))
        var views: [UIView] = [fixture.view]
        for _ in 0..<3 {
            let view = fixture.addConstrained(to: views.last)
            pin(view, to: views[views.count - 1], 10)
            views.append(view)
        }
        let innermost = fixture.addConstrained(to: views.last)
        pinGuide(innermost, views[3].safeAreaLayoutGuide)
        fixture.window.layoutIfNeeded()
        #expect(views.map(\.safeAreaInsets.top) == [44, 34, 24, 14])
        #expect(innermost.frame == CGRect(x: 0, y: 14, width: 315, height: 734))
    }

    @Test func viewsAndControllersAreNotifiedOfChanges() throws {
        let controller = ListeningController()
        let fixture = try WindowFixture("iphone-x", iOS: IOSVersion(12), controller: controller)
        #expect(controller.diary == ["safe area 44.0", "margins 44.0", "layout"])
        let view = ListeningView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        fixture.view.addSubview(view)
        fixture.window.layoutIfNeeded()
        #expect(view.diary == ["safe area 44.0", "margins 52.0"])
        view.diary = []
        controller.diary = []
        fixture.window.layoutIfNeeded()
        view.frame.origin.y = 100
        fixture.window.layoutIfNeeded()
        #expect(view.diary == ["safe area 0.0", "margins 8.0"])
        #expect(controller.diary == [])
        controller.additionalSafeAreaInsets.top = 5
        fixture.window.layoutIfNeeded()
        #expect(controller.diary == ["safe area 49.0", "margins 49.0", "layout"])
    }

    /// In iOS 10, the status bar isn't part of a safe area.
    @Test func noNotificationsBeforeIOS11() throws {
        let controller = ListeningController()
        let fixture = try WindowFixture("iphone-6", iOS: IOSVersion(10), controller: controller)
        fixture.window.layoutIfNeeded()
        #expect(controller.diary == ["margins 0.0", "layout"])
    }

    @Test func changedMarginsAreReportedImmediately() throws {
        let view = ListeningView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutMargins.top = 30
        #expect(view.diary == ["margins 30.0"])
        view.layoutMargins.top = 30
        #expect(view.diary == ["margins 30.0"])
    }

    @Test func layoutFollowsTheNotification() throws {
        let fixture = try WindowFixture("iphone-x", iOS: IOSVersion(12))
        let view = ListeningView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        view.tellsLayout = true
        fixture.view.addSubview(view)
        fixture.window.layoutIfNeeded()
        #expect(view.diary == ["safe area 44.0", "margins 52.0", "layout"])
    }
}

private final class ListeningView: UIView {
    var diary: [String] = []
    var tellsLayout = false

    override func safeAreaInsetsDidChange() { diary.append("safe area \(safeAreaInsets.top)") }
    override func layoutMarginsDidChange() { diary.append("margins \(layoutMargins.top)") }
    override func layoutSubviews() {
        super.layoutSubviews()
        if tellsLayout { diary.append("layout") }
    }
}

private final class ListeningController: UIViewController {
    var diary: [String] = []

    override func viewSafeAreaInsetsDidChange() {
        diary.append("safe area \(view.safeAreaInsets.top)")
    }
    override func viewLayoutMarginsDidChange() {
        diary.append("margins \(view.layoutMargins.top)")
    }
    override func viewDidLayoutSubviews() { diary.append("layout") }
}
