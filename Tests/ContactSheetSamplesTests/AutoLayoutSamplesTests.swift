import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: Documentation/Layout.md 3.12 (the lecture's Attributor), and the positions of corners
/// and centers.
@MainActor @Suite struct AutoLayoutSamplesTests {
    /// Shows a controller. The caller must keep the window, because views have safe areas in
    /// windows only.
    private func show(
        _ controller: UIViewController, on device: Device, _ orientation: UIInterfaceOrientation
    ) -> UIWindow {
        UIScreen.main.device = SimulatedDevice(device, iOS: device.iOS(upTo: IOSVersion(18)))
        UIScreen.main.orientation = orientation
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    /// On every device, each width is a quarter of the space without margins and gaps, to the
    /// pixel.
    @Test func equalWidthsOnEveryDevice() {
        for device in Device.all {
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                let controller = AttributorViewController(.equalWidths)
                let window = show(controller, on: device, orientation)
                defer { withExtendedLifetime(window) {} }
                let area = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
                let width = (area.width - 64) / 4
                for button in controller.buttons {
                    #expect(
                        abs(button.frame.width - width) <= 1 / UIScreen.main.scale,
                        "\(device.slug) \(button.frame)")
                }
            }
        }
    }

    /// The width of 64 that was activated last is broken: 64, 64, 224, 64 at 480.
    @Test func fixedWidthsBreakOneConstraint() throws {
        let controller = AttributorViewController(.fixedWidths)
        let device = try #require(Device.named("iphone-4"))
        let (_, diagnostics) = DiagnosticLog.collecting {
            _ = show(controller, on: device, .landscapeLeft)
        }
        #expect(controller.buttons.map(\.frame.width) == [64, 64, 224, 64] as [CGFloat])
        let log = try #require(diagnostics.first?.details)
        #expect(diagnostics.count == 1)
        #expect(log.hasPrefix("Unable to simultaneously satisfy constraints."))
    }

    @Test func fixedWidthsFit320() throws {
        let controller = AttributorViewController(.fixedWidths)
        let device = try #require(Device.named("iphone-4"))
        let (_, diagnostics) = DiagnosticLog.collecting {
            _ = show(controller, on: device, .portrait)
        }
        #expect(controller.buttons.map(\.frame.width) == [64, 64, 64, 64] as [CGFloat])
        #expect(diagnostics.isEmpty)
    }

    /// Two labels are 20 points inside the corners of the safe area, and the third is at its
    /// center.
    @Test(arguments: ["iphone-4", "iphone-15", "ipad-10"])
    func thingsStayInTheirCorners(slug: String) throws {
        let device = try #require(Device.named(slug))
        let folder = try #require(
            Samples.resources.url(forResource: "Documents", withExtension: nil))
        let document = try Document(
            contentsOf: folder.appendingPathComponent("Things.storyboard"))
        let scene = try #require(document.scenes.first)
        UIScreen.main.device = SimulatedDevice(device, iOS: device.iOS(upTo: IOSVersion(18)))
        let controller = document.makeViewController(for: scene)
        let window = show(controller, on: device, .landscapeLeft)
        defer { withExtendedLifetime(window) {} }
        let view: UIView = controller.view
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let things = view.subviews.map(\.frame)
        func expect(_ value: CGFloat, _ wanted: CGFloat, within slack: CGFloat = 1e-6) {
            #expect(abs(value - wanted) <= slack)
        }
        expect(things[0].minX, area.minX + 20)
        expect(things[0].minY, area.minY + 20)
        expect(things[1].maxX, area.maxX - 20)
        expect(things[1].maxY, area.maxY - 20)
        expect(things[2].midX, area.midX, within: 0.5)
        expect(things[2].midY, area.midY, within: 0.5)
    }

    /// 375 points contain four widths of 77.75 with gaps of 8 between margins of 20. Edges are at
    /// half points on the canvas.
    @Test func theDocumentsColorsShareTheRow() throws {
        let folder = try #require(
            Samples.resources.url(forResource: "Documents", withExtension: nil))
        let document = try Document(
            contentsOf: folder.appendingPathComponent("Attributor/As a document.storyboard"))
        let frames = try #require(document.designFrames().first?.frames)
        let colors = frames.filter { $0.id.hasPrefix("Att-c") }.map(\.frame)
        #expect(
            colors == [
                CGRect(x: 20, y: 545, width: 78, height: 64),
                CGRect(x: 106, y: 545, width: 77.5, height: 64),
                CGRect(x: 191.5, y: 545, width: 78, height: 64),
                CGRect(x: 277.5, y: 545, width: 77.5, height: 64),
            ])
    }

    /// "few words" and "color" are colored; "outline" is outlined.
    @Test func statsCountCharacters() {
        let controller = StatsViewController()
        controller.loadViewIfNeeded()
        #expect(controller.colored.text == "14 colored characters")
        #expect(controller.outlined.text == "7 outlined characters")
    }
}
