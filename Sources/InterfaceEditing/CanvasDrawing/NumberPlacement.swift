import UIKit

/// Finds positions for the numbers of constraints where they cover neither texts nor one another.
struct NumberPlacement {
    let page: CGRect
    private let texts: RectangleIndex
    private let lines: LineIndex
    private var placed = RectangleIndex()

    init(page: CGRect, texts: [CGRect], lines: [ConstraintMark.Line]) {
        self.page = page
        // Letters don't fill the height of their line.
        self.texts = RectangleIndex(texts.map { $0.insetBy(dx: 0, dy: $0.height / 8) })
        self.lines = LineIndex(lines)
    }

    /// Returns the rectangle of a number: on its line if there is space, or otherwise next to it.
    mutating func place(_ size: CGSize, on line: ConstraintMark.Line) -> CGRect {
        var best: (box: CGRect, cost: CGFloat)?
        let half = (line.isHorizontal ? size.width : size.height) / 2 + 5
        let places: [(share: CGFloat, slide: CGFloat)] = [
            (0.5, 0), (0.3, 0), (0.7, 0), (0.15, 0), (0.85, 0), (0.5, 12), (0.5, -12), (0.5, 24),
            (0.5, -24), (1, half), (0, -half),
        ]
        for offset: CGFloat in [0, 8, -8, 13, -13, 19, -19, 27, -27, 38, -38] {
            for (share, slide) in places {
                let box = box(size, line, share, offset, slide)
                let cost =
                    cost(of: box, on: line) + abs(offset) + abs(slide) / 2 + 4 * abs(share - 0.5)
                if best.map({ cost < $0.cost }) ?? true { best = (box, cost) }
            }
            if let best, best.cost < 8 { break }
        }
        let box = best?.box ?? CGRect(origin: line.start, size: size)
        placed.append(box)
        return box
    }

    private func box(
        _ size: CGSize, _ line: ConstraintMark.Line, _ share: CGFloat, _ offset: CGFloat,
        _ slide: CGFloat
    ) -> CGRect {
        let along = line.isHorizontal
        let x = line.start.x + share * (line.end.x - line.start.x) + (along ? slide : offset * 1.4)
        let y = line.start.y + share * (line.end.y - line.start.y) + (along ? offset : slide)
        return CGRect(
            x: x - size.width / 2, y: y - size.height / 2, width: size.width, height: size.height)
    }

    private func cost(of box: CGRect, on line: ConstraintMark.Line) -> CGFloat {
        func overlap(_ other: CGRect) -> CGFloat {
            let shared = box.intersection(checked: other)
            return shared.isNull ? 0 : shared.width * shared.height
        }
        let outside = box.width * box.height - overlap(page)
        let length =
            line.isHorizontal ? abs(line.end.x - line.start.x) : abs(line.end.y - line.start.y)
        let needed = line.isHorizontal ? box.width : box.height
        // A number that is longer than its line hides it.
        let hidden = line.touches(box) && length < needed + 4 ? CGFloat(10) : 0
        let way = ConstraintMark.Line(start: box.middle, end: line.middle)
        let leader = texts.near(way.bounds).contains { $0.crosses(from: way.start, to: way.end) }
        let crossed = lines.count(touching: box, except: line)
        return 3 * texts.near(box).reduce(0) { $0 + overlap($1) }
            + 8 * placed.near(box).reduce(0) { $0 + overlap($1) }
            + 4 * outside + hidden + 3 * CGFloat(crossed) + (leader ? 60 : 0)
    }

    // MARK: Lines

    /// Returns the parts of a line that don't cross a text.
    func outsideTexts(_ line: ConstraintMark.Line) -> [ConstraintMark.Line] {
        var parts = [line]
        for text in texts.near(line.bounds) {
            let rect = text.insetBy(dx: 1, dy: 1)
            guard line.touches(rect) else { continue }
            parts = parts.flatMap { $0.outside(rect) }
        }
        return parts
    }
}

extension ConstraintMark.Line {
    /// The smallest rectangle that contains the line.
    fileprivate var bounds: CGRect {
        CGRect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
            height: abs(end.y - start.y))
    }

    func touches(_ rect: CGRect) -> Bool {
        let own = bounds
        return own.minX <= rect.maxX && own.maxX >= rect.minX && own.minY <= rect.maxY
            && own.maxY >= rect.minY
    }

    /// Returns the parts of a horizontal or vertical line that are outside a rectangle.
    fileprivate func outside(_ rect: CGRect) -> [ConstraintMark.Line] {
        guard touches(rect) else { return [self] }
        let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        let (first, last) =
            isHorizontal
            ? (min(start.x, end.x), max(start.x, end.x))
            : (min(start.y, end.y), max(start.y, end.y))
        func part(_ from: CGFloat, _ to: CGFloat) -> ConstraintMark.Line? {
            guard to > from else { return nil }
            return isHorizontal
                ? .init(start: CGPoint(x: from, y: start.y), end: CGPoint(x: to, y: start.y))
                : .init(start: CGPoint(x: start.x, y: from), end: CGPoint(x: start.x, y: to))
        }
        return [part(first, min(last, low)), part(max(first, high), last)].compactMap { $0 }
    }
}

extension ConstraintMark.Line {
    var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }

    /// The bars at the ends of the line.
    var bars: [ConstraintMark.Line] {
        let (dx, dy): (CGFloat, CGFloat) = isHorizontal ? (0, 3.5) : (3.5, 0)
        return [start, end].map { end in
            .init(
                start: CGPoint(x: end.x - dx, y: end.y - dy),
                end: CGPoint(x: end.x + dx, y: end.y + dy))
        }
    }
}

extension CGRect {
    var middle: CGPoint { CGPoint(x: midX, y: midY) }

    /// Whether a line between two points crosses the rectangle, by samples.
    fileprivate func crosses(from start: CGPoint, to end: CGPoint) -> Bool {
        (1..<8).contains { step in
            let share = CGFloat(step) / 8
            return contains(
                checked: CGPoint(
                    x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y)))
        }
    }
}
