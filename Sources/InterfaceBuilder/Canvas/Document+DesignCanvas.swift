import Devices
import Foundation
@_spi(Documents) import UIKit

/// The screen that stands for Interface Builder's canvas while a document is laid out.
@MainActor extension Document {
    /// Calls `work` with the screen set up, and sets it back.
    func onCanvas<Result>(
        _ choice: CanvasChoice?, storedTextSizes: Bool, _ work: (DesignContext) -> Result
    ) -> Result {
        let screen = UIScreen.main
        let before = (screen.device, screen.orientation)
        defer {
            (screen.device, screen.orientation) = before
            screen.canvasScale = nil
        }
        if let choice {
            let iOS = choice.device.iOS(upTo: SimulatedDevice.standard.iOS)
            screen.device = SimulatedDevice(choice.device, iOS: iOS)
            screen.orientation = choice.isLandscape ? .landscapeLeft : .portrait
        } else {
            screen.device = designDevice
            screen.orientation = designOrientation
            if designDeviceID == nil { screen.canvasScale = 2 }
        }
        return work(context(choice, storedTextSizes: storedTextSizes))
    }

    /// The device of the canvas; without one texts were measured in whole points (facts:
    /// interface_builder.md, stacks and rounding 3).
    private var designDevice: SimulatedDevice {
        let known = designDeviceID.flatMap { Device.withInterfaceBuilderID($0) }
        guard let device = known ?? Device.named("iphone-6s") else { return .standard }
        var simulated = SimulatedDevice(device, iOS: version.iOS)
        if designDeviceID == nil {
            simulated.portrait.scale = 1
            simulated.landscape.scale = 1
        }
        return simulated
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
