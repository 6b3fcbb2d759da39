import ContactSheetDevices
import ContactSheetPreviews
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: Documentation/Layout.md 1.5 (the chapter's numbers) and Documentation/Rotation.md 6.3
/// (RotationView's).
@MainActor @Suite struct SamplesTests {
    private func window(_ controller: UIViewController, on slug: String) throws -> UIWindow {
        let device = try #require(Device.named(slug))
        UIScreen.main.device = SimulatedDevice(device, iOS: device.iOS(upTo: IOSVersion(18)))
        UIScreen.main.orientation = .portrait
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    private func frames(
        _ variant: AutosizeViewController.Variant, turnedTo orientation: UIInterfaceOrientation
    ) throws -> [CGRect] {
        let controller = AutosizeViewController(variant)
        let window = try window(controller, on: "iphone-1")
        window.rotate(to: orientation)
        #expect(
            controller.view.bounds.size
                == UIScreen.main.interfaceBounds.inset(by: UIEdgeInsets(top: 20)).size)
        return controller.buttons.map(\.frame)
    }

    private func expect(_ frames: [CGRect], at origins: [(CGFloat, CGFloat)]) {
        #expect(frames.count == origins.count)
        for (frame, origin) in zip(frames, origins) {
            #expect(abs(frame.minX - origin.0) < 1e-6, "\(frame)")
            #expect(abs(frame.minY - origin.1) < 1e-6, "\(frame)")
        }
    }

    @Test func autoresizingInLandscape() throws {
        expect(
            try frames(.sprung, turnedTo: .landscapeLeft),
            at: [
                (20, 20), (388, 20), (20, 124.3498817966903), (388, 124.3498817966903),
                (20, 243), (388, 243),
            ])
    }

    @Test func withoutMasksTheLastTwoLeaveTheScreen() throws {
        let frames = try frames(.unsprung, turnedTo: .landscapeLeft)
        expect(frames, at: [(20, 20), (228, 20), (20, 200), (228, 200), (20, 403), (228, 403)])
        #expect(frames[4].minY > 300 && frames[5].minY > 300)
    }

    @Test func largeButtonsOverlap() throws {
        let frames = try frames(.large, turnedTo: .landscapeRight)
        expect(
            frames,
            at: [
                (20, 20), (335, 20), (20, 87.23880597014926), (335, 87.23880597014926),
                (20, 155), (335, 155),
            ])
        #expect(frames[0].intersects(frames[2]))
    }

    @Test func restructuredInBothOrientations() throws {
        expect(
            try frames(.restructured, turnedTo: .landscapeLeft),
            at: [(20, 20), (20, 155), (177, 20), (177, 155), (328, 20), (328, 155)])
        let controller = AutosizeViewController(.restructured)
        let window = try window(controller, on: "iphone-1")
        window.rotate(to: .landscapeLeft)
        window.rotate(to: .portrait)
        expect(
            controller.buttons.map(\.frame),
            at: [(20, 20), (175, 20), (20, 168), (175, 168), (20, 315), (175, 315)])
    }

    @Test(arguments: [
        (CGSize(width: 320, height: 460), CGRect(x: 0, y: 150, width: 320, height: 310)),
        (CGSize(width: 480, height: 300), CGRect(x: 200, y: 0, width: 280, height: 300)),
    ])
    func rotationView(size: CGSize, second: CGRect) {
        let page = RotationView(frame: CGRect(origin: .zero, size: size))
        page.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150)))
        page.addSubview(DiaryTextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        page.layoutIfNeeded()
        #expect(page.subviews[1].frame == second)
        // The mask insets the text by 16 points.
        #expect(
            page.subviews[1].subviews[0].frame
                == CGRect(
                    x: 16, y: 16, width: second.width - 32, height: second.height - 32))
    }

    /// The variant in a controller has the same frames.
    @Test(arguments: [
        (CGSize(width: 320, height: 460), CGRect(x: 0, y: 150, width: 320, height: 310)),
        (CGSize(width: 480, height: 300), CGRect(x: 200, y: 0, width: 280, height: 300)),
    ])
    func viewWillLayoutSubviews(size: CGSize, second: CGRect) throws {
        let controller = DiaryViewController()
        let window = try window(controller, on: "iphone-4")
        let page: UIView = controller.view
        page.frame.size = size
        page.layoutIfNeeded()
        #expect(controller.text.frame == second)
        withExtendedLifetime(window) {}
    }

    @Test func everySampleIsListedOnceUnderAValidName() {
        let names = Samples().previews.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { PreviewName.invalidReason(of: $0) == nil })
    }

    /// Every preview except Dropit's has references, at most one per snapshot. Those of the apps show
    /// the first and the current iPhone in portrait and, unless they rotate the device themselves, in
    /// landscape. Attributor's are on two devices, because its pictures are large.
    @Test func referencesShowTheFirstAndTheCurrentDevices() throws {
        for preview in Samples().previews {
            let names = try #require(preview.references ?? preview.configurations).map(\.name)
            #expect(names.isEmpty == preview.name.hasPrefix("Dropit/"), "\(preview.name)")
            #expect(Set(names).count == names.count, "\(preview.name)")
        }
        for preview in Samples().apps
        where !["Dropit/", "Attributor/"].contains(where: preview.name.hasPrefix) {
            let names = try #require(preview.references ?? preview.configurations).map(\.name)
            let orientations = preview.configurations == nil ? Orientation.usual : [.portrait]
            for slug in ["iphone-1", "iphone-17"] {
                for orientation in orientations {
                    #expect(
                        names.contains("\(slug).\(orientation.rawValue).ios-18"), "\(preview.name)")
                }
            }
        }
    }

    @Test func eachDesignGenerationIsOnADeviceWithReferences() {
        let eras = [Configuration].generations.map { Era($0.group.iOS) }
        #expect(Set(eras) == Set(Era.allCases))
    }
}
