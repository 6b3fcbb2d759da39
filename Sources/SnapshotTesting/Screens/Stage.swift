import CairoRenderer
import ContactSheetDevices
import ContactSheetDiagnostics
import ContactSheetPreviews
import Foundation
import UIKit

/// Shows a controller or view on the screen of a configuration, in a simulation of its own.
@MainActor struct Stage {
    let config: ViewImageConfig
    /// The traits that replace those of the configuration.
    let traits: UITraitCollection
    /// Whether the safe area is that of a window on the simulated device.
    var isKeyWindow = false

    /// Shows a controller and passes its window to `read`, which runs in the simulation.
    func show<Result>(
        _ controller: UIViewController, read: (UIWindow) throws -> Result
    ) throws -> Result {
        guard controller.parent == nil else { return try show(controller.view, read: read) }
        let view: UIView = controller.view
        let outside = Surroundings(view)
        let device = try device(for: view)
        defer { outside.restore(view, of: controller) }
        return try run(on: device) { window in
            defer {
                controller.beginAppearanceTransition(false, animated: false)
                controller.endAppearanceTransition()
                window.rootViewController = nil
            }
            window.rootViewController = controller
            view.surroundingsChanged(from: outside.traits)
            window.makeKeyAndVisible()
            return try read(window)
        }
    }

    /// Shows a view, which leaves its superview meanwhile, and passes its window to `read`, which
    /// runs in the simulation.
    func show<Result>(_ view: UIView, read: (UIWindow) throws -> Result) throws -> Result {
        if let controller = view.next as? UIViewController, controller.viewIfLoaded === view,
            controller.parent == nil
        {
            return try show(controller, read: read)
        }
        let outside = Surroundings(view)
        let device = try device(for: view)
        defer { outside.restore(view) }
        return try run(on: device) { window in
            defer { view.removeFromSuperview() }
            window.addSubview(view)
            view.frame = window.bounds
            view.surroundingsChanged(from: outside.traits)
            window.makeKeyAndVisible()
            return try read(window)
        }
    }

    private func run<Result>(
        on device: SimulatedDevice, _ work: (UIWindow) throws -> Result
    ) throws -> Result {
        ImageFiles.use(CairoImageWriter())
        return try Simulation.run {
            let screen = UIScreen.main
            screen.device = device
            let orientation = UIInterfaceOrientation(config.model?.orientation ?? .portrait)
            UIApplication.shared.turnDevice(to: UIDeviceOrientation(orientation))
            screen.orientation = orientation
            let window = UIWindow(frame: screen.bounds)
            window.traitOverrides = TraitValues(
                onlyInWindows: config.traits, traits)
            defer { window.isHidden = true }
            return try work(window)
        }
    }

    private func device(for view: UIView) throws -> SimulatedDevice {
        let size = config.size ?? view.sizeForSnapshot
        guard size.width > 0, size.height > 0 else { throw StageError.noSize(view.pathComponent) }
        return SimulatedDevice(config, traits, size: size, isKeyWindow: isKeyWindow)
    }
}

/// What a view had before it was shown on a stage.
@MainActor private struct Surroundings {
    let traits: UITraitCollection
    private let frame: CGRect
    private let superview: UIView?
    private let index: Int?
    /// The constraints of the superviews, of which those with the view end when it leaves.
    private let constraints: [NSLayoutConstraint]

    init(_ view: UIView) {
        traits = view.traitCollection
        frame = view.frame
        superview = view.superview
        index = view.superview?.subviews.firstIndex { $0 === view }
        constraints = sequence(first: view, next: \.superview).dropFirst().flatMap(\.constraints)
    }

    func restore(_ view: UIView, of controller: UIViewController) {
        if let window = superview as? UIWindow, window.rootViewController === controller {
            window.rootViewController = controller
        }
        view.frame = frame
    }

    func restore(_ view: UIView) {
        if let superview, let index { superview.insertSubview(view, at: index) }
        NSLayoutConstraint.activate(constraints.filter { !$0.isActive })
        view.frame = frame
    }
}

enum StageError: Error, CustomStringConvertible {
    case noSize(String)

    var description: String {
        switch self {
        case .noSize(let view):
            "\(view) has no size — set its frame, or pass a size to the strategy"
        }
    }
}

extension UIView {
    /// The size of the view, or the smallest one that its content requires if it is empty.
    fileprivate var sizeForSnapshot: CGSize {
        let size = bounds.size
        guard size.width <= 0 || size.height <= 0 else { return size }
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: size.width > 0 ? size.width : fitting.width.rounded(.up),
            height: size.height > 0 ? size.height : fitting.height.rounded(.up))
    }
}
