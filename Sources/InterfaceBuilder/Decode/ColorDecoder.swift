import UIKit

/// Reads `<color>` elements in all their notations.
///
/// Calibrated and device components are used as sRGB, their meaning in a document without color
/// matching. Display P3 components are used as sRGB, too.
struct ColorDecoder: Sendable {
    let resources: Resources

    /// Returns the color, or `nil` for a pattern or a color without known components and known
    /// name.
    func color(_ element: Element) -> UIColor? {
        named(element) ?? components(element)
    }

    private func named(_ element: Element) -> UIColor? {
        let systemNames = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
        for name in systemNames.lazy.compactMap({ element[$0] }) {
            if let color = SystemColorNames.color(name) { return color }
            if let stored = resources.systemColors[name] { return components(stored) }
        }
        guard let name = element["name"] else { return nil }
        return catalogColor(name)
            ?? resources.namedColors[name].flatMap(definition).map { UIColor($0, assetName: name) }
    }

    /// Returns a color of the asset catalogs of the run. Documents are built on the main actor.
    private func catalogColor(_ name: String) -> UIColor? {
        MainActor.assumeIsolated { AssetLibrary.main.knownColor(name) }
    }

    /// Returns the definition of a named color, which can be a system color but never another named
    /// color.
    private func definition(_ element: Element) -> UIColor? {
        element["systemColor"].flatMap(SystemColorNames.color) ?? components(element)
    }

    private func components(_ element: Element) -> UIColor? {
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
            let yellow = element.number("yellow"), let black = element.number("black")
        {
            return UIColor(
                red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
                blue: (1 - yellow) * (1 - black), alpha: alpha)
        }
        guard let red = element.number("red"), let green = element.number("green"),
            let blue = element.number("blue")
        else { return nil }
        return element["customColorSpace"] == "displayP3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
