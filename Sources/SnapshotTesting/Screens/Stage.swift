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
        defer { outside.restore(view, of: controller) }
        return try run(size(of: view)) { window in
            defer {
                controller.beginAppearanceTransition(false, animated: false)
                controller.endAppearanceTransition()
                window.rootViewController = nil
            }
            window.rootViewController = controller
            view.surroundingsChanged(from: outside.traits)
            try fit(window, to: view)
            window.makeKeyAndVisible()
            extend(window)
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
        defer { outside.restore(view) }
        return try run(size(of: view)) { window in
            defer { view.removeFromSuperview() }
            window.addSubview(view)
            view.surroundingsChanged(from: outside.traits)
            try fit(window, to: view)
            view.frame = window.bounds
            window.makeKeyAndVisible()
            extend(window)
            view.frame = window.bounds
            return try read(window)
        }
    }

    private func run<Result>(
        _ size: CGSize, _ work: (UIWindow) throws -> Result
    ) throws -> Result {
        ImageFiles.use(CairoImageWriter())
        return try Simulation.run {
            use(size)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.traitOverrides = TraitValues(
                onlyInWindows: config.traits, traits)
            defer { window.isHidden = true }
            return try work(window)
        }
    }

    /// Makes the screen that of a device with the configuration and a size.
    private func use(_ size: CGSize) {
        let screen = UIScreen.main
        screen.device = SimulatedDevice(config, traits, size: size, isKeyWindow: isKeyWindow)
        let orientation = UIInterfaceOrientation(config.model?.orientation ?? .portrait)
        UIApplication.shared.turnDevice(to: UIDeviceOrientation(orientation))
        screen.orientation = orientation
    }

    /// The size that the configuration or the view has before the traits apply; the sides that its content
    /// determines are zero.
    private func size(of view: UIView) -> CGSize { config.size ?? view.bounds.size }

    /// Gives the window the size that the content of a view requires with the traits of the window, if the
    /// view has none of its own.
    private func fit(_ window: UIWindow, to view: UIView) throws {
        let own = size(of: view)
        guard own.width <= 0 || own.height <= 0 else { return }
        let grid = PixelGrid(scale: UIScreen.main.scale)
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let size = CGSize(
            width: own.width > 0 ? own.width : grid.roundUp(fitting.width),
            height: own.height > 0 ? own.height : grid.roundUp(fitting.height))
        guard size.width > 0, size.height > 0 else { throw StageError.noSize(view.pathComponent) }
        use(size)
        window.frame = UIScreen.main.bounds
    }
}

extension Stage {
    /// Makes the screen and its window as high as the content requires, if the configuration chooses that.
    private func extend(_ window: UIWindow) {
        let limit = window.bounds.height + UIWindow.contentHeightLimit
        for _ in 0..<UIWindow.contentPasses where config.showsFullContent {
            let missing = window.hiddenContentHeight
            let height = min(window.bounds.height + missing, limit)
            guard missing > 0, height > window.bounds.height else { return }
            use(CGSize(width: window.bounds.width, height: height))
            window.frame = UIScreen.main.bounds
        }
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

    /// The image instead of one that has no pixels, as in swift-snapshot-testing: the message on a red area.
    @MainActor var image: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bounds = CGRect(x: 0, y: 0, width: 400, height: 80)
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            UIColor.red.setFill()
            context.fill(bounds)
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.white,
            ]
            NSAttributedString(string: description, attributes: attributes)
                .draw(in: bounds.insetBy(dx: 8, dy: 8))
        }
    }
}
