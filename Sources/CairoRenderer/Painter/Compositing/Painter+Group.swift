import CCairo
import CoreGraphics

extension Painter {
    func paint(_ group: Group) {
        guard !group.isPlain else { return paint(group.items) }
        let toPage = group.transform.concatenating(self.toPage)
        guard toPage.concatenating(base).isPaintable else { return }
        let outer = (self.toPage, font)
        defer { (self.toPage, font) = outer }
        self.toPage = toPage
        cairo_save(context)
        if !group.transform.isIdentity { setMatrix(toPage.concatenating(base)) }
        compose(group)
        cairo_restore(context)
    }

    private func compose(_ group: Group) {
        if let item = group.loneItem {
            if let clip = group.clip { self.clip(to: clip) }
            paint(item, as: group)
        } else if group.needsSurface {
            paintLayer(of: group)
        } else {
            paintContents(of: group)
        }
    }

    /// Paints the shadow and the items. The group's own clip doesn't apply to its shadow, most of
    /// which is outside it.
    private func paintContents(of group: Group) {
        if let shadow = group.shadow { paint(shadow, of: group) }
        if let clip = group.clip { self.clip(to: clip) }
        paint(group.items)
    }

    private func paintLayer(of group: Group) {
        if target == .vectors, group.isIsolated, group.items.contains(where: \.blends) {
            return paintAsPixels(group)
        }
        // Cairo's layers are as large as the clip. Layers of vector formats have no pixels.
        if target == .pixels || group.blendMode != .normal {
            clipDevice(to: InkBox.ofContents(of: group, toPage: toPage).applying(base))
        }
        let mask = group.mask.map {
            pattern(of: [.group(Group(opacity: group.opacity, items: $0))])
        }
        let contents = pattern { paintContents(of: group) }
        cairo_set_source(context, contents)
        cairo_pattern_destroy(contents)
        // Cairo's own CLEAR would clear the whole clip instead of the layer's silhouette.
        let mode = group.blendMode == .clear ? .destinationOut : group.blendMode
        cairo_set_operator(context, mode.cairo)
        if let mask {
            cairo_mask(context, mask)
            cairo_pattern_destroy(mask)
        } else {
            cairo_paint_with_alpha(context, group.opacity)
        }
    }

    func pattern(of items: [DisplayItem]) -> OpaquePointer? {
        pattern { paint(items) }
    }

    /// Returns what `body` paints as a pattern that the caller owns.
    private func pattern(_ body: () -> Void) -> OpaquePointer? {
        let outer = font
        defer { font = outer }
        surfacesBelow.append(cairo_get_group_target(context))
        cairo_push_group(context)
        body()
        surfacesBelow.removeLast()
        return cairo_pop_group(context)
    }

    /// Paints a group's only item with the group's operator and opacity.
    private func paint(_ item: DisplayItem, as group: Group) {
        cairo_set_operator(context, group.blendMode.cairo)
        switch item {
        case .fill(let fill) where group.blendMode != .normal: paintInside(fill, group.opacity)
        case .fill(let fill): paint(fill, opacity: group.opacity)
        case .stroke(let stroke): paint(stroke, opacity: group.opacity)
        case .image(let image): paint(image, opacity: group.opacity)
        case .glyphs, .group, .backdrop: paint([item])
        }
    }

    /// Paints a fill inside a clip, because some of Cairo's operators affect pixels outside a fill,
    /// but none affects pixels outside a clip.
    private func paintInside(_ fill: Fill, _ opacity: Double) {
        if case .conicGradient = fill.paint { return paintCone(fill, opacity: opacity) }
        within(fill.paint) {
            clip(to: Clip(fill.path, rule: fill.rule))
            setSource(fill.paint, opacity: opacity)
            cairo_paint(context)
        }
    }
}

extension Group {
    /// Whether the group has no effect on its items.
    fileprivate var isPlain: Bool { !needsLayer && clip == nil && transform.isIdentity }

    /// Whether the items must be composited with the page as one.
    fileprivate var needsSurface: Bool {
        opacity < 1 || blendMode != .normal || mask != nil
            || ((shadow != nil || isIsolated) && items.contains(where: \.blends))
    }

    /// The only item, if painting it with the group's alpha and operator has the same result as a
    /// layer.
    fileprivate var loneItem: DisplayItem? {
        guard needsLayer, shadow == nil, mask == nil, items.count == 1 else { return nil }
        return switch items[0] {
        case .fill: items[0]
        case .image(let placed) where placed.image.drawing != nil: nil
        case .stroke, .image: blendMode.staysInside ? items[0] : nil
        // Glyphs may overlap and must not be visible through one another.
        case .glyphs: blendMode.staysInside && opacity >= 1 ? items[0] : nil
        case .group, .backdrop: nil
        }
    }
}
