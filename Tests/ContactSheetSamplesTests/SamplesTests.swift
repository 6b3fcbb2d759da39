import ContactSheetDevices
import ContactSheetPreviews
import Testing
import UIKit

@testable import ContactSheet
@testable import ContactSheetSamples

/// Source: Documentation/Layout.md 1.5 (the chapter's numbers) and Documentation/Rotation.md 6.3
/// (RotationView's).
@MainActor @Suite struct SamplesTests {
    private func window(_ controller: UIViewController, on slug: String) throws -> UIWindow {
        let device = try #require(Device.named(slug))
        UIScreen.main.device = SimulatedDevice(device, iOS: device.iOS(upTo: IOSVersion(18)))
        UIScreen.main.orientation = .portrait
        UIApplication.restart()
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
        #expect(frames[0].intersects(checked: frames[2]))
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

    /// Each flexible part grows in proportion to its size: widths by 72 / 300 of 160 points, heights
    /// by 37 / 440 and 37 / 460 of -160.
    @Test func flexibleSizesGrow() throws {
        let frames = try frames(.flexible, turnedTo: .landscapeLeft)
        expect(
            frames,
            at: [
                (20, 20), (349.6, 20), (20, 130.4347826), (349.6, 130.4347826),
                (20, 256.4545455), (349.6, 256.4545455),
            ])
        #expect(frames.allSatisfy { abs($0.width - 110.4) < 1e-6 })
        for (row, height) in [23.5454545, 24.1304348, 23.5454545].enumerated() {
            #expect(abs(frames[2 * row].height - height) < 1e-6)
        }
    }

    /// The rows no longer overlap, but the columns are 190 points apart instead of 30.
    @Test func flexibleHeightsLeaveAGap() throws {
        let portrait = AutosizeLayout.frames(of: .flexibleHeights)
        #expect(portrait[1].minX - portrait[0].maxX == 30)
        let frames = try frames(.flexibleHeights, turnedTo: .landscapeLeft)
        expect(
            frames,
            at: [
                (20, 20), (335, 20), (20, 108.9130435), (335, 108.9130435), (20, 200.4545455),
                (335, 200.4545455),
            ])
        #expect(frames[1].minX - frames[0].maxX == 190)
        #expect(frames[0].maxY < frames[2].minY && frames[2].maxY < frames[4].minY)
        #expect(
            abs(frames[0].height - 79.5454545) < 1e-6 && abs(frames[2].height - 81.5217391) < 1e-6)
    }

    /// Autosize refuses upside down, before and after iOS 6, on iPhones and iPads.
    @Test(arguments: ["iphone-1", "iphone-5s", "ipad-10"])
    func autosizeRefusesUpsideDown(slug: String) throws {
        let window = try window(AutosizeViewController(.sprung), on: slug)
        UIApplication.shared.turnDevice(to: .portraitUpsideDown)
        #expect(UIScreen.main.orientation == .portrait)
        UIApplication.shared.turnDevice(to: .landscapeLeft)
        #expect(UIScreen.main.orientation == .landscapeRight)
        withExtendedLifetime(window) {}
    }

    /// Both documents name the class and connect its six outlets, whose frames the listing sets.
    @Test(arguments: [
        ("AutosizeViewController", CGRect(x: 175, y: 315, width: 125, height: 125)),
        ("6 As an archive document", CGRect(x: 228, y: 403, width: 72, height: 37)),
    ])
    func outletsOfTheDocuments(name: String, last: CGRect) throws {
        SampleDocuments.register()
        let controller = AutosizeViewController(document: name)
        let window = try window(controller, on: "iphone-1")
        #expect(
            controller.buttons.map { $0.title(for: .normal) } == ["1", "2", "3", "4", "5", "6"])
        #expect(controller.button6.frame == last)
        window.rotate(to: .landscapeLeft)
        expect(
            controller.buttons.map(\.frame),
            at: [(20, 20), (20, 155), (177, 20), (177, 155), (328, 20), (328, 155)])
        let file = try #require(SampleDocuments.folder).appending(path: "Autosize/\(name).xib")
        #expect(
            try String(contentsOf: file, encoding: .utf8).contains("AutosizeViewController"))
    }

    /// Up to iOS 5, the listing releases its outlets with the view.
    @Test func autosizeUnloads() throws {
        SampleDocuments.register()
        let controller = AutosizeViewController(.outlets)
        let window = try window(controller, on: "iphone-1")
        #expect(controller.buttons.count == 6)
        window.rootViewController = UIViewController()
        UIApplication.shared.receiveMemoryWarning()
        #expect(controller.buttons.isEmpty && !controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(controller.buttons.count == 6)
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
        // The mask keeps the distances of the text, which begins at its top, whatever its height is.
        let text = (page.subviews[1] as? DiaryTextView)?.text
        #expect(text?.frame == CGRect(origin: .zero, size: second.size).insetBy(dx: 10, dy: 10))
        #expect(text?.contentOffset == .zero && (text?.contentSize.height ?? 0) < second.height)
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

    /// Every preview has references, at most one per snapshot, except for the films with which the gallery
    /// begins, and films of turns there and back, whose first half other films show. Those of the apps show the first and
    /// the current iPhone in portrait and landscape; those that rotate the device themselves, at least
    /// the first iPhone in portrait. Attributor's and those of films are on fewer devices.
    @Test func referencesShowTheFirstAndTheCurrentDevices() throws {
        for preview in Samples().previews {
            let names = try #require(preview.references ?? preview.configurations).map(\.name)
            let isOnlyShown =
                ["Films/", "Motion/"].contains(where: preview.name.hasPrefix)
                && preview.references == []
            #expect(isOnlyShown || !names.isEmpty, "\(preview.name)")
            #expect(Set(names).count == names.count, "\(preview.name)")
        }
        for preview in Samples().apps
        where !["Dropit/", "Films/", "Attributor/"].contains(where: preview.name.hasPrefix) {
            let names = try #require(preview.references ?? preview.configurations).map(\.name)
            let isTurned = preview.configurations != nil && preview.references != nil
            for slug in isTurned ? ["iphone-1"] : ["iphone-1", "iphone-17"] {
                for orientation in isTurned ? [.portrait] : Orientation.usual {
                    #expect(
                        names.contains("\(slug).\(orientation.rawValue).ios-18"), "\(preview.name)")
                }
            }
        }
    }

    /// The gallery of all samples is rendered in minutes.
    @Test func theGalleryHasFewSnapshots() throws {
        let selection = try RenderCommand.parse(["--ios", "18"]).selection
        let run = selection.run(Samples().previews, in: try selection.configurations())
        #expect((1000...1500).contains(run.count))
    }

    @Test func eachDesignGenerationIsOnADeviceWithReferences() {
        let eras = [Configuration].generations.map { Era($0.group.iOS) }
        #expect(Set(eras) == Set(Era.allCases))
    }
}
