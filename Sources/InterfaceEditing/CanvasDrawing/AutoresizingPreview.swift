import InterfaceBuilder
import UIKit

/// The struts and springs of autoresizing masks, as the Size inspector shows them, with examples of a growing
/// superview (Documentation/Canvas.md 7).
public struct AutoresizingPreview: Sendable {
    /// The name of the views' scene.
    public let scene: String
    /// The name of the view, for filenames; `nil` for all views of a scene.
    public let fileName: String?
    /// The number of views.
    public let count: Int
    /// The struts and springs, and the examples before and after their superviews grow.
    public let list: DisplayList
    /// The struts and springs without the examples, which the animation adds.
    public let controls: DisplayList
    let examples: [AutoresizingExample]

    /// Returns an SVG of `controls` with the animated examples.
    public func animated(_ svg: [UInt8]) -> [UInt8] {
        let text = String(decoding: svg, as: UTF8.self)
        guard let end = text.range(of: "</svg>", options: .backwards) else { return svg }
        return Array(
            (text[..<end.lowerBound] + examples.map(\.svg).joined() + text[end.lowerBound...]).utf8)
    }
}

/// A small superview that grows, with a view in its middle third.
struct AutoresizingExample {
    /// The frames of the superview and of the view, at the smallest and the largest size.
    let superview: (CGRect, CGRect)
    let view: (CGRect, CGRect)

