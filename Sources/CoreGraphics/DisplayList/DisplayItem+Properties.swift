import Foundation

extension DisplayItem {
    /// Whether the result of painting the item depends on what is below it, other than by covering
    /// it. A backdrop doesn't blend: it covers what is below it with a copy.
    public var blends: Bool {
        switch self {
        case .group(let group):
            group.blendMode != .normal || group.items.contains(where: \.blends)
                || group.mask?.contains(where: \.blends) == true
        case .image(let placed): placed.image.blends
        case .fill, .stroke, .glyphs, .backdrop: false
        }
    }

    /// Whether painting depends on what is below the item itself. Items inside an isolated group or
    /// an image may blend without affecting this.
    public var blendsWithPage: Bool {
        guard case .group(let group) = self else { return false }
        return group.blendMode != .normal
            || !group.isIsolated && group.items.contains(where: \.blendsWithPage)
            || group.mask?.contains(where: \.blends) == true
    }

    /// The box of shapes and images, without glyphs, shadows, and clipped parts. Null if there are
    /// none or if the coordinates aren't valid numbers.
    public var shapeBox: CGRect {
        let box =
            switch self {
            case .fill(let fill): fill.path.controlBox
            case .stroke(let stroke): stroke.box
            case .image(let placed): placed.rect
            case .glyphs: CGRect.null
            case .group(let group): group.shapeBox
            case .backdrop(let backdrop): backdrop.path.controlBox
            }
        return box.isFinite ? box : .null
    }
}

extension Stroke {
    fileprivate var box: CGRect {
        let box = path.controlBox
        return box.isFinite
            ? box.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2) : .null
    }
}

extension Group {
    fileprivate var shapeBox: CGRect {
        var box = items.reduce(CGRect.null) { $0.union($1.shapeBox) }
        if let clip = clip?.path.controlBox, clip.isFinite, box.isFinite {
            box = box.intersection(checked: clip)
        }
        return box.isFinite ? box.applying(transform) : .null
    }
}
