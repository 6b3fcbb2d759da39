import ContactSheetDevices
import Foundation

/// The device on which the simulated application runs, and its settings.
public struct SimulatedDevice: Sendable, Hashable {
    public var name: String
    public var portrait: Screen
    public var landscape: Screen
    /// Pixels of the display per point. Some devices scale their drawing down to it.
    public var nativeScale: Double
    public var iOS: IOSVersion
    public var style: UIUserInterfaceStyle
    public var contentSize: UIContentSizeCategory
    public var direction: UIUserInterfaceLayoutDirection
    /// The preferred language, such as "pt-BR", or `nil` if it doesn't matter.
    public var language: String?
    /// The language that is computed from the base texts, or `nil` if they're shown as they are.
    package var pseudoLanguage: PseudoLanguage?
    /// Whether Bold Text is on, a setting that iOS has from version 7 on.
    public var hasBoldText = false
    /// Whether Increase Contrast is on.
    public var hasHighContrast = false
    /// What the screen shows of the status bar.
    public var statusBar = StatusBarContent.empty
    /// Whether a first responder that takes text shows the keyboard. Without it, text comes from a
    /// hardware keyboard.
    public var showsKeyboard = false
    /// The outline of the display, or `nil` if it is a plain rectangle or isn't known.
    package var outline: DisplayOutline?

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

    /// Creates a device.
    ///
    /// - Parameter multitasking: The window's part of the display, if the device supports it. In an
    ///   orientation without halves, a window with half of the landscape display has two thirds.
    public init(_ device: Device, iOS: IOSVersion, multitasking: Multitasking = .full) {
        let geometry = device.geometry(multitasking, iOS: iOS)
        self.init(
            name: device.name, portrait: geometry.portrait, landscape: geometry.landscape,
            nativeScale: geometry.nativeScale, iOS: iOS)
        outline = multitasking == .full ? device.outline : nil
    }

    public var era: Era { Era(iOS) }

    /// Returns whether the device has a behavior of its version of iOS.
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
        traits.forceTouchCapability = .unavailable
        traits.preferredContentSizeCategory = contentSize
        return UITraitCollection(traits)
    }

    /// The device of code that runs outside of a preview, such as a unit test: that of the environment, or an
    /// iPhone 15 with iOS 18.
    public static let standard = forTests(in: ProcessInfo.processInfo.environment)

    /// Returns the device that `SNAPSHOT_DEVICE` and `SNAPSHOT_IOS` name. Invalid values have no effect here;
    /// assertions report them.
    package static func forTests(in environment: [String: String]) -> SimulatedDevice {
        let device =
            environment["SNAPSHOT_DEVICE"].flatMap { Device.named($0) } ?? Device.named("iphone-15")
            ?? Device.all[0]
        let iOS = environment["SNAPSHOT_IOS"].flatMap { IOSVersion($0) } ?? standardIOS
        return SimulatedDevice(device, iOS: device.iOS(upTo: iOS))
    }

    /// The newest version of iOS where none is stated.
    package static let standardIOS = IOSVersion(18)
}

extension SystemBehavior {
    /// Whether the simulated device has the behavior.
    @MainActor public var isActive: Bool { UIScreen.main.device.has(self) }
}
