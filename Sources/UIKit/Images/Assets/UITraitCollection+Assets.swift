import AssetCatalogs
import Foundation

extension UITraitCollection {
    /// Creates a collection with the traits that an entry of an asset catalog is for.
    convenience init(_ traits: AssetTraits) {
        self.init { values in
            values.userInterfaceIdiom = UIUserInterfaceIdiom(traits.idiom)
            values.displayScale = CGFloat(traits.scale ?? 0)
            values.userInterfaceStyle = UIUserInterfaceStyle(traits.luminosity)
            values.accessibilityContrast = traits.hasHighContrast ? .high : .unspecified
            values.layoutDirection = UITraitEnvironmentLayoutDirection(traits.layoutDirection)
        }
    }
}

extension UIUserInterfaceIdiom {
    fileprivate init(_ idiom: AssetTraits.Idiom?) {
        self =
            switch idiom {
            case .phone: .phone
            case .pad: .pad
            case nil: .unspecified
            }
    }
}

extension UIUserInterfaceStyle {
    fileprivate init(_ luminosity: AssetTraits.Luminosity?) {
        self =
            switch luminosity {
            case .light: .light
            case .dark: .dark
            case nil: .unspecified
            }
    }
}

extension UITraitEnvironmentLayoutDirection {
    fileprivate init(_ direction: AssetTraits.LayoutDirection?) {
        self =
            switch direction {
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            case nil: .unspecified
            }
    }
}
