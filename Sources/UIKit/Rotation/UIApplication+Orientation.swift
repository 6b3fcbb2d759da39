import Foundation

extension UIApplication {
    /// The device has been turned: the interface follows if it may. One that lies flat turns
    /// nothing (Documentation/Rotation.md 1).
    package func turnDevice(to orientation: UIDeviceOrientation) {
        UIDevice.current.turn(to: orientation)
        guard UIInterfaceOrientation(orientation) != nil else { return }
        orientationRequest = nil
        updateOrientation()
    }

    /// Lets the interface follow the device, or what code asked for, if it may.
    func updateOrientation() {
        orientationUpdates.run {
            for window in windows {
                window.rotate(to: OrientationRules(window: window).orientation(wanted: wanted))
            }
        }
    }

    /// Lets a controller that covers the screen have the orientation that it prefers.
    func updateOrientation(presenting controller: UIViewController) {
        if let window = controller.viewIfLoaded?.window,
            let preferred = OrientationRules(window: window).preference(of: controller)
        {
            orientationRequest = OrientationRequest(preferred, presenting: controller)
        }
        updateOrientation()
    }

    private var wanted: UIInterfaceOrientation {
        if let request = orientationRequest, request.holds { return request.orientation }
        return UIInterfaceOrientation(UIDevice.current.orientation) ?? UIScreen.main.orientation
    }
}
