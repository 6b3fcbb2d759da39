import ContactSheetDevices
import Foundation
import UIKit

/// The device of a snapshot: its screen and its traits.
///
/// Presets are named like those of swift-snapshot-testing, and like the devices of Apple. Their
/// sizes, insets, and scales are those of the devices (Documentation/Devices.md), which differ from
/// the presets of swift-snapshot-testing.
public struct ViewImageConfig: Sendable {
    /// The orientation of the interface of a phone.
    public enum Orientation: Sendable, Hashable, CaseIterable {
        case landscape, portrait
    }

    /// The orientation of the interface of an iPad, and the part of the screen that the app has.
    public enum TabletOrientation: Sendable, Hashable {
        public enum PortraitSplits: Sendable, Hashable, CaseIterable {
            case oneThird, twoThirds, full
        }

        public enum LandscapeSplits: Sendable, Hashable, CaseIterable {
            case oneThird, oneHalf, twoThirds, full
        }

        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    /// The insets of the safe area in points.
    public var safeArea: UIEdgeInsets
    /// The size in points, or `nil` for the size of the view.
    public var size: CGSize?
    /// The traits that replace those of the device.
    public var traits: UITraitCollection
    /// The newest version of iOS that the device runs, or `nil` for the setting of the scope.
    public var iOS: IOSVersion?
    /// Whether the screen is as high as the content of its main scroll view requires.
    private(set) var showsFullContent = false
    /// The device, or `nil` for a custom screen.
    private(set) var model: Model?

    /// The same screen, made as high as the content of its main scroll view requires, with bars at its edges.
    public var fullContent: ViewImageConfig {
        var config = self
        config.showsFullContent = true
        return config
    }

    struct Model: Sendable, Hashable {
        let device: Device
        let orientation: ContactSheetDevices.Orientation
        let multitasking: Multitasking
    }

    /// Creates a custom screen.
    ///
    /// - Parameters:
    ///   - safeArea: The insets of the safe area in points.
    ///   - size: The size in points, or `nil` for the size of the view.
    ///   - traits: The traits that replace those of the simulated device, an iPhone 15, or an iPad
    ///     if the traits have its idiom.
    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// - Parameter usesLibraryPresets: Whether the insets and traits are those of swift-snapshot-testing.
    init(
        _ model: Model, iOS: IOSVersion? = nil,
        usesLibraryPresets: Bool = EffectiveSettings.usesLibraryPresets
    ) {
        let version = model.device.iOS(upTo: iOS ?? EffectiveSettings.defaultIOS)
        let screen =
            model.device.window(model.multitasking, model.orientation, iOS: version)
            ?? model.device.screen(model.orientation, iOS: version)
        self.init(
            safeArea: UIEdgeInsets(screen.safeArea),
            size: CGSize(width: screen.size.width, height: screen.size.height),
            traits: UITraitCollection(screen))
        self.model = model
        self.iOS = iOS
        if usesLibraryPresets { takeLibraryPreset(model) }
    }

    /// Takes the values in which a preset of swift-snapshot-testing differs from the device
    /// (Documentation/SnapshotTesting.md).
    private mutating func takeLibraryPreset(_ model: Model) {
        let slug = model.device.slug
        let isLandscape = model.orientation.isLandscape
        if ["iphone-se-1", "iphone-8", "iphone-8-plus", "iphone-x", "iphone-xr"].contains(slug) {
            traits = UITraitCollection(traitsFrom: [
                traits, UITraitCollection(preferredContentSizeCategory: .medium),
            ])
        }
        if slug == "iphone-xr" {
            if isLandscape {
                (safeArea.left, safeArea.right) = (44, 44)
            } else {
                safeArea.top = 44
            }
        }
        if isLandscape, ["iphone-x", "iphone-xr", "iphone-xs-max"].contains(slug) {
            safeArea.bottom = 24
        }
    }
}

extension ViewImageConfig {
    /// Returns the configuration of a device in portrait or landscape orientation.
    ///
    /// - Parameters:
    ///   - slug: The name that `contactsheet devices` lists, such as "iphone-17".
    ///   - iOS: The newest version of iOS that the device runs, or `nil` for the setting of the
    ///     scope.
    /// - Precondition: The device exists.
    public static func device(
        _ slug: String, _ orientation: Orientation = .portrait, iOS: IOSVersion? = nil
    ) -> ViewImageConfig {
        guard let device = Device.named(slug) else {
            preconditionFailure("there is no device \"\(slug)\" — see `contactsheet devices`")
        }
        return ViewImageConfig(
            Model(
                device: device,
                orientation: orientation == .portrait ? .portrait : .landscapeLeft,
                multitasking: .full), iOS: iOS)
    }

    /// Returns the configuration of an iPad that may show another app, too. A device or version of
    /// iOS without Split View has the full screen.
    ///
    /// - Precondition: The device exists.
    public static func device(
        _ slug: String, _ orientation: TabletOrientation, iOS: IOSVersion? = nil
    ) -> ViewImageConfig {
        let config = device(slug, orientation.orientation, iOS: iOS)
        guard let model = config.model else { return config }
        return ViewImageConfig(
            Model(
                device: model.device, orientation: model.orientation,
                multitasking: orientation.multitasking), iOS: iOS)
    }
}

extension ViewImageConfig.TabletOrientation {
    fileprivate var orientation: ViewImageConfig.Orientation {
        switch self {
        case .landscape: .landscape
        case .portrait: .portrait
        }
    }

    fileprivate var multitasking: Multitasking {
        switch self {
        case .landscape(.oneThird), .portrait(.oneThird): .oneThird
        case .landscape(.oneHalf): .half
        case .landscape(.twoThirds), .portrait(.twoThirds): .twoThirds
        case .landscape(.full), .portrait(.full): .full
        }
    }
}

extension UIEdgeInsets {
    init(_ insets: Insets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension UITraitCollection {
    /// Creates the traits of a screen.
    convenience init(_ screen: Screen) {
        self.init { traits in
            traits.userInterfaceIdiom = screen.idiom == .phone ? .phone : .pad
            traits.displayScale = screen.scale
            traits.horizontalSizeClass =
                screen.horizontalSizeClass == .compact ? .compact : .regular
            traits.verticalSizeClass = screen.verticalSizeClass == .compact ? .compact : .regular
        }
    }
}
