import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import ContactSheetSamples

/// Shows the lecture's screens in windows of simulated devices.
@MainActor struct LectureSample {
    /// The newest iOS version to use.
    var iOS = 7

    /// Shows a controller. The caller must keep the window, because views have safe areas in
    /// windows only.
    func show(
        _ controller: UIViewController, on slug: String,
        _ orientation: UIInterfaceOrientation = .portrait
    ) throws -> UIWindow {
        let device = try #require(Device.named(slug))
        UIScreen.main.device = SimulatedDevice(device, iOS: device.iOS(upTo: IOSVersion(iOS)))
        UIScreen.main.orientation = orientation
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    /// Returns the frames of the views in a scene of a sample document, in document order, and the
    /// size of its root view.
    func frames(
        _ scene: String, in file: String, on slug: String,
        _ orientation: UIInterfaceOrientation = .portrait
    ) throws -> (views: [CGRect], size: CGSize) {
        let controller = try controller(scene, in: file, on: slug)
        let window = try show(controller, on: slug, orientation)
        defer { withExtendedLifetime(window) {} }
        let view: UIView = Self.content(of: controller).view
        view.layoutIfNeeded()
        return (view.subviews.map(\.frame), view.bounds.size)
    }

    /// Returns the controller that a navigation controller shows, or the controller itself.
    static func content(of controller: UIViewController) -> UIViewController {
        (controller as? UINavigationController)?.topViewController ?? controller
    }

    /// Returns the controller of a scene in a sample document, in its navigation controller.
    func controller(
        _ scene: String, in file: String, on slug: String
    ) throws -> UIViewController {
        let device = try #require(Device.named(slug))
        UIScreen.main.device = SimulatedDevice(device, iOS: device.iOS(upTo: IOSVersion(iOS)))
        let folder = try #require(
            Samples.resources.url(forResource: "Documents", withExtension: nil))
        let document = try Document(
            contentsOf: folder.appendingPathComponent("\(file).storyboard"))
        return document.makeViewController(
            for: try #require(document.scenes.first { $0.name == scene }))
    }
}
