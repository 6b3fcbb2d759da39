import Foundation

/// Hue, saturation, and brightness, each from 0 to 1.
struct HueComponents {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = min(max(hue, 0), 1)
        self.saturation = min(max(saturation, 0), 1)
        self.brightness = min(max(brightness, 0), 1)
    }

    /// Creates the components of a color, whose own components may be outside 0 to 1.
    init(_ color: RGBA) {
        let most = max(color.red, color.green, color.blue)
        let span = most - min(color.red, color.green, color.blue)
        brightness = most
        saturation = most > 0 ? span / most : 0
        hue = 0
        guard span > 0 else { return }
        let sector =
            switch most {
            case color.red: (color.green - color.blue) / span
            case color.green: (color.blue - color.red) / span + 2
            default: (color.red - color.green) / span + 4
            }
        hue = (sector < 0 ? sector + 6 : sector) / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        func channel(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        return (channel(5), channel(3), channel(1))
    }
}

extension UIColor {
    @discardableResult public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor.rgba
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = HueComponents(cgColor.rgba)
        hue?.pointee = components.hue
        saturation?.pointee = components.saturation
        brightness?.pointee = components.brightness
        alpha?.pointee = cgColor.rgba.alpha
        return true
    }

    /// Returns `false` and writes nothing if the color isn't a gray.
    @discardableResult public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor.rgba
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }
}

extension UIColor {
    /// The color space and components as UIKit prints them, or a dynamic color's name.
    var spaceAndComponents: String {
        if let systemName { return "<UIDynamicSystemColor; name = \(systemName)>" }
        guard !isDynamic else { return "<UIDynamicProviderColor>" }
        let color = fixedColor
        let isGray = color.colorSpace?.numberOfComponents == 1
        let space = isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
        let numbers = (color.components ?? []).map { String(format: "%g", Double($0)) }
        return ([space] + numbers).joined(separator: " ")
    }
}