    @MainActor init(_ mask: UIView.AutoresizingMask, in area: CGRect) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 78, height: 60))
        let inner = UIView(frame: CGRect(x: 22, y: 18, width: 30, height: 22))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        let small = (outer.frame, inner.frame)
        outer.frame.size = area.size
        let large = (outer.frame, inner.frame)
        func moved(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: area.minX, dy: area.minY) }
        superview = (moved(small.0), moved(large.0))
        view = (moved(small.1), moved(large.1))
    }

    /// The rectangles with their animation: the superview grows, shrinks, and grows again. A view's
    /// frame is a linear function of its superview's size, so the animation is exact at all times.
    var svg: String {
        rect(superview, #"fill="white" stroke="rgb(50%,50%,50%)""#)
            + rect(view, #"fill="rgb(90%,14%,12%)" fill-opacity="0.85""#)
    }

    private func rect(_ frames: (CGRect, CGRect), _ style: String) -> String {
        let values: [(name: String, start: CGFloat, end: CGFloat)] = [
            ("x", frames.0.minX, frames.1.minX), ("y", frames.0.minY, frames.1.minY),
            ("width", frames.0.width, frames.1.width),
            ("height", frames.0.height, frames.1.height),
        ]
        let attributes = values.map { "\($0.name)=\"\(number($0.start))\"" }.joined(separator: " ")
        let animations = values.filter { $0.start != $0.end }.map { value in
            let (start, end) = (number(value.start), number(value.end))
            return "<animate attributeName=\"\(value.name)\" values=\"\(start);\(end);\(start)\" "
                + "keyTimes=\"0;0.5;1\" calcMode=\"spline\" "
                + "keySplines=\"0.42 0 0.58 1;0.42 0 0.58 1\" dur=\"3s\" "
                + "repeatCount=\"indefinite\"/>"
        }
        return "<rect \(attributes) \(style)>\(animations.joined())</rect>\n"
    }

    private func number(_ value: CGFloat) -> String { DocumentNumber.constant(value) }
}

@MainActor extension Document {
    /// Draws the struts and springs of a view.
    ///
    /// - Parameters:
    ///   - view: The object ID, label, text, or title of the view.
    ///   - scene: The name or object ID of the view's scene; all scenes if it is `nil`.
    public func autoresizingPreview(
        of view: String, inScene scene: String? = nil
    ) throws(FixError) -> AutoresizingPreview {
        let targets = try FixTargets(FixSelection(views: [view], scene: scene), in: self)
        let roots = objectGroups.flatMap { DesignRoot.all(of: $0) }
        let found = roots.lazy.compactMap { root in
            root.view.viewsBelow.first { targets.contains($0.id) }.map { (root, $0) }
        }.first
        guard let (root, element) = found else { throw .noView(view, near: []) }
        return AutoresizingPreview(
            [AutoresizingDrawing(element.autoresizingMask ?? [])], scene: sceneName(of: root),
            fileName: element.displayNames.lazy.compactMap(SceneName.valid).first
                ?? element.id ?? element.name)
    }

    /// Draws the struts and springs of all views of each scene, except for root views and those that
    /// constraints place.
    ///
    /// - Parameter scene: The name or object ID of a scene; all scenes if it is `nil`.
    public func autoresizingPreviews(
        inScene scene: String? = nil
    ) throws(FixError) -> [AutoresizingPreview] {
        let targets = try FixTargets(FixSelection(scene: scene), in: self)
        return objectGroups.flatMap { DesignRoot.all(of: $0) }.compactMap { root in
            let views = root.view.viewsBelow.dropFirst().filter {
                targets.contains($0.id)
                    && ($0.bool("translatesAutoresizingMaskIntoConstraints") != false
                        || $0.bool("fixedFrame") == true)
            }
            guard !views.isEmpty else { return nil }
            let drawings = views.enumerated().map { index, element in
                AutoresizingDrawing(
                    element.autoresizingMask ?? [], title: element.displayName, number: index)
            }
            return AutoresizingPreview(drawings, scene: sceneName(of: root), fileName: nil)
        }
    }
}

extension AutoresizingPreview {
    @MainActor fileprivate init(
        _ drawings: [AutoresizingDrawing], scene: String, fileName: String?
    ) {
        self.init(
            scene: scene, fileName: fileName, count: drawings.count,
            list: AutoresizingDrawing.list(drawings, withExamples: true),
            controls: AutoresizingDrawing.list(drawings, withExamples: false),
            examples: drawings.map(\.example))
    }
}

/// Draws the Size inspector's control for an autoresizing mask.
@MainActor struct AutoresizingDrawing {
    private let mask: UIView.AutoresizingMask
    private let title: String?
    private let frame: CGRect
    let example: AutoresizingExample

    private static let (size, columns, titleHeight) = (
        CGSize(width: 300, height: 146), 2, CGFloat(24)
    )
    /// The square that stands for the superview.
    private let outer: CGRect

    /// Creates a drawing.
    ///
    /// - Parameters:
    ///   - title: The name of the view, which is drawn above; `nil` for a drawing on its own.
    ///   - number: The number of the drawing among those of the picture, which are in rows.
    init(_ mask: UIView.AutoresizingMask, title: String? = nil, number: Int = 0) {
        self.mask = mask
        self.title = title
        let (row, column) = number.quotientAndRemainder(dividingBy: Self.columns)
        let titleHeight = title == nil ? 0 : Self.titleHeight
        let height = Self.size.height + titleHeight
        frame = CGRect(
            x: Self.size.width * CGFloat(column), y: height * CGFloat(row), width: Self.size.width,
            height: height)
        let top = frame.minY + titleHeight + 12
        outer = CGRect(x: frame.minX + 16, y: top, width: 108, height: 108)
        example = AutoresizingExample(
            mask, in: CGRect(x: frame.minX + 144, y: top, width: 140, height: 108))
    }

    static func list(_ drawings: [Self], withExamples: Bool) -> DisplayList {
        let bounds = drawings.reduce(CGRect.zero) { $0.union($1.frame) }
        let context = CGContext(size: bounds.size, scale: 2)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        UIColor(white: 0.95, alpha: 1).setFill()
        UIBezierPath(rect: bounds).fill()
        for drawing in drawings { drawing.draw(withExample: withExamples) }
        return context.displayList
    }

    private func draw(withExample: Bool) {
        if let title {
            let area = CGRect(
                x: outer.minX, y: frame.minY + 10, width: frame.width - 32,
                height: Self.titleHeight - 6)
            text(title, .boldSystemFont(ofSize: 11)).draw(
                with: area, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
                context: nil)
        }
        drawControl()
        if withExample { drawExample() }
        caption("Autosizing", at: outer)
        caption("Example", at: example.superview.1)
    }

    private func drawControl() {
        let inner = outer.insetBy(dx: 30, dy: 30)
        fill(outer, .white)
        stroke(UIBezierPath(rect: outer), UIColor(white: 0.6, alpha: 1))
        stroke(UIBezierPath(rect: inner), UIColor(white: 0.35, alpha: 1))
        let struts: [(UIView.AutoresizingMask, CGPoint, CGPoint)] = [
            (
                .flexibleLeftMargin, CGPoint(x: outer.minX, y: outer.midY),
                CGPoint(x: inner.minX, y: outer.midY)
            ),
            (
                .flexibleRightMargin, CGPoint(x: inner.maxX, y: outer.midY),
                CGPoint(x: outer.maxX, y: outer.midY)
            ),
            (
                .flexibleTopMargin, CGPoint(x: outer.midX, y: outer.minY),
                CGPoint(x: outer.midX, y: inner.minY)
            ),
            (
                .flexibleBottomMargin, CGPoint(x: outer.midX, y: inner.maxY),
                CGPoint(x: outer.midX, y: outer.maxY)
            ),
        ]
        for (flexible, start, end) in struts {
            drawStrut(from: start, to: end, isFixed: !mask.contains(flexible))
        }
        drawSpring(
            from: CGPoint(x: inner.minX, y: inner.midY), to: CGPoint(x: inner.maxX, y: inner.midY),
            isFlexible: mask.contains(.flexibleWidth))
        drawSpring(
            from: CGPoint(x: inner.midX, y: inner.minY), to: CGPoint(x: inner.midX, y: inner.maxY),
            isFlexible: mask.contains(.flexibleHeight))
    }

    /// Draws a margin: a line with bars at its ends, dashed and faint if the margin is flexible.
    private func drawStrut(from start: CGPoint, to end: CGPoint, isFixed: Bool) {
        let path = line(from: start, to: end, inset: 3)
        let color = isFixed ? Self.red : Self.faintRed
        stroke(path, color, width: 1.5, isDashed: !isFixed)
        let isHorizontal = start.y == end.y
        let bars = UIBezierPath()
        for sign: CGFloat in [-1, 1] {
            let (x, y) =
                isHorizontal
                ? ((start.x + end.x) / 2 + sign * (end.x - start.x - 6) / 2, start.y)
                : (start.x, (start.y + end.y) / 2 + sign * (end.y - start.y - 6) / 2)
            bars.move(to: isHorizontal ? CGPoint(x: x, y: y - 4) : CGPoint(x: x - 4, y: y))
            bars.addLine(to: isHorizontal ? CGPoint(x: x, y: y + 4) : CGPoint(x: x + 4, y: y))
        }
        stroke(bars, color, width: 1.5)
    }

    /// Draws a size: a line with arrowheads at its ends, dashed and faint if the size is fixed.
    private func drawSpring(from start: CGPoint, to end: CGPoint, isFlexible: Bool) {
        let color = isFlexible ? Self.red : Self.faintRed
        stroke(
            line(from: start, to: end, inset: 5), color, width: 1.5, isDashed: !isFlexible)
        let isHorizontal = start.y == end.y
        let heads = UIBezierPath()
        for (tip, sign) in [(start, CGFloat(1)), (end, -1)] {
            let x = tip.x + (isHorizontal ? 3 * sign : 0)
            let y = tip.y + (isHorizontal ? 0 : 3 * sign)
            for side: CGFloat in [-1, 1] {
                heads.move(to: CGPoint(x: x, y: y))
                heads.addLine(
                    to: isHorizontal
                        ? CGPoint(x: x + 4 * sign, y: y + 4 * side)
                        : CGPoint(x: x + 4 * side, y: y + 4 * sign))
            }
        }
        stroke(heads, color, width: 1.5)
    }

    /// Draws the frames before the superview grows as dashed lines, and those after it.
    private func drawExample() {
        fill(example.superview.1, .white)
        stroke(UIBezierPath(rect: example.superview.1), UIColor(white: 0.5, alpha: 1))
        fill(example.view.1, Self.red.withAlphaComponent(0.85))
        for frame in [example.superview.0, example.view.0] {
            stroke(UIBezierPath(rect: frame), UIColor(white: 0.35, alpha: 1), isDashed: true)
        }
    }

    private func caption(_ text: String, at rect: CGRect) {
        let string = self.text(text, .systemFont(ofSize: 11))
        let size = string.size()
        string.draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.maxY + 5))
    }

    private func text(_ text: String, _ font: UIFont) -> NSAttributedString {
        NSAttributedString(
            string: text,
            attributes: [.font: font, .foregroundColor: UIColor(white: 0.3, alpha: 1)])
    }

    // MARK: Paths

    private static let red = UIColor(red: 0.9, green: 0.14, blue: 0.12, alpha: 1)
    private static let faintRed = red.withAlphaComponent(0.3)

    private func line(from start: CGPoint, to end: CGPoint, inset: CGFloat) -> UIBezierPath {
        let (dx, dy): (CGFloat, CGFloat) = start.y == end.y ? (inset, 0) : (0, inset)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: start.x + dx, y: start.y + dy))
        path.addLine(to: CGPoint(x: end.x - dx, y: end.y - dy))
        return path
    }

    private func fill(_ rect: CGRect, _ color: UIColor) {
        color.setFill()
        UIBezierPath(rect: rect).fill()
    }

    private func stroke(
        _ path: UIBezierPath, _ color: UIColor, width: CGFloat = 1, isDashed: Bool = false
    ) {
        color.setStroke()
        path.lineWidth = width
        if isDashed { path.setLineDash([2, 2], count: 2, phase: 0) }
        path.stroke()
    }
}
