import Devices
import Foundation
import UIKit

/// The screen that stands for Interface Builder's canvas while a document is laid out.
@MainActor extension Document {
    /// Calls `work` with the screen set up, and sets it back.
    func onCanvas<Result>(
        _ choice: CanvasChoice?, storedTextSizes: Bool, _ work: (DesignContext) -> Result
    ) -> Result {
        let screen = UIScreen.main
        let before = (screen.device, screen.orientation)
        defer { (screen.device, screen.orientation) = before }
        if let choice {
            let iOS = choice.device.iOS(upTo: SimulatedDevice.standard.iOS)
            screen.device = SimulatedDevice(choice.device, iOS: iOS)
            screen.orientation = choice.isLandscape ? .landscapeLeft : .portrait
        } else {
            screen.device = designDevice
            screen.orientation = designOrientation
        }
        return work(context(choice, storedTextSizes: storedTextSizes))
    }

    /// The device of the canvas.
    private var designDevice: SimulatedDevice {
        let known = designDeviceID.flatMap { Device.withInterfaceBuilderID($0) }
        guard let device = known ?? Device.named("iphone-6s") else { return .standard }
        var simulated = SimulatedDevice(device, iOS: version.iOS)
        if designDeviceID == nil {
            simulated.portrait.scale = scaleWithoutDevice
            simulated.landscape.scale = scaleWithoutDevice
        }
        return simulated
    }

    /// Before Xcode 8 the canvas had the pixels of the screen that it was drawn on: 89 of 106
    /// such documents have no frame between whole points. Later ones are drawn as if on 2x.
    private var scaleWithoutDevice: CGFloat {
        version.number >= 11000 || hasHalfPoints ? 2 : 1
    }

    private func context(_ choice: CanvasChoice?, storedTextSizes: Bool) -> DesignContext {
        let screen = UIScreen.main
        let isOwn = choice == nil
        return DesignContext(
            insets: CanvasInsets(
                version: version,
                device: isOwn ? designDeviceID : choice?.device.interfaceBuilderID,
                isLandscape: screen.orientation.isLandscape, canvas: screen.interfaceBounds.size,
                screen: isOwn ? nil : screen.safeAreaInsets),
            margins: CanvasMargins(
                version: version, isStoryboard: isStoryboard,
                hasHomeButton: !screen.hasHomeIndicator),
            traits: isOwn ? designTraits : screen.traitCollection,
            keepsTextSizes: storedTextSizes, isOwnCanvas: isOwn)
    }

    /// The size classes of the canvas: none without a device.
    private var designTraits: UITraitCollection {
        designDeviceID == nil
            ? UITraitCollection(horizontalSizeClass: .unspecified)
            : UIScreen.main.traitCollection
    }
}
