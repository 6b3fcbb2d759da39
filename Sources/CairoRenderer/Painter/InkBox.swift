import CoreGraphics

/// Boxes outside which items paint nothing. They may be larger than the painted area.
enum InkBox {
    /// Returns the box of the group's shadow and clipped items, in the page's points. `toPage`
    /// transforms from the group's own space.
    static func ofContents(of group: Group, toPage: CGAffineTransform) -> Box {
        let items = ofItems(of: group, toPage: toPage)
        let shadow = group.shadow.map { ofShadow($0, castBy: items, toPage: toPage) }
        let contents = items.union(shadow ?? .none)
        guard let mask = group.mask else { return contents }
        return contents.intersection(of(mask, toPage: toPage))
    }

    /// Returns the box of the group's clipped items.
    static func ofItems(of group: Group, toPage: CGAffineTransform) -> Box {
        let box = of(group.items, toPage: toPage)
        guard let clip = group.clip else { return box }
        return box.intersection(clip.path.box.applying(toPage))
    }

    private static func of(_ items: [DisplayItem], toPage: CGAffineTransform) -> Box {
        items.reduce(.none) { $0.union(ofItem($1, toPage: toPage)) }
    }

    /// Returns the box of the shadow that `silhouette` casts, or that the shadow's own path
    /// casts if it has one.
    static func ofShadow(
        _ shadow: Shadow, castBy silhouette: Box, toPage: CGAffineTransform
    ) -> Box {
        guard shadow.isPaintable else { return .none }
        let caster = shadow.path?.box.applying(toPage) ?? silhouette
        return caster.moved(by: shadow.offset).grown(by: shadow.reach)
    }

    private static func ofItem(_ item: DisplayItem, toPage: CGAffineTransform) -> Box {
        switch item {
        case .fill(let fill): fill.path.box.applying(toPage)
        case .stroke(let stroke): ofStroke(stroke).applying(toPage)
        case .glyphs(let run): ofGlyphs(run).applying(toPage)
        case .image(let image): Path(rect: image.rect).box.applying(toPage)
        case .group(let group):
            ofContents(of: group, toPage: group.transform.concatenating(toPage))
        case .backdrop(let backdrop): backdrop.path.box.applying(toPage)
        }
    }

    private static func ofStroke(_ stroke: Stroke) -> Box {
        // The corner of a square cap is at a distance of √2 half widths, and the tip of a miter at
        // its limit.
        let style = stroke.style
        let factor = style.join == .miter ? max(1.5, style.miterLimit) : 1.5
        let reach = style.lineWidth / 2 * factor
        return stroke.path.box.grown(by: reach < 1e6 ? reach : 1e6)
    }

    /// Returns the box of glyphs. In most fonts, glyphs extend no further than two em from their
    /// origin.
    private static func ofGlyphs(_ run: GlyphRun) -> Box {
        var box = Box.none
        for glyph in run.glyphs { box.add(glyph.position.kept) }
        return run.glyphs.isEmpty ? .none : box.grown(by: 2 * run.size)
    }
}

extension Shadow {
    var isPaintable: Bool {
        standardDeviation >= 0 && standardDeviation < 1000 && color.alpha > 0
            && abs(offset.width) < 1e6 && abs(offset.height) < 1e6
    }

    /// The extent of the blur in points. Three box passes extend slightly less than three standard
    /// deviations.
    var reach: Double { 3 * standardDeviation + 1 }
}

extension Path {
    /// The box of all points, with coordinates limited to those that Cairo supports.
    var box: Box {
        var box = Box.none
        for element in elements {
            switch element {
            case .move(let p), .line(let p): box.add(p.kept)
            case .quadCurve(let p, let c): for point in [p, c] { box.add(point.kept) }
            case .curve(let p, let c1, let c2): for point in [p, c1, c2] { box.add(point.kept) }
            case .close: break
            }
        }
        return box
    }
}
