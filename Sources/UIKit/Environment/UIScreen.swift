import Devices
import Foundation

/// The simulated device's only screen, in the interface's orientation as from iOS 8.
@MainActor public final class UIScreen: NSObject {
    public static let main = UIScreen()

    /// The device that stands behind the screen; a new one is a new screen for all that follows.
    public var device = SimulatedDevice.standard
    public var orientation = UIInterfaceOrientation.portrait

    private var current: Screen { device.screen(orientation) }

    public var traitCollection: UITraitCollection { device.traits(orientation) }
    /// In points.
    public var bounds: CGRect {
        CGRect(x: 0, y: 0, width: current.size.width, height: current.size.height)
    }
    public var scale: CGFloat { current.scale }
    public var nativeScale: CGFloat { device.nativeScale }
    /// The panel's pixels, always upright.
    public var nativeBounds: CGRect {
        let size = device.portrait.size
        return CGRect(
            x: 0, y: 0, width: (size.width * nativeScale).rounded(),
            height: (size.height * nativeScale).rounded())
    }

    /// The bounds without the status bar (iOS 8 and earlier meant by it what is left to an app).
    public var applicationFrame: CGRect {
        bounds.inset(by: UIEdgeInsets(top: current.statusBarHeight))
    }

    var era: Era { device.era }
    @_spi(Documents) public var hasHomeIndicator: Bool { current.hasHomeIndicator }
    @_spi(Documents) public var grid: PixelGrid { PixelGrid(scale: scale) }
    /// Pixels to a point of the grid on which frames are rounded, where that isn't the one of
    /// texts: Interface Builder's canvases without a device.
    @_spi(Documents) public var canvasScale: CGFloat?
    var layoutGrid: PixelGrid { PixelGrid(scale: canvasScale ?? scale) }
    var statusBarHeight: CGFloat { current.statusBarHeight }
    @_spi(Documents) public var safeAreaInsets: UIEdgeInsets {
        let insets = current.safeArea
        return UIEdgeInsets(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

@MainActor public final class UIDevice: NSObject {
    public static let current = UIDevice()

    public var name: String { UIScreen.main.device.name }
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    public var systemName: String { UIScreen.main.era < .dark || !isPad ? "iOS" : "iPadOS" }
    public var systemVersion: String { UIScreen.main.device.iOS.description }
    public var orientation: UIDeviceOrientation { UIDeviceOrientation(UIScreen.main.orientation) }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIScreen.main.traitCollection.userInterfaceIdiom
    }
    private var isPad: Bool { userInterfaceIdiom == .pad }
}
