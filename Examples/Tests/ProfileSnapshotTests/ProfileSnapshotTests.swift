import ProfileScreens
import SnapshotTesting
import UIKit
import XCTest

/// Tests as an iOS project has them: XCTest, Swift 5, helpers of its own.
final class ProfileSnapshotTests: XCTestCase {
    private let profile = Profile(name: "Ann", city: "Paris", followers: 12)

    override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: .ksdiff) {
            super.invokeTest()
        }
    }

    func testDevices() {
        let controller = ProfileViewController(profile: profile)
        assertSnapshot(
            of: controller,
            as: .image(on: .iPhoneSe, traits: UITraitCollection(displayScale: 1)))
        assertSnapshot(of: controller, as: .image(on: .iPhoneSe(.landscape)), named: "landscape")
        assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone13ProMax))
        assertSnapshot(
            of: controller,
            as: .recursiveDescription(on: .iPadPro11(.landscape(splitView: .oneThird))),
            named: "split")
    }

    func testNavigation() {
        let controller = ProfileViewController(profile: profile)
        let navigation = UINavigationController(rootViewController: controller)
        assertSnapshot(of: navigation, as: .hierarchy)
        assertSnapshot(
            of: navigation,
            as: .wait(for: 0.01, on: .image(size: CGSize(width: 200, height: 150))))
    }

    func testTraits() {
        let traits = [
            "dark": UITraitCollection(userInterfaceStyle: .dark),
            "large": UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
            "rtl": UITraitCollection(layoutDirection: .rightToLeft),
        ]
        for (name, traits) in traits {
            assertSnapshot(
                of: ProfileViewController(profile: profile),
                as: .image(
                    on: .small, precision: 0.99, perceptualPrecision: 0.98, traits: traits),
                named: name)
        }
    }

    func testViews() {
        assertSnapshot(of: FollowersView(count: 1), as: .image)
        assertSnapshot(
            of: FollowersView(count: 1_000),
            as: .image(
                size: CGSize(width: 120, height: 30),
                traits: UITraitCollection(displayScale: 1)))
    }

    func testValues() {
        assertSnapshot(of: profile, as: .dump)
        assertSnapshot(of: profile, as: .json)
        assertSnapshots(of: profile, as: ["json": .json, "text": .description])
    }

    func testHelper() {
        assertLightAndDark(FollowersView(count: 3))
    }
}

extension ViewImageConfig {
    /// A configuration of the project, whose name a preset may have, too.
    static let iPhone16 = ViewImageConfig.iPhone13
    static let small = ViewImageConfig(
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        size: CGSize(width: 240, height: 160),
        traits: UITraitCollection(traitsFrom: [
            .init(displayScale: 2), .init(userInterfaceIdiom: .phone),
        ]))
}

extension Snapshotting where Value == UIView, Format == UIImage {
    static func styled(_ style: UIUserInterfaceStyle) -> Snapshotting {
        .image(traits: .init(userInterfaceStyle: style))
    }
}

extension XCTestCase {
    func assertLightAndDark(
        _ view: UIView, record: Bool = false, file: StaticString = #filePath,
        testName: String = #function, line: UInt = #line
    ) {
        for (name, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
            let failure = verifySnapshot(
                of: view, as: .styled(style), named: name, record: record, file: file,
                testName: testName, line: line)
            if let failure { XCTFail(failure, file: file, line: line) }
        }
    }
}
