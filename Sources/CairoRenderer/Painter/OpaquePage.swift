import CoreGraphics

extension DisplayList {
    /// Whether the list guarantees that all pixels are opaque: it begins with an opaque rectangle
    /// over the whole page, and nothing after it blends.
    var isOpaque: Bool {
        let page = CGRect(origin: .zero, size: size)
        return items.first?.covers(page) == true && !items.contains(where: \.blends)
    }
}

extension DisplayItem {
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
        case .stroke, .glyphs, .image: return false
        }
    }
}
