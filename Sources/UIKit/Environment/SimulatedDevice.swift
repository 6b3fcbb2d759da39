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
    /// The language of the owner's choice, such as "pt-BR"; nil where none matters.
    public var language: String?
    /// Whether the owner asked for bold text, which iOS has from version 7 on.
    public var hasBoldText = false
    /// Whether the owner asked for more contrast.
    public var hasHighContrast = false

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

    /// - Parameter multitasking: the window's part of the display, where the device offers it;
    ///   what has half of it on the side has two thirds upright, where there are no halves.
    public init(_ device: Device, iOS: IOSVersion, multitasking: Multitasking = .full) {
        let geometry = device.geometry(multitasking, iOS: iOS)
        self.init(
            name: device.name, portrait: geometry.portrait, landscape: geometry.landscape,
            nativeScale: geometry.nativeScale, iOS: iOS)
    }

    public var era: Era { Era(iOS) }

    /// Whether the device has a behavior of its version of iOS.
    public func has(_ behavior: SystemBehavior) -> Bool {
        behavior.isActive(in: iOS, on: portrait.idiom)
    }

    public func screen(_ orientation: UIInterfaceOrientation) -> Screen {
        orientation.isLandscape ? landscape : portrait
    }

    func traits(_ orientation: UIInterfaceOrientation) -> UITraitCollection {
        let screen = screen(orientation)
        var traits = TraitValues()
        traits.userInterfaceIdiom = screen.idiom == .phone ? .phone : .pad
        traits.displayScale = screen.scale
        traits.horizontalSizeClass = UIUserInterfaceSizeClass(screen.horizontalSizeClass)
        traits.verticalSizeClass = UIUserInterfaceSizeClass(screen.verticalSizeClass)
        traits.userInterfaceStyle = era < .dark ? .light : style
        traits.userInterfaceLevel = .base
        traits.layoutDirection = direction == .leftToRight ? .leftToRight : .rightToLeft
        traits.legibilityWeight = hasBoldText && has(.boldText) ? .bold : .regular
        traits.accessibilityContrast = hasHighContrast ? .high : .normal
        traits.displayGamut = .SRGB
        traits.preferredContentSizeCategory = contentSize
        return UITraitCollection(traits)
    }

    /// A phone of today, for code that runs outside a preview, such as a unit test.
    public static let standard: SimulatedDevice = {
        let device = Device.named("iphone-15") ?? Device.all[0]
        return SimulatedDevice(device, iOS: IOSVersion(18))
    }()
}

extension SystemBehavior {
    /// Whether the simulated device has the behavior.
    @MainActor public var isActive: Bool { UIScreen.main.device.has(self) }
}
