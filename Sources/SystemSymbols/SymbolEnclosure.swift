import CoreGraphics

/// An outline around another symbol, named by the last components of a name, such as the circle in
/// `plus.circle` and the arrows in `eurosign.arrow.circlepath`.
struct SymbolEnclosure {
    /// The row of the outline.
    var outline: Substring
    /// The bounds of the symbol inside the outline, in ems. An exclamation mark is low in its
    /// triangle.
    var bounds: CGRect

    private init(_ outline: Substring, _ bounds: CGRect) {
        self.outline = outline
        self.bounds = bounds
    }

    /// Returns the enclosure of the longest suffix that is the name of one, and the components
    /// before the suffix; `nil` for other names.
    static func last(in components: [Substring]) -> (inside: [Substring], Self)? {
        guard components.count > 1 else { return nil }
        for start in max(1, components.count - longest)..<components.count {
            let suffix = components[start...].joined(separator: ".")
            if let enclosure = named[suffix] { return (Array(components[..<start]), enclosure) }
        }
        return nil
    }

    private static let named: [String: Self] = {
        var named: [String: Self] = [:]
        for (names, bounds) in outlines {
            for name in names { named[name] = Self(name[...], bounds) }
        }
        for (name, row) in renamed { named[name] = named[row] }
        return named
    }()

    private static let longest =
        named.keys.map { $0.split(separator: ".").count }.max() ?? 1

    private static func bounds(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
    ) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private static let outlines: [([String], CGRect)] = [
        (
            [
                "circle", "square", "app", "diamond", "octagon", "hexagon", "seal",
                "circle.dotted", "circle.dashed", "square.dashed", "app.dashed",
            ], bounds(-0.25, -0.27, 0.5, 0.54)
        ),
        (["shield"], bounds(-0.23, -0.27, 0.46, 0.5)),
        (["triangle"], bounds(-0.24, -0.16, 0.48, 0.46)),
        (["rectangle", "capsule"], bounds(-0.34, -0.24, 0.68, 0.48)),
        (["rectangle.portrait"], bounds(-0.22, -0.3, 0.44, 0.6)),
        (["bubble", "message", "bubble.left", "bubble.right"], bounds(-0.28, -0.31, 0.56, 0.46)),
        (["icloud", "cloud"], bounds(-0.24, -0.14, 0.48, 0.4)),
        (["doc", "document"], bounds(-0.2, -0.12, 0.4, 0.5)),
        (["folder"], bounds(-0.3, -0.04, 0.6, 0.36)),
        (["house"], bounds(-0.2, -0.12, 0.4, 0.46)),
        (["tv"], bounds(-0.3, -0.3, 0.6, 0.5)),
        (["display", "desktopcomputer"], bounds(-0.3, -0.34, 0.6, 0.42)),
        (["iphone", "ipad", "smartphone"], bounds(-0.18, -0.28, 0.36, 0.56)),
        (["applewatch"], bounds(-0.17, -0.19, 0.34, 0.38)),
        (["heart"], bounds(-0.22, -0.24, 0.44, 0.42)),
        (["bookmark"], bounds(-0.19, -0.32, 0.38, 0.4)),
        (["viewfinder"], bounds(-0.28, -0.28, 0.56, 0.56)),
        (["magnifyingglass"], bounds(-0.26, -0.26, 0.34, 0.34)),
        (["batteryblock"], bounds(-0.3, -0.16, 0.6, 0.42)),
        (["arrow.2.circlepath", "arrow.triangle.2.circlepath"], bounds(-0.19, -0.21, 0.38, 0.42)),
        (["goforward", "gobackward"], bounds(-0.19, -0.12, 0.38, 0.34)),
        (["gauge.chart"], bounds(-0.24, -0.2, 0.48, 0.5)),
    ]

    /// Names that have the outline of another name. Those with `trianglehead` are newer names.
    private static let renamed = [
        "ring": "circle", "ring.dashed": "circle.dashed",
        "arrow.circlepath": "arrow.2.circlepath",
        "arrow.trianglehead.counterclockwise.rotate.90": "arrow.2.circlepath",
        "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
        "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
        "arrow.trianglehead.clockwise": "goforward",
        "arrow.trianglehead.counterclockwise": "gobackward",
        "gauge.chart.lefthalf.righthalf": "gauge.chart",
        "gauge.chart.leftthird.topthird.rightthird": "gauge.chart",
    ]
}
