import Foundation

extension DisplayList {
    /// Returns the color at a point of the page, on black; `nil` if an image, a gradient that isn't
    /// linear, a mask, or a blend mode determines it. Strokes, glyphs, and shadows aren't considered.
    public func color(at point: CGPoint) -> RGBA? { color(at: point, over: .black) }

    private func color(at point: CGPoint, over base: RGBA) -> RGBA? {
        items.reduce(base) { color, item in item.color(at: point, over: color) }
    }

    /// Whether something opaque is at a point of the page, which isn't black by default then. Images
    /// are considered opaque; strokes, glyphs, and shadows aren't considered.
    package func isCovered(at point: CGPoint) -> Bool {
        guard let dark = color(at: point, over: .black) else { return true }
        return color(at: point, over: .white) == dark
    }

    /// Whether the list begins with an opaque rectangle over the whole page.
    package var hasOpaqueBackground: Bool {
        items.first?.covers(CGRect(origin: .zero, size: size)) == true
    }
}

extension DisplayItem {
    fileprivate func color(at point: CGPoint, over below: RGBA?) -> RGBA? {
        switch self {
        case .fill(let fill):
            guard fill.path.controlBox.contains(checked: point),
                fill.path.contains(point, rule: fill.rule)
            else { return below }
            return fill.paint.color(at: point).flatMap { below.over($0) }
        case .image(let placed): return placed.rect.contains(checked: point) ? nil : below
        case .group(let group): return group.color(at: point, over: below)
        // A blurred area usually has the color of its content, which images are an exception to.
        case .stroke, .glyphs, .backdrop: return below
        }
    }

    /// Whether the item begins with an opaque rectangle over all of `page`, which is in the item's
    /// space.
    fileprivate func covers(_ page: CGRect) -> Bool {
        switch self {
        case .fill(let fill):
            guard case .color(let color) = fill.paint, color.alpha >= 1 else { return false }
            return fill.path.rect?.contains(page) == true
        case .group(let group):
            guard !group.needsLayer, group.transform.isIdentity else { return false }
            let isWhole = group.clip.map { $0.path.rect?.contains(page) == true } ?? true
            return isWhole && group.items.first?.covers(page) == true
        case .stroke, .glyphs, .image, .backdrop: return false
        }
    }
}

extension Group {
    fileprivate func color(at outer: CGPoint, over below: RGBA?) -> RGBA? {
        guard opacity > 0 else { return below }
        let point = transform.isIdentity ? outer : outer.applying(transform.inverted())
        if let clip, !clip.path.contains(point, rule: clip.rule) { return below }
        let inner = items.reduce(below) { color, item in item.color(at: point, over: color) }
        guard inner != below else { return below }
        guard mask == nil, blendMode == .normal else { return nil }
        guard opacity < 1, let below, let inner else { return inner }
        return below.mixed(with: inner, opacity)
    }
}

extension Paint {
    /// Returns the color at a point, or `nil` for gradients that aren't linear.
    fileprivate func color(at point: CGPoint) -> RGBA? {
        switch self {
        case .color(let color): return color
        case .linearGradient(let stops, let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            guard length > 0 else { return nil }
            let share = ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
            let (first, last) = (stops.stops.first?.location ?? 0, stops.stops.last?.location ?? 1)
            if share < first, !stops.drawsBeforeStart { return .clear }
            if share > last, !stops.drawsAfterEnd { return .clear }
            return stops.color(at: share)
        case .radialGradient, .conicGradient: return nil
        }
    }
}

extension GradientStops {
    /// Returns the color at a location, mixed from the stops on both sides.
    fileprivate func color(at location: Double) -> RGBA? {
        guard let next = stops.firstIndex(where: { $0.location >= location }) else {
            return stops.last?.color
        }
        let (low, high) = (stops[max(0, next - 1)], stops[next])
        guard high.location > low.location else { return high.color }
        let share = (location - low.location) / (high.location - low.location)
        var color = low.color.mixed(with: high.color, max(0, share))
        color.alpha = low.color.alpha + (high.color.alpha - low.color.alpha) * max(0, share)
        return color
    }
}

extension RGBA? {
    /// Returns the color with another one painted over it; unknown only if it remains visible.
    fileprivate func over(_ color: RGBA) -> RGBA? {
        if color.alpha >= 1 { return color }
        return map { $0.mixed(with: RGBA(color.red, color.green, color.blue), color.alpha) }
    }
}

extension RGBA {
    fileprivate func mixed(with other: RGBA, _ share: Double) -> RGBA {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
        return RGBA(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }
}
