import CoreGraphics

/// Boxes outside of which items paint nothing; they may be larger than the ink.
enum InkBox {
    /// The group's shadow and clipped items in the page's points; `toPage` is from its own space.
    static func ofContents(of group: Group, toPage: CGAffineTransform) -> CGRect {
        let items = ofItems(of: group, toPage: toPage)
        guard let shadow = group.shadow else { return items }
        return items.union(ofShadow(shadow, castBy: items, toPage: toPage))
    }

    /// The group's clipped items.
    static func ofItems(of group: Group, toPage: CGAffineTransform) -> CGRect {
        var box = CGRect.null
        for item in group.items { box = box.union(ofItem(item, toPage: toPage)) }
        guard let clip = group.clip else { return box }
        return box.intersection(clip.path.box.applying(toPage))
    }

    /// The shadow of what lies in `silhouette`, unless the shadow has its own path.
    static func ofShadow(
        _ shadow: Shadow, castBy silhouette: CGRect, toPage: CGAffineTransform
    ) -> CGRect {
        let caster = shadow.path.map { $0.box.applying(toPage) } ?? silhouette
        // Three box passes reach a little less than three standard deviations.
        let reach = 3 * shadow.standardDeviation + 1
        return caster.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            .insetBy(dx: -reach, dy: -reach)
    }

    private static func ofItem(_ item: DisplayItem, toPage: CGAffineTransform) -> CGRect {
        switch item {
        case .fill(let fill): fill.path.box.applying(toPage)
        case .stroke(let stroke): ofStroke(stroke).applying(toPage)
        case .glyphs(let run): ofGlyphs(run).applying(toPage)
        case .image(let image): image.rect.applying(toPage)
        case .group(let group):
            ofContents(of: group, toPage: group.transform.concatenating(toPage))
        }
    }

    private static func ofStroke(_ stroke: Stroke) -> CGRect {
        // A square cap's corner lies at the square root of 2, a miter's tip at its limit.
        let style = stroke.style
        let factor = style.join == .miter ? max(1.5, style.miterLimit) : 1.5
        let reach = style.lineWidth / 2 * factor
        return stroke.path.box.insetBy(dx: -reach, dy: -reach)
    }

    /// Few glyphs of any font reach further than two ems from their origin.
    private static func ofGlyphs(_ run: GlyphRun) -> CGRect {
        var box = CGRect.null
        for glyph in run.glyphs {
            box = box.union(CGRect(origin: glyph.position.kept, size: .zero))
        }
        return box.insetBy(dx: -2 * run.size, dy: -2 * run.size)
    }
}

extension Path {
    /// The control box with coordinates that Cairo can hold.
    fileprivate var box: CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        func add(_ point: CGPoint) {
            let p = point.kept
            (low.x, low.y) = (min(low.x, p.x), min(low.y, p.y))
            (high.x, high.y) = (max(high.x, p.x), max(high.y, p.y))
        }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): add(p)
            case .quadCurve(let p, let c): [p, c].forEach(add)
            case .curve(let p, let c1, let c2): [p, c1, c2].forEach(add)
            case .close: break
            }
        }
        guard low.x <= high.x else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
