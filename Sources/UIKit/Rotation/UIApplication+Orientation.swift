import Foundation

extension UIApplication {
    /// Rotates the device, and the interface if it may follow. A device that lies flat doesn't
    /// change the interface (Documentation/Rotation.md 1).
    package func turnDevice(to orientation: UIDeviceOrientation) {
        UIDevice.current.turn(to: orientation)
        guard UIInterfaceOrientation(orientation) != nil else { return }
        orientationRequest = nil
        updateOrientation()
    }

    /// Rotates the interface to the device's or the requested orientation, if it may.
    func updateOrientation() {
        orientationUpdates.run {
            for window in windows {
                window.rotate(to: OrientationRules(window: window).orientation(wanted: wanted))
            }
        }
    }

    /// Rotates the interface to the orientation that a controller prefers, if it covers the screen.
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
