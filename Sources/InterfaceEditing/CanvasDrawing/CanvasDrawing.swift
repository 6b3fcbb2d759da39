import UIKit

/// Draws a root view and the content of its canvas as a display list.
@MainActor struct CanvasDrawing {
    /// The space around the root view, in points.
    private static let margin: CGFloat = 24

    private let content: CanvasContent
    private let context: CGContext
    private let bounds: CGRect
    private var numbers: NumberPlacement

    init(_ content: CanvasContent, root: UIView) {
        self.content = content
        bounds = CGRect(origin: .zero, size: root.bounds.size)
        let page = bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
        context = CGContext(size: page.size, scale: UIScreen.main.scale)
        root.layoutIfNeeded()
        numbers = NumberPlacement(
            page: page.insetBy(dx: 1, dy: 1), texts: root.textRects(below: root),
            lines: content.marks.flatMap(\.lines))
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        UIColor(white: 0.93, alpha: 1).setFill()
        UIRectFill(CGRect(origin: .zero, size: page.size))
        context.translateBy(x: Self.margin, y: Self.margin)
        UIColor.white.setFill()
        UIRectFill(bounds)
        context.saveGState()
        context.clip(to: bounds)
        root.drawHierarchy(in: bounds, afterScreenUpdates: true)
        context.restoreGState()
        drawOutlines()
        for mark in content.marks { drawLines(of: mark) }
        // Numbers of issues get the best positions.
        for mark in content.marks.reversed() { drawNumbers(of: mark) }
        content.selected.forEach { drawHandles(of: $0) }
    }

    var list: DisplayList { context.displayList }

    // MARK: Views

    private func drawOutlines() {
        UIColor(white: 0.5, alpha: 0.35).setStroke()
        for frame in content.frames {
            let path = UIBezierPath(rect: frame)
            path.lineWidth = 0.5
            path.stroke()
        }
        ConstraintMark.State.satisfied.color.withAlphaComponent(0.4).setStroke()
        for line in content.guidelines {
            let path = UIBezierPath()
            path.move(to: line.start)
            path.addLine(to: line.end)
            path.lineWidth = 0.5
            path.setLineDash([4, 3], count: 2, phase: 0)
            path.stroke()
        }
        for outline in content.outlines {
            outline.state.color.setStroke()
            let stored = UIBezierPath(rect: outline.stored)
            stored.lineWidth = 1
            stored.stroke()
            guard let runTime = outline.runTime else { continue }
            let dashed = UIBezierPath(rect: runTime)
            dashed.lineWidth = 1
            dashed.setLineDash([4, 2], count: 2, phase: 0)
            dashed.stroke()
        }
    }

    /// Draws the squares on the edges of a selected view.
    private func drawHandles(of frame: CGRect) {
        for x in [frame.minX, frame.midX, frame.maxX] {
            for y in [frame.minY, frame.midY, frame.maxY] where x != frame.midX || y != frame.midY {
                let path = UIBezierPath(rect: CGRect(x: x - 2.5, y: y - 2.5, width: 5, height: 5))
                UIColor.white.setFill()
                path.fill()
                UIColor(white: 0.3, alpha: 1).setStroke()
                path.lineWidth = 0.75
                path.stroke()
            }
        }
    }

    // MARK: Constraints

    private func drawLines(of mark: ConstraintMark) {
        let path = UIBezierPath()
        let bars = UIBezierPath()
        for line in mark.lines {
            for part in numbers.outsideTexts(line) {
                path.move(to: part.start)
                path.addLine(to: part.end)
            }
            guard line.hasBars else { continue }
            for bar in line.bars.flatMap(numbers.outsideTexts) {
                bars.move(to: bar.start)
                bars.addLine(to: bar.end)
            }
        }
        for path in [path, bars] {
            UIColor(white: 1, alpha: 0.35).setStroke()
            path.lineWidth = 2.5
            path.stroke()
        }
        mark.state.color.setStroke()
        path.lineWidth = 1
        bars.lineWidth = 1
        bars.stroke()
        if mark.isOptional { path.setLineDash([3, 2], count: 2, phase: 0) }
        path.stroke()
    }

    private mutating func drawNumbers(of mark: ConstraintMark) {
        for line in mark.lines {
            guard let text = line.text else { continue }
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 8, weight: .medium),
                .foregroundColor: mark.state.textColor,
            ]
            let string = NSAttributedString(string: text, attributes: attributes)
            let size = string.size()
            let box = numbers.place(
                CGSize(width: size.width.rounded(.up) + 5, height: 10.5), on: line)
            drawLeader(from: box, to: line, mark.state)
            let path = UIBezierPath(roundedRect: box, cornerRadius: 2.5)
            UIColor(white: 1, alpha: 0.95).setFill()
            path.fill()
            mark.state.color.setStroke()
            path.lineWidth = 0.5
            path.stroke()
            string.draw(at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2))
        }
    }

    /// Draws a line from a number that isn't on its line.
    private func drawLeader(
        from box: CGRect, to line: ConstraintMark.Line, _ state: ConstraintMark.State
    ) {
        let middle = line.middle
        guard !box.insetBy(dx: -4, dy: -4).contains(checked: middle),
            !line.touches(box.insetBy(dx: -1, dy: -1))
        else { return }
        let path = UIBezierPath()
        path.move(to: CGPoint(x: box.midX, y: box.midY))
        path.addLine(to: middle)
        path.lineWidth = 0.5
        state.color.withAlphaComponent(0.7).setStroke()
        path.stroke()
    }
}

extension ConstraintMark.State {
    /// The color of lines.
    var color: UIColor {
        switch self {
        case .satisfied: UIColor(red: 0.1, green: 0.48, blue: 1, alpha: 1)
        case .misplaced: UIColor(red: 0.98, green: 0.7, blue: 0.05, alpha: 1)
        case .ambiguous, .conflicting: UIColor(red: 0.9, green: 0.14, blue: 0.12, alpha: 1)
        }
    }

    /// The color of numbers, which is darker where the lines' color has little contrast with white.
    fileprivate var textColor: UIColor {
        self == .misplaced ? UIColor(red: 0.55, green: 0.36, blue: 0, alpha: 1) : color
    }
}

extension UIView {
    /// Returns the rectangles of the texts in the visible hierarchy, in a root view's coordinate
    /// space.
    fileprivate func textRects(below root: UIView) -> [CGRect] {
        guard !isHidden else { return [] }
        let own = textRect.map { [convert($0, to: root)] } ?? []
        return own + subviews.flatMap { $0.textRects(below: root) }
    }

    /// The rectangle of the view's own text, or `nil` if it shows none.
    private var textRect: CGRect? {
        guard let label = self as? UILabel else {
            return self is UITextField || self is UITextView ? bounds : nil
        }
        guard !(label.text ?? "").isEmpty else { return nil }
        let size = label.sizeThatFits(
            CGSize(
                width: label.numberOfLines == 1 ? .greatestFiniteMagnitude : bounds.width,
                height: .greatestFiniteMagnitude))
        let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
        let share: CGFloat =
            switch label.textAlignment {
            case .center: 0.5
            case .right: 1
            default: 0
            }
        return CGRect(
            x: bounds.minX + share * (bounds.width - width), y: bounds.midY - height / 2,
            width: width, height: height)
    }
}
