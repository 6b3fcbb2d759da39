import Foundation
import SnapshotTesting
import Testing
import UIKit

/// Source: UIKit's documented behavior of windows, safe areas, and traits; Documentation/Devices.md.
@MainActor @Suite struct StageTests {
    init() { UIScreen.main.device = .standard }

    private final class Screen: UIViewController {
        var appearances = 0
        var observed: [UIUserInterfaceStyle] = []
        let label = UILabel()

        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            label.text = "Profile"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            let guide = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: guide.topAnchor),
                label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            appearances += 1
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            observed.append(traitCollection.userInterfaceStyle)
        }
    }

    private func text(
        _ controller: UIViewController, _ strategy: Snapshotting<UIViewController, String>
    ) throws -> String { try strategy.result(for: controller, timeout: 1) }

    /// Documentation/Previews.md, "Full content".
    @Test func theScreenIsAsHighAsItsContent() throws {
        let screen = Screen()
        let list = UIScrollView()
        list.contentSize.height = 2000
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.frame = screen.view.bounds
        screen.view.addSubview(list)
        // 2000 points below the status bar and above the home indicator.
        #expect(
            try text(screen, .layout(on: .iPhoneX.fullContent)).contains(
                "UIScrollView 0 0 375 2078"))
        #expect(try text(screen, .layout(on: .iPhoneX)).contains("UIScrollView 0 0 375 812"))
        #expect(
            try text(screen, .layout(on: .iPhoneX(.landscape).fullContent)).contains(
                "UIScrollView 0 0 812 2021"))
    }

    @Test func oneControllerOnSeveralDevices() throws {
        let screen = Screen()
        let first = try text(screen, .layout(on: .iPhoneX))
        #expect(first.contains("UILabel “Profile” 0 44 375 "))
        #expect(try text(screen, .layout(on: .iPhoneX(.landscape))).contains("“Profile” 44 0 724 "))
        #expect(try text(screen, .layout(on: .iPhoneSe)).contains("“Profile” 0 20 320 "))
        #expect(
            try text(screen, .layout(on: .iPadPro11(.portrait(splitView: .oneThird))))
                .contains("“Profile” 0 24 320 "))
        #expect(try text(screen, .layout(on: .iPhoneX)) == first)
        #expect(screen.appearances == 5)
    }

    /// Documentation/SnapshotTesting.md: as in swift-snapshot-testing, images have only the app's
    /// views: no black corners, and no text in the status bar.
    @Test func imagesHaveNoFurniture() throws {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhoneX)
        let image = try strategy.result(for: controller, timeout: 1)
        let plain = UIGraphicsImageRenderer(
            size: image.size, format: UIGraphicsImageRendererFormat(for: controller.traitCollection)
        ).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: image.size))
        }
        #expect(Diffing<UIImage>.image.diff(plain, image) == nil)
    }

    @Test func customScreensHaveNoSafeAreaUnlessTheyStateOne() throws {
        let size = CGSize(width: 300, height: 200)
        #expect(
            try text(Screen(), .layout(on: ViewImageConfig(size: size))).contains(
                "“Profile” 0 0 300 "))
        let insets = UIEdgeInsets(top: 10, left: 20)
        #expect(
            try text(Screen(), .layout(on: ViewImageConfig(safeArea: insets, size: size)))
                .contains("“Profile” 20 10 280 "))
        var changed = ViewImageConfig.iPhoneX
        changed.safeArea.top = 100
        #expect(try text(Screen(), .layout(on: changed)).contains("“Profile” 0 100 375 "))
    }

    @Test func traitsReplaceThoseOfTheDevice() throws {
        let screen = Screen()
        let height = { (text: String) in
            Double(text.split(separator: " ").last ?? "") ?? 0
        }
        let usual = height(try text(screen, .layout(on: .iPhoneX)))
        let large = height(
            try text(
                screen,
                .layout(
                    on: .iPhoneX,
                    traits: UITraitCollection(
                        preferredContentSizeCategory: .accessibilityExtraLarge))))
        #expect(large > usual * 1.5)
        _ = try text(
            screen, .layout(on: .iPhoneX, traits: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(screen.observed.contains(.dark))
    }

    @Test func viewsStayWhereTheyWere() throws {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        container.addSubview(UIView())
        container.addSubview(view)
        container.addSubview(UIView())
        let text = try Snapshotting<UIView, String>.recursiveDescription.result(
            for: view, timeout: 1)
        #expect(text.contains("frame = (0 0; 30 40)"))
        #expect(container.subviews[1] === view)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func constraintsWithTheSuperviewStay() throws {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UILabel()
        view.text = "A"
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        let width = view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5)
        width.isActive = true
        view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10).isActive = true
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
        _ = try Snapshotting<UIView, UIImage>.image.result(for: view, timeout: 1)
        #expect(width.isActive)
        let text = try Snapshotting<UIView, String>.layout.result(for: container, timeout: 1)
        #expect(text.contains("UILabel “A” 0 10 50 "))
    }

    @Test func controllersStayInTheirWindows() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let screen = Screen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        _ = try text(screen, .layout(on: .iPadMini))
        #expect(screen.view.window === window)
        #expect(screen.view.frame == window.bounds)
    }

    /// As in swift-snapshot-testing, the image shows the message, and tests with it pass.
    @Test func viewsWithoutASizeHaveAnImageWithAMessage() throws {
        for view in [UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 0))] {
            let image = try Snapshotting<UIView, UIImage>.image.result(for: view, timeout: 1)
            #expect(image.size == CGSize(width: 400, height: 80))
        }
        #expect(throws: (any Error).self) {
            try Snapshotting<UIView, String>.layout.result(for: UIView(), timeout: 1)
        }
    }

    /// The size that the content requires is that with the traits of the assertion.
    @Test func sizesFollowTheTraits() throws {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Profile"
        func size(_ category: UIContentSizeCategory) throws -> CGSize {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return try Snapshotting<UIView, UIImage>.image(traits: traits)
                .result(for: label, timeout: 1).size
        }
        let large = try size(.accessibilityExtraExtraExtraLarge)
        let small = try size(.extraSmall)
        // Documentation/Metrics.md 5: Title 1 has 58 and 25 points.
        #expect(large.width > small.width * 2)
        #expect(abs(large.height - 69.333) < 0.4)
        #expect(try size(.accessibilityExtraExtraExtraLarge) == large)
    }

    @Test func descriptionsNameModulesLayersAndContent() throws {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.contentSize = CGSize(width: 200, height: 50)
        view.layer.addSublayer(CAShapeLayer())
        final class Own: UIView {}
        view.addSubview(Own())
        let text = try Snapshotting<UIView, String>.recursiveDescription.result(
            for: view, timeout: 1)
        #expect(text.hasPrefix("<UIScrollView; frame = (0 0; 100 50)"))
        #expect(
            text.contains(
                "contentOffset: {0, 0}; contentSize: {200, 50}; adjustedContentInset: {0, 0, 0, 0}>"
            ))
        #expect(text.contains("\n   | <CAShapeLayer> (layer)"))
        #expect(text.contains("<SnapshotTestingTests."))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 167.0 / 3, height: 61.0 / 3))
        // Source: the text references of swift-snapshot-testing's own tests.
        #expect(
            try Snapshotting<UIView, String>.recursiveDescription.result(for: label, timeout: 1)
                .hasPrefix("<UILabel; frame = (0 0; 55.6667 20.3333);"))
    }

    @Test func viewsWithoutAFrameHaveTheSizeOfTheirContent() throws {
        let label = UILabel()
        label.text = "Profile"
        let image = try Snapshotting<UIView, UIImage>.image.result(for: label, timeout: 1)
        #expect(image.size.width > 40)
        #expect(image.size.height > 15)
    }

    @Test func controllersAreListed() throws {
        let navigation = UINavigationController(rootViewController: Screen())
        #expect(
            try text(navigation, .hierarchy).hasPrefix(
                "<UINavigationController>, state: appeared, view: <"))
        #expect(try text(navigation, .hierarchy).contains("\n   | <Screen>, state: appeared"))
    }

    @Test func devicesWithTheSameTextAreOneSection() throws {
        let screen = Screen()
        #expect(try text(screen, .issues(on: [.iPhoneX, .iPhoneSe])) == "no issues")
        let sections = try text(screen, .layout(on: [.iPhone8, .iPhoneX, .iPhoneSE2]))
        #expect(sections.hasPrefix("iphone-8.portrait\niphone-se-2.portrait:\n  UIWindow 0 0 375"))
        #expect(sections.contains("\n\niphone-x.portrait:\n  UIWindow 0 0 375 812\n"))
    }
}
