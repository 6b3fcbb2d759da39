import ContactSheetDiagnostics
import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor struct IncompleteClassesTests {
    private final class Badge: UIView {}

    private func subviews(of name: String) throws -> [UIView] {
        try Simulation.run {
            DocumentClasses.register(Badge.self) { _ in }
            IncompleteClasses.add([name])
            let document = try Document.storyboard(
                """
                <viewController id="vc" sceneMemberID="viewController">
                <view key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
                <view id="b" customClass="Badge"><rect key="frame" width="90" height="40"/></view>
                </subviews></view></viewController>
                """)
            let controller = document.makeViewController(for: document.scenes[0])
            let badge = controller.view.subviews.first { $0 is Badge }
            return try #require(badge).subviews
        }
    }

    @Test func aCaptionCoversTheView() throws {
        let subviews = try subviews(of: "Badge")
        #expect(subviews.map { $0.frame.size } == [CGSize(width: 90, height: 40)])
        #expect(try self.subviews(of: "Other").isEmpty)
    }

    private final class Detail: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .red }
    }

    /// Source: decision.
    @Test(arguments: [ReplacedClasses.controllers, .all])
    func replacedClasses(_ classes: ReplacedClasses) throws {
        try Simulation.run {
            DocumentClasses.register(Badge.self) { _ in }
            DocumentClasses.register(Detail.self) { _ in }
            SimulatedDocuments.current.replacedClasses = classes
            let document = try Document.storyboard(
                """
                <viewController id="vc" customClass="Detail" sceneMemberID="viewController">
                <view key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
                <view id="b" customClass="Badge"><rect key="frame" width="90" height="40"/></view>
                </subviews></view></viewController>
                """)
            let controller = document.makeViewController(for: document.scenes[0])
            #expect(!(controller is Detail))
            // The badge, and the caption of the controller.
            #expect(controller.view.subviews.count == 2)
            #expect((controller.view.subviews.first is Badge) == (classes == .controllers))
        }
    }

    /// A table's content begins below the bar, at a negative offset.
    @Test func theCaptionOfATableIsOnTheScreen() throws {
        try Simulation.run {
            DocumentClasses.register(Detail.self) { _ in }
            SimulatedDocuments.current.replacedClasses = .controllers
            let document = try Document.storyboard(
                """
                <tableViewController id="vc" customClass="Detail" sceneMemberID="viewController">
                <tableView key="view" id="v"><rect key="frame" width="375" height="667"/></tableView>
                </tableViewController>
                """)
            let controller = document.makeViewController(for: document.scenes[0])
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UINavigationController(rootViewController: controller)
            window.makeKeyAndVisible()
            let caption = try #require(
                controller.view.subviews.first { $0.frame.height == 44 })
            let frame = caption.convert(caption.bounds, to: window)
            #expect(frame.maxY == window.bounds.height - 100)
            #expect(frame.width == window.bounds.width - 40)
        }
    }
}
