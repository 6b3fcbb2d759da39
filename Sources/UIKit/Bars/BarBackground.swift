import ContactSheetDevices
import Foundation

/// The background of a bar.
@MainActor struct BarBackground {
    enum Fill {
        case nothing
        case color(UIColor)
        /// The glossy surface of iOS 6 and earlier, with its color at the bottom.
        case glossy(UIColor)
        case image(UIImage)
    }

    /// The material of a translucent bar, below the fill.
    var material: BarMaterial?
    var fill = Fill.nothing
    /// The color of the line of one pixel outside of the bar's edge.
    var hairline: UIColor?
    var shadowImage: UIImage?

    /// Creates the background from an appearance object of iOS 13 and later.
    init(_ appearance: UIBarAppearance, isBlack: Bool) {
        if let image = appearance.backgroundImage {
            fill = .image(image)
        } else if let color = appearance.backgroundColor {
            fill = .color(color)
        }
        material = appearance.backgroundEffect.map {
            BarMaterial(style: $0.style, isBlack: isBlack)
        }
        hairline = appearance.shadowColor
        shadowImage = appearance.shadowImage
    }

    /// Creates the background from the properties that bars had before iOS 13.
    init(
        style: UIBarStyle, isTranslucent: Bool, color: UIColor?, image: UIImage?,
        shadowImage: UIImage?
    ) {
        let isBlack = style != .default
        self.shadowImage = shadowImage
        let era = UIScreen.main.era
        if shadowImage == nil, era != .classic, era < .glass {
            hairline = BarColors.hairline(isBlack: isBlack)
        }
        if let image {
            fill = .image(image)
        } else if era == .classic {
            fill = .glossy(color ?? BarColors.classicBase(isBlack: isBlack))
        } else if era < .glass {
            if isTranslucent {
                material = BarMaterial(isBlack: isBlack, color: color)
            } else {
                fill = .color(color ?? BarColors.material(isBlack: isBlack))
            }
        } else if let color {
            fill = .color(color)
        }
    }

    /// Draws the background in a bar's bounds. The line is outside of them, below or above the bar.
    func draw(in box: CGRect, lineAbove: Bool, alpha: CGFloat = 1) {
        if let material, !isOpaque {
            material.current.draw(in: UIBezierPath(rect: box))
        }
        switch fill {
        case .nothing: break
        case .color(let color):
            color.setFill()
            UIRectFill(box)
        case .glossy(let color): ClassicBarArtwork.fillBar(box, color: color, alpha: alpha)
        case .image(let image): image.draw(in: box)
        }
        let thickness = shadowImage?.size.height ?? 1 / UIScreen.main.scale
        let line = CGRect(
            x: box.minX, y: lineAbove ? box.minY - thickness : box.maxY, width: box.width,
            height: thickness)
        if let shadowImage {
            if thickness > 0 { shadowImage.draw(in: line) }
        } else if let hairline {
            hairline.setFill()
            UIRectFill(line)
        }
    }

    /// Whether the fill hides the material.
    private var isOpaque: Bool {
        guard case .color(let color) = fill else { return false }
        return color.cgColor.alpha >= 1
    }

    /// Whether the fill is a dark color in light appearance, on which the glass of items is clear, and
    /// their content light. (Decision, Documentation/Materials.md 5.)
    func isDark(in traits: UITraitCollection) -> Bool {
        guard traits.userInterfaceStyle != .dark, case .color(let color) = fill else {
            return false
        }
        let rgba = color.resolvedColor(with: traits).cgColor.rgba
        return rgba.alpha > 0.5 && !rgba.isLight
    }

    /// Whether nothing is drawn, so that from iOS 26 on content fades out below the bar.
    var isEmpty: Bool {
        guard case .nothing = fill else { return false }
        return material == nil
    }
}

/// The material of a bar for the current appearance.
struct BarMaterial {
    /// The style of an appearance object; `nil` for the bar's own material.
    var style: UIBlurEffect.Style?
    var isBlack: Bool
    /// The color of the bar, which replaces that of the material.
    var color: UIColor?

    /// The opacity of a bar's color over the blur. A decision (Documentation/Materials.md 4).
    private static let colorAlpha: CGFloat = 0.85

    @MainActor var current: BlurMaterial {
        if let color {
            return BlurMaterial(
                tint: color.faded(to: Self.colorAlpha), radius: BlurMaterial.barRadius)
        }
        let isDark = isBlack || UITraitCollection.current.userInterfaceStyle == .dark
        if let style, style != .systemChromeMaterial { return style.material(isDark: isDark) }
        return BarColors.translucent(isBlack: isBlack)
    }
}
