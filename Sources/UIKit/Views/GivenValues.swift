import Foundation
import Typesetting

// What was set on views and on their parts, as opposed to what they inherit or compute. Reports
// explain changes with it.

extension UIView {
    /// The margins that were set, as `top left bottom right`, or `nil` if the default ones apply.
    /// Directional margins begin with `directional`.
    package var givenLayoutMargins: String? {
        switch layoutState.margins {
        case .absolute(let margins): margins.sides
        case .directional(let margins): "directional \(margins.sides)"
        case nil: nil
        }
    }

    /// The controller that has this view as its root view.
    package var controllerOfRoot: UIViewController? { viewController }
}

extension UIEdgeInsets {
    /// The insets as `top left bottom right`, with at most three decimals.
    package var sides: String { [top, left, bottom, right].map(\.short).joined(separator: " ") }
}

extension NSDirectionalEdgeInsets {
    /// The insets as `top leading bottom trailing`, with at most three decimals.
    package var sides: String {
        [top, leading, bottom, trailing].map(\.short).joined(separator: " ")
    }
}

extension UIFont {
    /// The text style whose size the font has, or `nil` for other fonts.
    package var givenTextStyle: String? {
        if case .style(let style) = recipe.origin { return "\(style)" }
        return recipe.scaling.map { "\($0.style) from \($0.baseSize.short)" }
    }
}

extension UIButton {
    /// The style of the configuration, or `nil` if the button has none.
    package var givenConfigurationStyle: String? { configuration.map { "\($0.style)" } }

    /// The corner radius of the configuration's background, or `nil` if none was set.
    package var givenCornerRadius: CGFloat? { configuration?.background.ownCornerRadius }
}

extension UITableView {
    /// The color of separators, or `nil` if it is the system's.
    package var givenSeparatorColor: UIColor? {
        separatorColor == TableColors.separator ? nil : separatorColor
    }

    /// The inset of separators, or `nil` if the default one applies.
    package var givenSeparatorInset: UIEdgeInsets? { ownSeparatorInset }
}

extension UITableViewCell {
    /// The inset of the separator, or `nil` if the default one applies.
    package var givenSeparatorInset: UIEdgeInsets? { ownSeparatorInset }
}

extension UIBarItem {
    /// The item as text: its title, its image, or the name of a system item.
    package var summary: String {
        let system = (self as? UIBarButtonItem)?.systemItem.map { "\($0)" }
        let parts = [system ?? title, image?.givenName].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? "item" : parts.joined(separator: " ")
    }
}

extension UIImage {
    /// The name of a symbol or of an image that isn't available, or `image` for others.
    package var givenName: String {
        switch attributes.content {
        case .symbol(let symbol): symbol.name
        case .placeholder(let name): name
        case .bitmap: "image"
        }
    }
}

extension UIVisualEffect {
    /// The kind and style of the effect.
    package var summary: String {
        switch self {
        case let blur as UIBlurEffect: "blur \(blur.style)"
        case let vibrancy as UIVibrancyEffect:
            "vibrancy \(vibrancy.style) on blur \(vibrancy.blurEffect.style)"
        default: String(describing: type(of: self))
        }
    }
}

extension UIImage.SymbolConfiguration {
    /// The values that are specified.
    package var summary: String {
        var parts: [String] = []
        switch size {
        case .points(let points): parts.append("\(points.short) points")
        case .style(let style): parts.append("\(style.typeset)")
        case nil: break
        }
        if weight != .unspecified { parts.append("\(weight)") }
        if scale != .unspecified, scale != .default { parts.append("\(scale)") }
        switch palette {
        case .monochrome: parts.append("monochrome")
        case .multicolor: parts.append("multicolor")
        case .tintHierarchy: parts.append("hierarchical")
        case .hierarchical(let color): parts.append("hierarchical \(color.cgColor.rgba.dump)")
        case .colors(let colors):
            parts.append("palette " + colors.map(\.cgColor.rgba.dump).joined(separator: " "))
        case nil: break
        }
        return parts.joined(separator: ", ")
    }
}

extension UICornerConfiguration {
    /// The radii of the top left, top right, bottom left, and bottom right corners.
    package var summary: String {
        [topLeft, topRight, bottomLeft, bottomRight].map { radius in
            switch radius?.kind {
            case .fixed(let radius): CGFloat(radius).short
            case .containerConcentric(let minimum): "concentric \(CGFloat(minimum).short)"
            case .capsule(let maximum): "capsule" + (maximum.map { " \(CGFloat($0).short)" } ?? "")
            case nil: "0"
            }
        }
        .joined(separator: ", ")
    }
}
