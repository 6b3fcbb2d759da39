import ProfileScreens
import SnapshotTesting
import UIKit
import XCTest

/// Screens in a window of the test, and a helper for all kinds of views.
@MainActor
final class WindowSnapshotTests: XCTestCase {
    private var window: UIWindow!

    override func setUp() async throws {
        try await super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    override func tearDown() async throws {
        window.isHidden = true
        window = nil
        try await super.tearDown()
    }

    func test_profile_dark() async {
        await assertProfile(style: .dark, named: "dark")
    }

    func testBadgesInAllStyles() {
        assertInAllStyles(as: .recursiveDescription, viewBuilder: FollowersView(count: 5))
    }

    private func assertProfile(
        style: UIUserInterfaceStyle, named: String, testName: String = #function,
        line: UInt = #line
    ) async {
        let controller = ProfileViewController(profile: Profile(name: "Eve", followers: 1))
        let navigation = UINavigationController(rootViewController: controller)
        window.overrideUserInterfaceStyle = style
        window.tintColor = .systemTeal
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        await Task.yield()
        try? await Task.sleep(nanoseconds: 1_000_000)
        assertSnapshot(
            matching: navigation,
            as: .image(
                drawHierarchyInKeyWindow: true, size: CGSize(width: 200, height: 220),
                traits: UITraitCollection(userInterfaceStyle: style)),
            named: named, file: #file, testName: testName, line: line)
        XCTAssertTrue(window.rootViewController === navigation)
        window.rootViewController = nil
    }
}

@MainActor protocol Styled {
    var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
}

extension UIView: Styled {}
extension UIViewController: Styled {}

@MainActor
private func assertInAllStyles<View: Styled, Format>(
    as snapshotting: Snapshotting<View, Format>, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, viewBuilder: @autoclosure () -> View
) {
    assertSnapshot(
        of: viewBuilder(), as: snapshotting, named: "with-style", file: file,
        testName: testName, line: line)
    var dark = viewBuilder()
    dark.overrideUserInterfaceStyle = .dark
    assertSnapshot(
        of: dark, as: snapshotting, named: "with-dark-style", file: file, testName: testName,
        line: line)
}
