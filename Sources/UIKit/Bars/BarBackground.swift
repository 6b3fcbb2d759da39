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

    /// The color of the material below the fill. Translucent bars are drawn as opaque colors,
    /// because no content scrolls below them in an image.
    var material: UIColor?
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
            BarColors.material($0.style, isBlack: isBlack)
        }
        hairline = appearance.shadowColor
        shadowImage = appearance.shadowImage
    }

    /// Creates the background from the properties that bars had before iOS 13.
    init(style: UIBarStyle, color: UIColor?, image: UIImage?, shadowImage: UIImage?) {
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
            fill = .color(color ?? BarColors.material(isBlack: isBlack))
        } else if let color {
            fill = .color(color)
        }
    }

    /// Draws the background in a bar's bounds. The line is outside of them, below or above the bar.
    func draw(in box: CGRect, lineAbove: Bool, alpha: CGFloat = 1) {
        if let material {
            material.setFill()
            UIRectFill(box)
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
}
