import ContactSheetDiagnostics
import QuartzCore
import UIKit

/// A window with one view, in a simulation in which animations take their time.
@MainActor struct AnimatedScreen {
    let window: UIWindow
    let view: UIView

    static func run(_ work: (AnimatedScreen) throws -> Void) rethrows {
        try Simulation.run {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.rootViewController?.view.addSubview(view)
            LayerSimulation.current.isAnimated = true
            try work(AnimatedScreen(window: window, view: view))
        }
    }

    /// Lets simulated time pass, in seconds.
    func wait(_ seconds: Double) { SimulatedClock.current.advance(by: seconds) }

    /// The center that is shown.
    var shownCenter: CGPoint { view.layer.presentation()?.position ?? .zero }
    /// The alpha that is shown.
    var shownAlpha: Float { view.layer.presentation()?.opacity ?? .nan }
}
