import ProfileScreens
@testable import SnapshotTesting
import UIKit
import XCTest

/// Helpers, strategies, and devices as projects define them for their tests.
final class HelperSnapshotTests: XCTestCase {
    private var controller: ProfileViewController!
    private let record = false

    override class func setUp() {
        super.setUp()
        SnapshotTesting.diffTool = "ksdiff"
        UIView.setAnimationsEnabled(false)
    }

    override class func tearDown() {
        SnapshotTesting.diffTool = nil
        UIView.setAnimationsEnabled(true)
        super.tearDown()
    }

    override func setUp() {
        super.setUp()
        controller = ProfileViewController(
            profile: Profile(name: "Ann", city: "Paris", followers: 12))
    }

    func testPads() {
        let mini = verifySnapshot(
            matching: controller, as: .recursiveDescription(on: .iPadMini), record: record)
        XCTAssertNil(mini)
        let pro = verifySnapshot(
            matching: controller, as: .layout(on: .iPadPro12_9(.portrait)), record: false)
        XCTAssertNil(pro)
    }

    func testDarkPad() async throws {
        await MainActor.run {
            assertSnapshot(
                of: controller,
                as: .image(
                    on: .iPadPro11(.landscape), precision: 0.99,
                    traits: .init(traitsFrom: [
                        .init(userInterfaceStyle: .dark), .init(displayScale: 1),
                    ])),
                named: "dark")
        }
    }

    func testDevicesByName() {
        let devices: [(String, ViewImageConfig)] = [
            ("iPhoneSE", .iPhoneSe), ("iPhone15Pro", .iPhone15Pro), ("iPadPro", .iPadPro12_9),
        ]
        for (name, config) in devices {
            assertSnapshot(
                of: controller, as: .recursiveDescription(on: config), named: name,
                record: record)
        }
        for device in CaptureDevice.allCases {
            assertSnapshot(of: controller, as: .layout(on: device.config), named: device.rawValue)
        }
    }

    func testConfiguredDevice() {
        assertScreen(controller)
        assertScreen(controller, as: .image(on: .badge, drawHierarchyInKeyWindow: true))
    }

    func testOwnStrategies() {
        assertSnapshot(of: FollowersView(count: 2), as: .defaultImage())
        assertSnapshot(of: "type Profile = {}", as: .typescript)
        assertSnapshot(of: controller.view, as: .windowed)
        assertSnapshot(of: [FollowersView(count: 1), FollowersView(count: 2)], as: .pages)
    }

    func testCapture() {
        let strategy = Snapshotting<UIViewController, UIImage>.image(
            on: .badge, drawHierarchyInKeyWindow: true, precision: 1, perceptualPrecision: 1,
            traits: UITraitCollection(mutations: { traits in traits.displayScale = 3 }))
        let captured = expectation(description: "captured")
        var image: UIImage?
        strategy.snapshot(controller).run { result in
            image = result
            captured.fulfill()
        }
        wait(for: [captured], timeout: 5)
        XCTAssertEqual(image?.size, CGSize(width: 200, height: 100))
        XCTAssertEqual(image?.scale, 3)
    }

    private func assertScreen(
        _ controller: UIViewController,
        as snapshotting: Snapshotting<UIViewController, UIImage> = .image(on: .badge),
        fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
        testName: String = #function, line: UInt = #line, column: UInt = #column
    ) {
        assertSnapshot(
            of: controller, as: snapshotting, timeout: 10, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

private enum CaptureDevice: String, CaseIterable {
    case small = "iphone-se"
    case large = "iphone-16-pro-max"

    var config: ViewImageConfig {
        switch self {
        case .small: return .iPhoneSe
        case .large:
            return ViewImageConfig(
                safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
                size: CGSize(width: 440, height: 956),
                traits: UITraitCollection(traitsFrom: [
                    .init(forceTouchCapability: .available), .init(layoutDirection: .leftToRight),
                    .init(preferredContentSizeCategory: .medium), .init(displayScale: 3),
                    .init(horizontalSizeClass: .compact), .init(verticalSizeClass: .regular),
                    .init(userInterfaceIdiom: .phone),
                ]))
        }
    }
}

extension ViewImageConfig {
    fileprivate static let badge = ViewImageConfig(
        safeArea: .zero, size: CGSize(width: 200, height: 100),
        traits: UITraitCollection { traits in
            traits.displayScale = 2
            traits.displayGamut = .SRGB
            traits.userInterfaceStyle = .light
            traits.horizontalSizeClass = .compact
            traits.preferredContentSizeCategory = .large
        })
}

extension Snapshotting where Value == UIView, Format == UIImage {
    fileprivate static func defaultImage(
        precision: Float = 0.9, perceptualPrecision: Float = 0.95
    ) -> Snapshotting {
        .image(
            precision: precision, perceptualPrecision: perceptualPrecision,
            traits: .init(displayGamut: .SRGB))
    }
}

extension Snapshotting where Value: UIView, Format == UIImage {
    /// The view in a window, drawn on the next turn of the main queue.
    fileprivate static var windowed: Snapshotting {
        Snapshotting<UIImage, UIImage>.image(scale: 2).asyncPullback { view in
            Async<UIImage> { callback in
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 190))
                view.frame = window.bounds
                window.addSubview(view)
                window.isHidden = false
                DispatchQueue.main.async {
                    let image = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
                        window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
                    }
                    window.isHidden = true
                    callback(image)
                }
            }
        }
    }
}

extension Snapshotting where Value == String, Format == String {
    fileprivate static var typescript: Self {
        var snapshotting = SimplySnapshotting.lines
        snapshotting.pathExtension = "ts"
        return snapshotting
    }
}

extension Snapshotting where Value == [UIView], Format == Data {
    /// The first of several views, as the data of its image.
    fileprivate static var pages: Snapshotting {
        Snapshotting<Data, Data>(
            pathExtension: "pages",
            diffing: .init(
                toData: { $0 }, fromData: { $0 },
                diff: { old, new in
                    guard let old = UIImage(data: old), let new = UIImage(data: new) else {
                        return ("not an image", [])
                    }
                    return Diffing.image.diff(old, new)
                })
        ).asyncPullback { views in
            let first = views.first ?? UIView()
            return Snapshotting<UIView, UIImage>.image.snapshot(first).map {
                $0.pngData() ?? Data()
            }
        }
    }
}
