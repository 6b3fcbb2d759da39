import ContactSheetDevices
import Foundation
import FoundationSupplements

/// The simulated device's only screen.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    public static var main: UIScreen { SimulatedSystem.current.screen }

    /// The device of the screen. Setting it starts with a new screen in portrait orientation.
    public var device: SimulatedDevice {
        didSet {
            ScreenLanguage.current.identifier = device.language
            orientation = .portrait
            resetStatusBar()
            UIDevice.current.turn(to: .portrait)
        }
    }
    public var orientation = UIInterfaceOrientation.portrait {
        didSet { (knownTraits, knownFontSurroundings, knownLabelFont) = (nil, nil, nil) }
    }
    private var knownTraits: UITraitCollection?
    private var knownFontSurroundings: FontSurroundings?
    private var knownLabelFont: UIFont?

    init(device: SimulatedDevice) {
        self.device = device
        super.init()
        resetStatusBar()
    }

    /// Returns to the status bar of an application that hasn't started.
    func resetStatusBar() {
        statusBar = device.statusBar == .hidden ? .hidden : .automatic
        (statusBarStyle, hidesHomeIndicator) = (.default, false)
    }

    private var current: Screen { device.screen(orientation) }

    public var traitCollection: UITraitCollection {
        if let knownTraits { return knownTraits }
        let traits = device.traits(orientation)
        knownTraits = traits
        return traits
    }
    /// The font of labels that have none of their own.
    var labelFont: UIFont {
        if let knownLabelFont { return knownLabelFont }
        let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
        knownLabelFont = font
        return font
    }
    /// The environment of fonts that are created without traits.
    var fontSurroundings: FontSurroundings {
        if let knownFontSurroundings { return knownFontSurroundings }
        let surroundings = FontSurroundings(traitCollection.values, device)
        knownFontSurroundings = surroundings
        return surroundings
    }
    /// The bounds in points of the whole display, even if other apps have a part of it; they rotate
    /// with the interface from iOS 8 on (Documentation/Rotation.md 4).
    public var bounds: CGRect {
        let display = device.screen(device.has(.screenRotates) ? orientation : .portrait).display
        return CGRect(x: 0, y: 0, width: display.width, height: display.height)
    }
    /// The part of the screen that windows have, which is smaller in Split View and Slide Over.
    var windowBounds: CGRect {
        device.has(.screenRotates) ? interfaceBounds : interfaceBounds(.portrait)
    }
    /// Whether other apps are visible next to or behind the window.
    var isShared: Bool { current.display != current.size }
    /// Whether the window floats over another app, below the status bar, as in Slide Over.
    var isFloating: Bool { current.display.height != current.size.height }
    /// The bounds of the window in points, in the interface's orientation.
    package var interfaceBounds: CGRect { interfaceBounds(orientation) }

    func interfaceBounds(_ orientation: UIInterfaceOrientation) -> CGRect {
        let size = device.screen(orientation).size
        return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    /// The screen's coordinate space, which rotates with the interface.
    public var coordinateSpace: any UICoordinateSpace { self }
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
    public var maximumFramesPerSecond: Int { 60 }
    public var brightness: CGFloat {
        get { 0.5 }
        set {}
    }
    public var isCaptured: Bool { false }
    public static var screens: [UIScreen] { [main] }
    public var scale: CGFloat { current.scale }
    public var nativeScale: CGFloat { device.nativeScale }
    /// The bounds in the display's pixels, always in portrait orientation.
    public var nativeBounds: CGRect {
        let size = device.portrait.display
        return CGRect(
            x: 0, y: 0, width: (size.width * nativeScale).rounded(),
            height: (size.height * nativeScale).rounded())
    }

    /// The bounds without the status bar, in points (in iOS 8 and earlier the area available to an
    /// app); up to iOS 7 in the window's coordinate space, which doesn't rotate.
    public var applicationFrame: CGRect {
        guard !device.has(.screenRotates) else {
            return windowBounds.inset(by: UIEdgeInsets(top: statusBarHeight))
        }
        let geometry = RootViewGeometry(
            orientation, portrait: bounds.size, statusBarHeight: statusBarHeight)
        return CGRect(
            x: -geometry.size.width / 2, y: -geometry.size.height / 2,
            width: geometry.size.width, height: geometry.size.height
        ).applying(geometry.transform)
            .offsetBy(dx: geometry.center.x, dy: geometry.center.y)
    }

    var era: Era { device.era }
    package var hasHomeIndicator: Bool { current.hasHomeIndicator }
    package var grid: PixelGrid { PixelGrid(scale: scale) }
    /// Whether the application hides or always shows the status bar.
    var statusBar = StatusBarVisibility.automatic
    /// The style that the application or its frontmost controller prefers.
    var statusBarStyle = UIStatusBarStyle.default
    /// Whether the frontmost controller hides the home indicator.
    var hidesHomeIndicator = false
    /// The height in points; 0 if the status bar is hidden.
    var statusBarHeight: CGFloat { statusBar.height(on: device, orientation) }
    /// The y-coordinate of a full-screen navigation bar's content, in points.
    var navigationBarTop: CGFloat {
        current.navigationBarTop + statusBar.change(on: device, orientation)
    }
    package var safeAreaInsets: UIEdgeInsets {
        let insets = current.safeArea
        return UIEdgeInsets(
            top: insets.top + statusBar.change(on: device, orientation), left: insets.left,
            bottom: insets.bottom, right: insets.right)
    }
}

@preconcurrency @MainActor public final class UIDevice: NSObject {
    public static var current: UIDevice { SimulatedSystem.current.device }

    public var name: String { UIScreen.main.device.name }
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    public var systemName: String { UIScreen.main.era < .dark || !isPad ? "iOS" : "iPadOS" }
    /// The version with its minor number, such as "18.0".
    public var systemVersion: String {
        let iOS = UIScreen.main.device.iOS
        return "\(iOS.major).\(iOS.minor)"
    }
    /// The orientation of the device; portrait until it is changed.
    public private(set) var orientation = UIDeviceOrientation.portrait
    public var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }
    /// The number of unbalanced calls that began generating notifications.
    private var listeners = 0

    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    public func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }

    public func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

    func turn(to orientation: UIDeviceOrientation) {
        guard orientation != self.orientation else { return }
        self.orientation = orientation
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(
            name: UIDevice.orientationDidChangeNotification, object: self)
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIScreen.main.traitCollection.userInterfaceIdiom
    }
    private var isPad: Bool { userInterfaceIdiom == .pad }
}
