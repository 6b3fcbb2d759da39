import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import ContactSheetPreviews

@MainActor private func sample() -> UIViewController {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 10.3, y: 20.7, width: 100, height: 30))
    label.text = "One\nTwo \\ “three” <four>"
    let hidden = UIView(frame: CGRect(x: 0.5, y: 0, width: 1, height: 1))
    hidden.isHidden = true
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(label)
    controller.view.addSubview(hidden)
    return controller
}

private final class UprightController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = sample()
        window.makeKeyAndVisible()
        self.window = window
    }
}

private final class WindowSceneDelegate: UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
}

private final class LostDelegate: UIResponder, UIApplicationDelegate {}

/// Tests properties of the rendering pipeline: equal input produces equal output, and written data
/// can be read back.
@MainActor @Suite struct RecordingTests {
    private let preview = Preview("Sample") { sample() }

    private func configurations(_ slugs: String...) -> [Configuration] {
        Configuration.all(Device.named(slugs), iOS: IOSVersion(18))
    }

    /// Controllers of adopted apps cast the delegate to its class.
    @Test func aControllerFindsTheDelegateThatWasNotLaunched() throws {
        let preview = Preview("Sample") { () -> UIViewController in
            let delegate = UIApplication.shared.delegate as? WindowDelegate
            #expect(delegate != nil && delegate?.window == nil)
            return sample()
        }.inApplication { WindowDelegate() }
        _ = try preview.record(try #require(configurations("iphone-15").first))
    }

    @Test func recordingIsDeterministic() throws {
        for configuration in configurations("iphone-1", "iphone-15", "ipad-air-2") {
            let first = try preview.record(configuration)
            _ = try preview.record(Configuration.all()[0])
            let second = try preview.record(configuration)
            #expect(first.list == second.list && first.tree == second.tree)
            #expect(try first.paint(.svg) == second.paint(.svg))
        }
    }

    /// With multitasking, the snapshot is that of the window, and no controller is called for
    /// orientations (Documentation/Rotation.md 4).
    @Test func multitasking() throws {
        let preview = Preview("Upright") { () -> UIViewController in UprightController() }
        let half = try #require(Configuration(name: "ipad-10.landscape-left.half.ios-18"))
        let recording = try preview.record(half)
        #expect(recording.refusal == nil)
        #expect(recording.list.size == CGSize(width: 585, height: 820))
        #expect(recording.tree.frame.size == CGSize(width: 585, height: 820))
        try preview.show(half) { _ in
            #expect(UIScreen.main.bounds.size == CGSize(width: 1180, height: 820))
            #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1640, height: 2360))
        }
        #expect(
            SnapshotMetadata(recording).facts.contains {
                $0.hasPrefix("screen: 585×820, half at 2x")
            })
    }

    /// An application makes its window as large as the screen, but the window gets its part of the
    /// screen.
    @Test func multitaskingInApplications() throws {
        let preview = Preview("App", application: { WindowDelegate() })
        let third = try #require(Configuration(name: "ipad-10.portrait.one-third.ios-18"))
        #expect(try preview.record(third).list.size == CGSize(width: 320, height: 1180))
    }

    /// An interface that doesn't rotate stays as it was, on the rotated device, and the snapshot is
    /// marked.
    @Test func unsupportedOrientationsAreMarked() throws {
        let preview = Preview("Upright") { () -> UIViewController in UprightController() }
        let refused = try #require(
            configurations("iphone-x").first { $0.orientation == .landscapeLeft })
        let recording = try preview.record(refused)
        #expect(recording.refusal == .portrait)
        #expect(recording.list.size == CGSize(width: 812, height: 375))
        #expect(
            recording.diagnostics.map(\.message) == [
                "the interface stays in portrait when the device rotates"
            ])
        #expect(
            SnapshotMetadata(recording).facts.contains(
                "orientation: landscape-left, interface stays in portrait"))
    }

    /// A launched application creates its own window. If it creates none, there is a diagnostic.
    @Test func applicationsAreLaunched() throws {
        let upright = try #require(configurations("iphone-x").first)
        let shown = Preview("App", application: { WindowDelegate() })
        #expect(try shown.record(upright).tree.children.count == 1)
        let scene = Preview("Scene", scene: { WindowSceneDelegate() })
        #expect(try scene.record(upright).tree.children.count == 1)
        let lost = Preview("Lost", application: { LostDelegate() })
        #expect(throws: PreviewError.noWindow) { try lost.record(upright) }
    }

    @Test func thePageHasTheScreensSizeInItsOrientation() throws {
        let sizes = try configurations("iphone-x").map { try preview.record($0).list.size }
        #expect(sizes == [CGSize(width: 375, height: 812), CGSize(width: 812, height: 375)])
    }

    /// Documentation/Layout.md 3.9: edges are rounded by absolute position.
    @Test func framesInTheTreeAreOnPixelBoundaries() throws {
        let configuration = try #require(configurations("iphone-6").first)
        let label = try #require(try preview.record(configuration).tree.children[0].children.first)
        #expect(label.frame == CGRect(x: 10.5, y: 20.5, width: 100, height: 30))
    }

    @Test func metadataCanBeReadBack() throws {
        let configuration = try #require(configurations("iphone-15").first)
        let metadata = SnapshotMetadata(try preview.record(configuration))
        #expect(SnapshotMetadata(text: metadata.text) == metadata)
        #expect(metadata.tree.children[0].children[0].name == "One\nTwo \\ “three” <four>")
        #expect(metadata.tree.children[0].children[1].isHidden)
        #expect(SnapshotMetadata(text: "contactsheet 2\n") == nil)
        #expect(SnapshotMetadata(text: "") == nil)
    }

    @Test func darkAppearance() throws {
        let dark = Variant(appearance: .dark)
        let configuration = try #require(
            Configuration.all(Device.named(["iphone-15"]), variants: [dark]).first)
        guard case .fill(let fill) = try preview.record(configuration).list.items.first else {
            throw NoFill()
        }
        #expect(fill.paint == .color(.black))
    }

    private struct NoFill: Error {}

    @Test func outcomesArriveInTheOrderOfTheRun() async throws {
        let configurations = Array(Configuration.all().prefix(30))
        let run = PreviewRun(previews: [preview], configurations: configurations)
        var names: [String] = []
        try await run { outcome -> String in
            // The first recordings take longest, so that they would finish last.
            usleep(UInt32(max(0, 30 - outcome.id.name.count)) * 100)
            return outcome.id.name
        } finish: {
            names.append($0)
        }
        #expect(names == configurations.map { "Sample/\($0.name)" })
    }
}
