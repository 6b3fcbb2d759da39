import ContactSheetDiagnostics
import Foundation

extension StableHash {
    /// Adds all that is painted of a page. Numbers count exactly; the texts of glyph runs and the paths of font
    /// files don't count, because painters ignore the former, and the latter differ between machines.
    package mutating func add(_ list: DisplayList) {
        add(list.size)
        add(list.items)
    }

    private mutating func add(_ number: Double) { add(word: number.bitPattern) }

    private mutating func add(_ point: CGPoint) {
        add(point.x)
        add(point.y)
    }

    private mutating func add(_ size: CGSize) {
        add(size.width)
        add(size.height)
    }

    private mutating func add(kind: Int) { add(word: UInt64(bitPattern: Int64(kind))) }

    private mutating func add(_ isTrue: Bool) { add(word: isTrue ? 1 : 0) }

    private mutating func add<Value>(
        _ value: Value?, _ add: (inout StableHash, Value) -> Void
    ) {
        self.add(value != nil)
        if let value { add(&self, value) }
    }

    private mutating func add(_ items: [DisplayItem]) {
        add(kind: items.count)
        for item in items { add(item) }
    }

    private mutating func add(_ item: DisplayItem) {
        switch item {
        case .fill(let fill):
            add(kind: 1)
            add(fill)
        case .stroke(let stroke):
            add(kind: 2)
            add(stroke)
        case .glyphs(let run):
            add(kind: 3)
            add(run)
        case .image(let placed):
            add(kind: 4)
            add(placed)
        case .group(let group):
            add(kind: 5)
            add(group)
        case .backdrop(let backdrop):
            add(kind: 6)
            add(backdrop)
        }
    }
}

// MARK: Items

extension StableHash {
    private mutating func add(_ fill: Fill) {
        add(fill.path)
        add(kind: Int(fill.rule.rawValue))
        add(fill.paint)
    }

    private mutating func add(_ stroke: Stroke) {
        let style = stroke.style
        add(stroke.path)
        add(style.lineWidth)
        add(style.miterLimit)
        add(style.dashPhase)
        add(kind: Int(style.cap.rawValue))
        add(kind: Int(style.join.rawValue))
        add(kind: style.dashLengths.count)
        for length in style.dashLengths { add(length) }
        add(stroke.paint)
    }

    private mutating func add(_ run: GlyphRun) {
        add(run.face.postScriptName)
        add(kind: run.face.index)
        add(run.size)
        add(run.color)
        add(run.isSilhouette)
        add(run.outline) {
            $0.add($1.width)
            $0.add($1.color)
            $0.add($1.isFilled)
        }
        add(kind: run.glyphs.count)
        for glyph in run.glyphs {
            add(word: UInt64(glyph.index))
            add(glyph.position)
            add(glyph.widthScale)
        }
    }

    private mutating func add(_ placed: PlacedImage) {
        add(word: placed.image.digest)
        add(placed.rect.origin)
        add(placed.rect.size)
        add(placed.interpolates)
        add(placed.opacity)
        add(placed.tint) { $0.add($1) }
    }

    private mutating func add(_ group: Group) {
        add(group.transform)
        add(group.clip) {
            $0.add($1.path)
            $0.add(kind: Int($1.rule.rawValue))
        }
        add(group.mask) { $0.add($1) }
        add(group.opacity)
        add(kind: Int(group.blendMode.rawValue))
        add(group.shadow) {
            $0.add($1.offset)
            $0.add($1.standardDeviation)
            $0.add($1.color)
            $0.add($1.path) { $0.add($1) }
        }
        add(group.isIsolated)
        add(group.items)
    }

    private mutating func add(_ backdrop: Backdrop) {
        add(backdrop.path)
        add(backdrop.standardDeviation)
        add(backdrop.saturation)
    }
}

// MARK: Parts of items

extension StableHash {
    private mutating func add(_ path: Path) {
        add(kind: path.elements.count)
        for element in path.elements {
            switch element {
            case .move(let point):
                add(kind: 1)
                add(point)
            case .line(let point):
                add(kind: 2)
                add(point)
            case .quadCurve(let end, let control):
                add(kind: 3)
                add(control)
                add(end)
            case .curve(let end, let control1, let control2):
                add(kind: 4)
                add(control1)
                add(control2)
                add(end)
            case .close:
                add(kind: 5)
            }
        }
    }

    private mutating func add(_ transform: CGAffineTransform) {
        add(transform.a)
        add(transform.b)
        add(transform.c)
        add(transform.d)
        add(transform.tx)
        add(transform.ty)
    }

    private mutating func add(_ color: RGBA) {
        add(color.red)
        add(color.green)
        add(color.blue)
        add(color.alpha)
    }

    private mutating func add(_ paint: Paint) {
        switch paint {
        case .color(let color):
            add(kind: 1)
            add(color)
        case .linearGradient(let stops, let start, let end):
            add(kind: 2)
            add(stops)
            add(start)
            add(end)
        case .radialGradient(let stops, let from, let to):
            add(kind: 3)
            add(stops)
            for circle in [from, to] {
                add(circle.center)
                add(circle.radius)
            }
        case .conicGradient(let stops, let center, let angle):
            add(kind: 4)
            add(stops)
            add(center)
            add(angle)
        }
    }

    private mutating func add(_ gradient: GradientStops) {
        add(gradient.drawsBeforeStart)
        add(gradient.drawsAfterEnd)
        add(kind: gradient.stops.count)
        for stop in gradient.stops {
            add(stop.location)
            add(stop.color)
        }
    }
}

extension CGImage {
    /// Returns the digest of what is painted of the image.
    func makeDigest() -> UInt64 {
        var hash = StableHash()
        hash.add(word: UInt64(width))
        hash.add(word: UInt64(height))
        switch content {
        case .file(let format, let data):
            hash.add(word: StableHash(format.rawValue).value)
            hash.add(contents: data)
        case .drawing(let list):
            hash.add(list)
        }
        return hash.value
    }
}
