import ContactSheetDevices
import Foundation

@testable import UIKit

/// A window of an iPhone 15 in a new application, with a view of 200 × 200 points at (50, 100).
@MainActor struct TouchStage {
    let window: UIWindow
    let view: UIView
    var fingers: SimulatedFingers { SimulatedFingers(on: window) }

    init(_ view: UIView = UIView()) {
        useTouchDevice()
        UIApplication.restart()
        window = UIWindow(frame: UIScreen.main.bounds)
        self.view = view
        view.frame = CGRect(x: 50, y: 100, width: 200, height: 200)
        window.addSubview(view)
        window.makeKeyAndVisible()
    }

    let middle = CGPoint(x: 150, y: 200)
}

/// Records the states of a gesture recognizer.
@MainActor final class GestureLog {
    var states: [UIGestureRecognizer.State] = []
    var lines: [String] = []

    func note(_ gesture: UIGestureRecognizer) {
        states.append(gesture.state)
        lines.append(gesture.name ?? "")
    }
}

@MainActor func useTouchDevice() {
    if let device = Device.named("iphone-15") {
        UIScreen.main.device = SimulatedDevice(device, iOS: IOSVersion(18))
    }
    UIScreen.main.orientation = .portrait
}

/// Runs a closure for each action of a gesture recognizer, for as long as it is retained.
@MainActor final class GestureReader {
    private let read: () -> Void

    init(_ read: @escaping () -> Void) {
        self.read = read
    }

    func take() { read() }
}
