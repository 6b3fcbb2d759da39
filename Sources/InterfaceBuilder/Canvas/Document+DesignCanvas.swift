import ContactSheetDevices
import Foundation
import UIKit

/// The screen setup that simulates Interface Builder's canvas while a document is laid out.
@MainActor extension Document {
    /// Sets up the screen for the canvas, calls `work`, and restores the screen.
    package func onCanvas<Result>(
        _ choice: CanvasChoice?, storedTextSizes: Bool, _ work: (DesignContext) -> Result
    ) -> Result {
        let screen = UIScreen.main
        let before = (screen.device, screen.orientation)
        defer { (screen.device, screen.orientation) = before }
        if let choice {
            let iOS = choice.device.iOS(upTo: SimulatedDevice.standardIOS)
            screen.device = SimulatedDevice(choice.device, iOS: iOS)
            screen.orientation = choice.isLandscape ? .landscapeLeft : .portrait
        } else {
            screen.device = designDevice
            screen.orientation = designOrientation
        }
        return work(context(choice, storedTextSizes: storedTextSizes))
    }

    /// Turns the document's own canvas to the orientation of a root's simulated metrics, or back to
    /// the document's if it has none. Returns the context of that canvas.
    func turned(
        _ context: DesignContext, for root: DesignRoot, storedTextSizes: Bool
    ) -> DesignContext {
        guard context.isOwnCanvas else { return context }
        let own = SimulatedOrientation.own(of: root.controller ?? root.view)
        let wanted = own ?? designOrientation
        UIScreen.main.orientation = wanted
        guard wanted.isLandscape != context.insets.isLandscape else { return context }
        return self.context(nil, storedTextSizes: storedTextSizes)
    }

    /// The device of the canvas.
    private var designDevice: SimulatedDevice {
        let known = designDeviceID.flatMap { Device.withInterfaceBuilderID($0) }
        guard let device = known ?? Device.named("iphone-6s") else { return .standard }
        var simulated = SimulatedDevice(device, iOS: version.iOS)
        if version.hasSmallestTextSize { simulated.contentSize = .extraSmall }
        if designDeviceID == nil {
            simulated.portrait.scale = scaleWithoutDevice
            simulated.landscape.scale = scaleWithoutDevice
        }
        return simulated
    }

    /// The scale of a canvas without a device.
    ///
    /// Before Xcode 8, the canvas had the scale of the screen that it was drawn on: 89 of 106 such
    /// documents have no frames with fractional points, and are laid out with a scale of 1. Those
    /// with fractional frames and later documents have a scale of 2.
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
                hasHomeButton: !screen.hasHomeIndicator,
                isPad: screen.device.portrait.idiom == .pad,
                deviceWidth: min(screen.interfaceBounds.width, screen.interfaceBounds.height)),
            traits: isOwn ? designTraits : screen.traitCollection,
            keepsTextSizes: storedTextSizes, isOwnCanvas: isOwn)
    }

    /// The size classes of the canvas; unspecified without a device.
    private var designTraits: UITraitCollection {
        designDeviceID == nil
            ? UITraitCollection(horizontalSizeClass: .unspecified)
            : UIScreen.main.traitCollection
    }
}
