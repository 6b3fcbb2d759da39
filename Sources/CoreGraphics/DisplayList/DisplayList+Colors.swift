import Foundation

extension DisplayList {
    /// Returns the color at a point of the page, on black; `nil` if an image, a gradient, a mask, or
    /// a blend mode determines it. Strokes, glyphs, and shadows aren't considered.
    public func color(at point: CGPoint) -> RGBA? {
        items.reduce(.black) { color, item in item.color(at: point, over: color) }
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
            guard fill.path.controlBox.contains(point),
                fill.path.contains(point, rule: fill.rule)
            else { return below }
            guard case .color(let color) = fill.paint else { return nil }
            return below.over(color)
        case .image(let placed): return placed.rect.contains(point) ? nil : below
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
