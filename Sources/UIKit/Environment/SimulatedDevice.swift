import Devices
import Foundation

/// The device on which the simulated application runs, and how its owner has set it up.
public struct SimulatedDevice: Sendable, Hashable {
    public var name: String
    public var portrait: Screen
    public var landscape: Screen
    /// Pixels of the panel to a point, which some devices scale their drawing down to.
    public var nativeScale: Double
    public var iOS: IOSVersion
    public var style: UIUserInterfaceStyle
    public var contentSize: UIContentSizeCategory
    public var direction: UIUserInterfaceLayoutDirection

    public init(
        name: String, portrait: Screen, landscape: Screen, nativeScale: Double? = nil,
        iOS: IOSVersion, style: UIUserInterfaceStyle = .light,
        contentSize: UIContentSizeCategory = .large,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.name = name
        self.portrait = portrait
        self.landscape = landscape
        self.nativeScale = nativeScale ?? portrait.scale
        self.iOS = iOS
        self.style = style
        self.contentSize = contentSize
        self.direction = direction
    }

    public init(_ device: Device, iOS: IOSVersion) {
        self.init(
            name: device.name, portrait: device.screen(.portrait, iOS: iOS),
            landscape: device.screen(.landscapeLeft, iOS: iOS), nativeScale: device.nativeScale,
            iOS: iOS)
    }

    public var era: Era { Era(iOS) }

    public func screen(_ orientation: UIInterfaceOrientation) -> Screen {
        orientation.isLandscape ? landscape : portrait
    }

    func traits(_ orientation: UIInterfaceOrientation) -> UITraitCollection {
        let screen = screen(orientation)
        return UITraitCollection(
            idiom: screen.idiom == .phone ? .phone : .pad, displayScale: screen.scale,
            horizontal: UIUserInterfaceSizeClass(screen.horizontalSizeClass),
            vertical: UIUserInterfaceSizeClass(screen.verticalSizeClass),
            style: era < .dark ? .light : style,
            direction: direction == .leftToRight ? .leftToRight : .rightToLeft,
            contentSize: contentSize)
    }

    /// A phone of today, for code that runs outside a preview, such as a unit test.
    public static let standard: SimulatedDevice = {
        let device = Device.named("iphone-15") ?? Device.all[0]
        return SimulatedDevice(device, iOS: IOSVersion(18))
    }()
}
