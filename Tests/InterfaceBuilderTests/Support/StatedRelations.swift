import Foundation

@testable import InterfaceBuilder

/// The required relations between edges, centers, and sizes of two views that the constraints of
/// one root view define, with the positions of the views after layout.
struct StatedRelations {
    /// The bounds of each view in the root's space.
    private var boxes: [String: CGRect] = [:]
    private var kinds: [String: String] = [:]
    /// Each view's ancestors, from the root to the view itself.
    private var paths: [String: [String]] = [:]
    private(set) var all: [Relation] = []

    struct Relation {
        var id: String
        var line: Int
        /// How far the relation is violated, and how far rounding may violate it.
        var excess: CGFloat
        var tolerance: CGFloat
    }

    init(of root: Element, _ frames: [(id: String, frame: CGRect)]) {
        let frames = Dictionary(frames.map { ($0.id, $0.frame) }) { first, _ in first }
        place(root, frames, origin: .zero, path: [])
        read(root)
    }

    private mutating func place(
        _ view: Element, _ frames: [String: CGRect], origin: CGPoint, path: [String]
    ) {
        var (origin, path) = (origin, path)
        if let id = view.id, let frame = frames[id] {
            if !path.isEmpty {
                origin = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
            }
            path.append(id)
            boxes[id] = CGRect(origin: origin, size: frame.size)
            kinds[id] = view.showsSymbol ? "symbol" : view.name
            paths[id] = path
        }
        for child in view.childViews { place(child, frames, origin: origin, path: path) }
    }

    private mutating func read(_ view: Element) {
        for constraint in view.child("constraints")?.children ?? [] {
            if let relation = relation(constraint, owner: view.id) { all.append(relation) }
        }
        for child in view.childViews { read(child) }
    }

    private func relation(_ constraint: Element, owner: String?) -> Relation? {
        guard constraint.priority("priority") ?? .required == .required, let owner,
            let first = constraint["firstItem"] ?? owner as String?,
            let second = constraint["secondItem"], isComparable(first, second, in: owner),
            let ancestor = zip(paths[first] ?? [], paths[second] ?? []).filter(==).last?.0,
            let left = value(first, constraint["firstAttribute"], in: ancestor),
            let right = value(second, constraint["secondAttribute"], in: ancestor)
        else { return nil }
        let multiplier = constraint["multiplier"].flatMap(DocumentNumber.ratio) ?? 1
        let constant = constraint.number("constant") ?? 0
        let difference = left - multiplier * right - constant
        let excess: CGFloat =
            switch constraint["relation"] {
            case "lessThanOrEqual": difference
            case "greaterThanOrEqual": -difference
            default: abs(difference)
            }
        return Relation(
            id: constraint.id ?? "", line: constraint.line, excess: excess,
            tolerance: 1 + abs(multiplier) / 2)
    }

    /// Whether both views are in the owner, are aligned by their frames, and neither scrolls the
    /// other.
    private func isComparable(_ first: String, _ second: String, in owner: String) -> Bool {
        let insets: Set<String> = ["slider", "switch", "segmentedControl"]
        let scrolling: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]
        guard let one = paths[first], let other = paths[second], one.contains(owner),
            other.contains(owner), !insets.contains(kinds[first] ?? ""),
            !insets.contains(kinds[second] ?? "")
        else { return false }
        return !Set(one).symmetricDifference(other).union([first, second])
            .contains { scrolling.contains(kinds[$0] ?? "") }
    }

    /// Positions are in the space of the nearest common ancestor, which multipliers apply to.
    private func value(_ id: String, _ attribute: String?, in ancestor: String) -> CGFloat? {
        guard let space = boxes[ancestor]?.origin,
            let box = boxes[id]?.offsetBy(dx: -space.x, dy: -space.y)
        else { return nil }
        let isSymbol = kinds[id] == "symbol"
        switch attribute {
        case "left", "leading": return box.minX
        case "right", "trailing": return box.maxX
        case "centerX": return box.midX
        // A symbol is aligned like a line of text, whose height differs from that of its frame.
        case "top" where isSymbol, "bottom" where isSymbol, "height" where isSymbol: return nil
        case "top": return box.minY
        case "bottom": return box.maxY
        case "centerY": return box.midY
        case "width": return box.width
        case "height": return box.height
        default: return nil
        }
    }
}

extension Element {
    /// Whether the element is an image view with an image that is aligned like a line of text.
    fileprivate var showsSymbol: Bool {
        name == "imageView" && (child("imageReference") ?? self)["catalog"] == "system"
    }
}
