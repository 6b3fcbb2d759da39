import ContactSheetDevices
import Foundation
import UIKit

extension SimulatedDevice {
    /// Creates the device of a configuration, whose screen has the size of the snapshot.
    ///
    /// - Parameter isKeyWindow: Whether a custom screen has the safe area of its device.
    @MainActor init(
        _ config: ViewImageConfig, _ traits: UITraitCollection, size: CGSize, isKeyWindow: Bool
    ) {
        let iOS = config.iOS ?? EffectiveSettings().iOS
        let all = UITraitCollection(traitsFrom: [config.traits, traits])
        let model = config.model ?? Self.model(for: all.userInterfaceIdiom)
        self.init(
            model.device, iOS: model.device.iOS(upTo: iOS), multitasking: model.multitasking)
        let isLandscape = model.orientation.isLandscape
        var screen = isLandscape ? landscape : portrait
        let usual = screen
        screen.take(all)
        screen.size = Size(size.width, size.height)
        if screen.size != usual.size { screen.display = screen.size }
        if config.model == nil {
            if !isKeyWindow { screen.setSafeArea(config.safeArea) }
            screen.statusBarHeight = 0
        } else if config.safeArea
            != ViewImageConfig(model, iOS: config.iOS, usesLibraryPresets: false).safeArea
        {
            // The caller has changed the insets of the preset, or they aren't those of the device.
            screen.setSafeArea(config.safeArea)
        }
        if isLandscape { landscape = screen } else { portrait = screen }
        if config.model == nil { landscape = screen }
        nativeScale = screen.scale == usual.scale ? nativeScale : screen.scale
        take(all)
    }

    /// The device for custom screens: that of the environment if it has the idiom.
    private static func model(for idiom: UIUserInterfaceIdiom) -> ViewImageConfig.Model {
        let own = EffectiveSettings.device
        let isUsual = own.map { idiom == .unspecified || ($0.idiom == .pad) == (idiom == .pad) }
        let usual = Device.named(idiom == .pad ? "ipad-10" : "iphone-15") ?? Device.all[0]
        let device = isUsual == true ? own ?? usual : usual
        return ViewImageConfig.Model(device: device, orientation: .portrait, multitasking: .full)
    }

    /// Replaces the user's settings by traits that are specified.
    private mutating func take(_ traits: UITraitCollection) {
        if traits.userInterfaceStyle != .unspecified { style = traits.userInterfaceStyle }
        if traits.preferredContentSizeCategory != .unspecified {
            contentSize = traits.preferredContentSizeCategory
        }
        if traits.layoutDirection != .unspecified {
            direction = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        if traits.legibilityWeight != .unspecified {
            hasBoldText = traits.legibilityWeight == .bold
        }
        if traits.accessibilityContrast != .unspecified {
            hasHighContrast = traits.accessibilityContrast == .high
        }
    }
}

extension Screen {
    /// Replaces the screen's properties by traits that are specified.
    fileprivate mutating func take(_ traits: UITraitCollection) {
        if traits.displayScale > 0 { scale = traits.displayScale }
        switch traits.userInterfaceIdiom {
        case .pad: idiom = .pad
        case .phone: idiom = .phone
        default: break
        }
        horizontalSizeClass = SizeClass(traits.horizontalSizeClass) ?? horizontalSizeClass
        verticalSizeClass = SizeClass(traits.verticalSizeClass) ?? verticalSizeClass
    }

    fileprivate mutating func setSafeArea(_ insets: UIEdgeInsets) {
        safeArea = Insets(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        navigationBarTop = safeArea.top
        hasHomeIndicator = safeArea.bottom > 0
    }
}

extension SizeClass {
    fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension TraitValues {
    /// The traits that only views have, not the device.
    init(onlyInWindows collections: UITraitCollection...) {
        self = UITraitCollection(traitsFrom: collections).values
        let unspecified = TraitValues()
        userInterfaceIdiom = unspecified.userInterfaceIdiom
        displayScale = unspecified.displayScale
        horizontalSizeClass = unspecified.horizontalSizeClass
        verticalSizeClass = unspecified.verticalSizeClass
        userInterfaceStyle = unspecified.userInterfaceStyle
        layoutDirection = unspecified.layoutDirection
        legibilityWeight = unspecified.legibilityWeight
        accessibilityContrast = unspecified.accessibilityContrast
        preferredContentSizeCategory = unspecified.preferredContentSizeCategory
    }
}
