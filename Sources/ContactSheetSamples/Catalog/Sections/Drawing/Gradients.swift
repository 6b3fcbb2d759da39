import ContactSheet

extension CatalogSection {
    static let gradients = CatalogSection("Gradients") {
        for style in layerStyles { Specimen(style.name, size: side, LayerView { gradient(style) }) }
        for style in drawings {
            Specimen(
                style.name, size: side,
                GradientView { context in
                    if let colors { style.draw(context, colors) }
                })
        }
    }

    private static let side = CGSize(width: 140, height: 90)
    private static let zero = CGPoint.zero
    private static let one = CGPoint(x: 1, y: 1)
    private static let middle = CGPoint(x: 0.5, y: 0.5)

    private struct Style {
        var name: String
        var start = CGPoint(x: 0.5, y: 0)
        var end = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
        var locations: [NSNumber]?
        var colors: [UIColor] = [.systemPink, .systemYellow, .systemBlue]
        var radius: CGFloat = 0
    }

    private static let layerStyles = [
        Style(name: "axial"),
        Style(name: "across", start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5)),
        Style(name: "corner to corner", start: zero, end: one),
        Style(name: "locations 0 0.2 1", locations: [0, 0.2, 1]),
        Style(name: "hard stops", locations: [0.5, 0.5, 0.5]),
        Style(
            name: "-0.5 to 1.5", start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5),
            locations: [-0.5, 0.5, 1.5]),
        Style(name: "to clear", colors: [.systemBlue, .systemBlue.withAlphaComponent(0)]),
        Style(name: "rounded", radius: 20),
        Style(name: "radial", start: middle, end: one, type: .radial),
        Style(
            name: "small radial", start: CGPoint(x: 0.3, y: 0.3), end: CGPoint(x: 0.5, y: 0.7),
            type: .radial),
        Style(name: "conic", start: middle, end: CGPoint(x: 0.5, y: 0), type: .conic),
        Style(
            name: "color wheel", start: middle, end: CGPoint(x: 1, y: 0.5), type: .conic,
            colors: (0...6).map {
                UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1)
            }, radius: 45),
    ]

    @MainActor private static func gradient(_ style: Style) -> CALayer {
        let layer = CAGradientLayer()
        layer.bounds.size = style.radius == 45 ? CGSize(width: 90, height: 90) : side
        layer.colors = style.colors.map(\.cgColor)
        layer.locations = style.locations
        layer.startPoint = style.start
        layer.endPoint = style.end
        layer.type = style.type
        layer.cornerRadius = style.radius
        return layer
    }

    @MainActor private static let drawings:
        [(name: String, draw: @MainActor (CGContext, CGGradient) -> Void)] =
            [
                (
                    "linear, ends cut",
                    { context, colors in
                        context.drawLinearGradient(
                            colors, start: CGPoint(x: 40, y: 0), end: CGPoint(x: 100, y: 30),
                            options: [])
                    }
                ),
                (
                    "linear, ends go on",
                    { context, colors in
                        context.drawLinearGradient(
                            colors, start: CGPoint(x: 40, y: 0), end: CGPoint(x: 100, y: 30),
                            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
                    }
                ),
                (
                    "radial ring",
                    { context, colors in
                        let center = CGPoint(x: 70, y: 45)
                        context.drawRadialGradient(
                            colors, startCenter: center, startRadius: 12, endCenter: center,
                            endRadius: 40,
                            options: [])
                    }
                ),
                (
                    "clipped, turned",
                    { context, colors in
                        context.addEllipse(in: CGRect(x: 10, y: 10, width: 120, height: 70))
                        context.clip()
                        context.translateBy(x: 70, y: 45)
                        context.rotate(by: .pi / 6)
                        context.drawLinearGradient(
                            colors, start: CGPoint(x: -40, y: 0), end: CGPoint(x: 40, y: 0),
                            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
                    }
                ),
            ]

    @MainActor private static var colors: CGGradient? {
        let colors = [UIColor.systemGreen, .systemYellow, .systemRed].map(\.cgColor)
        return CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil)
    }
}

/// A view that draws with a closure.
private final class GradientView: UIView {
    private let drawing: @MainActor (CGContext) -> Void

    init(_ drawing: @escaping @MainActor (CGContext) -> Void) {
        self.drawing = drawing
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { drawing(context) }
    }
}
