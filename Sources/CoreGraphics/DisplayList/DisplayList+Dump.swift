import Foundation

extension DisplayList: CustomStringConvertible {
    /// One line per item, with indented groups and at most three decimals.
    public var description: String {
        (["page \(size.width.short)×\(size.height.short)"] + items.flatMap { $0.lines(indent: 1) })
            .joined(separator: "\n")
    }
}

extension DisplayItem {
    fileprivate func lines(indent: Int) -> [String] {
        let margin = String(repeating: "  ", count: indent)
        guard case .group(let group) = self else { return [margin + summary] }
        let mask = group.mask.map { items in
            [margin + "  mask"] + items.flatMap { $0.lines(indent: indent + 2) }
        }
        return [margin + summary] + (mask ?? [])
            + group.items.flatMap { $0.lines(indent: indent + 1) }
    }

    private var summary: String {
        switch self {
        case .fill(let fill):
            let rule = fill.rule == .evenOdd ? " even-odd" : ""
            return "fill\(rule) \(fill.path.dump) \(fill.paint.dump)"
        case .stroke(let stroke):
            let width = stroke.style.lineWidth.short
            return "stroke \(width) \(stroke.path.dump) \(stroke.paint.dump)"
        case .glyphs(let run):
            let origin = run.glyphs.first?.position ?? .zero
            let font = "\(run.face.postScriptName) \(run.size.short)"
            let width = run.glyphs.first.map(\.widthScale) ?? 1
            let stretch = width == 1 ? "" : " × \(width.short)"
            return "glyphs \"\(run.text)\" \(font)\(stretch) at \(origin.dump) \(run.color.dump)"
        case .image(let placed):
            let pixels = "\(placed.image.width)×\(placed.image.height)"
            return "image \(pixels) in \(placed.rect.dump)"
        case .group(let group):
            return group.dump
        case .backdrop(let backdrop):
            let blur = backdrop.standardDeviation.short
            let saturation = CGFloat(backdrop.saturation).short
            return "backdrop \(backdrop.path.dump) blur \(blur) saturation \(saturation)"
        }
    }
}

extension Group {
    fileprivate var dump: String {
        var parts = ["group"]
        if !transform.isIdentity {
            let t = transform
            let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.short).joined(separator: " ")
            parts.append("transform [\(numbers)]")
        }
        if let clip {
            parts.append("clip \(clip.rule == .evenOdd ? "even-odd " : "")\(clip.path.dump)")
        }
        if opacity != 1 { parts.append("opacity \(CGFloat(opacity).short)") }
        if blendMode != .normal { parts.append("blend \(blendMode)") }
        if isIsolated { parts.append("isolated") }
        if let shadow {
            let offset = "\(shadow.offset.width.short),\(shadow.offset.height.short)"
            parts.append(
                "shadow \(offset) blur \(shadow.standardDeviation.short) \(shadow.color.dump)")
        }
        return parts.joined(separator: " ")
    }
}

extension Path {
    fileprivate var dump: String {
        if let rect { return rect.dump }
        return "path(" + elements.map(\.dump).joined(separator: " ") + ")"
    }
}

extension Path.Element {
    fileprivate var dump: String {
        let letter =
            switch self {
            case .move: "M"
            case .line: "L"
            case .quadCurve: "Q"
            case .curve: "C"
            case .close: "Z"
            }
        return letter + points.map(\.dump).joined(separator: " ")
    }
}

extension Paint {
    fileprivate var dump: String {
        switch self {
        case .color(let color): color.dump
        case .linearGradient(let stops, let start, let end):
            "linear \(start.dump)–\(end.dump) \(stops.dump)"
        case .radialGradient(let stops, let from, let to):
            "radial \(from.center.dump) \(from.radius.short)–\(to.center.dump) \(to.radius.short) "
                + stops.dump
        case .conicGradient(let stops, let center, let angle):
            "conic \(center.dump) from \(angle.short) \(stops.dump)"
        }
    }
}

extension GradientStops {
    fileprivate var dump: String {
        stops.map { "\(CGFloat($0.location).short) \($0.color.dump)" }.joined(separator: ", ")
    }
}

extension RGBA {
    /// The color as `#rrggbb`, followed by the alpha if it isn't 1.
    public var dump: String {
        let hex = [red, green, blue].map { component in
            let byte = Int(saturating: (max(0, min(1, component)) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
        return "#\(hex)" + (alpha == 1 ? "" : "/\(CGFloat(alpha).short)")
    }
}

extension CGRect {
    fileprivate var dump: String {
        "rect(\(minX.short) \(minY.short) \(width.short) \(height.short))"
    }
}

extension CGPoint {
    fileprivate var dump: String { "\(x.short),\(y.short)" }
}

extension CGRect {
    /// The rectangle in messages, such as `x 20, y 40, 83 × 29`, with at most three decimals.
    package var spelledOut: String {
        "x \(minX.short), y \(minY.short), \(width.short) × \(height.short)"
    }
}

extension CGFloat {
    /// The number with at most three decimals, without trailing zeros, and never `-0`.
    public var short: String {
        guard isFinite else { return "\(self)" }
        let rounded = (self * 1000).rounded() / 1000
        guard rounded.magnitude < 1e15 else { return "\(rounded)" }
        return rounded == rounded.rounded() ? "\(Int(saturating: rounded))" : "\(rounded)"
    }
}
