import CoreGraphics
import Foundation

/// An index of rectangles: a packed tree that finds the rectangles that intersect a given one
/// without visiting all of them. As for `CGRect.intersects(checked:)`, rectangles that touch intersect,
/// and null rectangles never do.
///
/// The tree is built by sorting into strips along x, and along y inside each strip (Leutenegger,
/// Lopez and Edgington, "STR: A simple and efficient algorithm for R-tree packing").
struct RectangleIndex {
    private struct Box {
        var minX = CGFloat.infinity
        var minY = CGFloat.infinity
        var maxX = -CGFloat.infinity
        var maxY = -CGFloat.infinity

        /// A box that intersects no other.
        static let empty = Box()

        init() {}

        init(_ rectangle: CGRect) {
            guard !rectangle.isNull else { return }
            (minX, maxX) = (rectangle.minX, rectangle.maxX)
            (minY, maxY) = (rectangle.minY, rectangle.maxY)
        }

        func intersects(_ other: Box) -> Bool {
            minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
        }

        mutating func formUnion(_ other: Box) {
            (minX, maxX) = (min(minX, other.minX), max(maxX, other.maxX))
            (minY, maxY) = (min(minY, other.minY), max(maxY, other.maxY))
        }
    }

    private struct Node {
        var box = Box.empty
        /// The smallest number in the node.
        var least = Int.max
        /// The greatest number in the node.
        var greatest = -1
        /// The range in `entries` for a leaf, or in `nodes` otherwise.
        var children: Range<Int>
        var isLeaf: Bool
    }

    private let boxes: [Box]
    /// The numbers of the rectangles, leaf by leaf.
    private var entries: [Int] = []
    /// The nodes, beginning with the leaves and ending with the root.
    private var nodes: [Node] = []

    private static let fanOut = 8

    /// Creates an index. The number of a rectangle is its index in the array.
    init(_ rectangles: [CGRect]) {
        boxes = rectangles.map(Box.init)
        entries = Self.packed(rectangles)
        guard !entries.isEmpty else { return }
        for start in stride(from: 0, to: entries.count, by: Self.fanOut) {
            append(start..<min(start + Self.fanOut, entries.count), isLeaf: true)
        }
        var level = 0..<nodes.count
        while level.count > 1 {
            for start in stride(from: level.lowerBound, to: level.upperBound, by: Self.fanOut) {
                append(start..<min(start + Self.fanOut, level.upperBound), isLeaf: false)
            }
            level = level.upperBound..<nodes.count
        }
    }

    private static func packed(_ rectangles: [CGRect]) -> [Int] {
        func precedes(
            _ first: Int, _ second: Int, _ middle: (CGRect) -> CGFloat
        ) -> Bool {
            let (a, b) = (middle(rectangles[first]), middle(rectangles[second]))
            return a == b ? first < second : a < b
        }
        let all = rectangles.indices.filter { !rectangles[$0].isNull }
            .sorted { precedes($0, $1, \.midX) }
        let leaves = Double(all.count) / Double(fanOut)
        let strip = max(fanOut, Int(saturating: leaves.squareRoot().rounded(.up)) * fanOut)
        return stride(from: 0, to: all.count, by: strip).flatMap { start in
            all[start..<min(start + strip, all.count)].sorted { precedes($0, $1, \.midY) }
        }
    }

    private mutating func append(_ children: Range<Int>, isLeaf: Bool) {
        var node = Node(children: children, isLeaf: isLeaf)
        for child in children {
            node.box.formUnion(isLeaf ? boxes[entries[child]] : nodes[child].box)
            node.least = min(node.least, isLeaf ? entries[child] : nodes[child].least)
            node.greatest = max(node.greatest, isLeaf ? entries[child] : nodes[child].greatest)
        }
        nodes.append(node)
    }

    /// Returns the numbers greater than `least` of the rectangles that intersect a rectangle, in
    /// ascending order.
    func numbers(intersecting rectangle: CGRect, after least: Int) -> [Int] {
        let box = Box(rectangle)
        var found: [Int] = []
        var pending = nodes.isEmpty ? [] : [nodes.count - 1]
        while let next = pending.popLast() {
            let node = nodes[next]
            guard node.greatest > least, node.box.intersects(box) else { continue }
            guard node.isLeaf else {
                pending += node.children
                continue
            }
            for entry in entries[node.children]
            where entry > least && boxes[entry].intersects(box) {
                found.append(entry)
            }
        }
        return found.sorted()
    }

    /// Returns the greatest number less than `limit` of a rectangle that intersects a rectangle, or
    /// `nil` if there is none.
    func lastNumber(intersecting rectangle: CGRect, before limit: Int) -> Int? {
        let box = Box(rectangle)
        var best = -1
        var pending = nodes.isEmpty ? [] : [nodes.count - 1]
        while let next = pending.popLast() {
            let node = nodes[next]
            guard node.greatest > best, node.least < limit, node.box.intersects(box) else {
                continue
            }
            guard node.isLeaf else {
                // The child with the greatest numbers is last, so it is visited first.
                pending += node.children.sorted { nodes[$0].greatest < nodes[$1].greatest }
                continue
            }
            for entry in entries[node.children]
            where entry > best && entry < limit && boxes[entry].intersects(box) {
                best = entry
            }
        }
        return best < 0 ? nil : best
    }
}
