import CoreGraphics

/// A rectangle defined by its sides that accepts any number. Foundation's traps for NaN.
struct Box {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity

    /// A box that contains nothing, like one without width or height.
    static let none = Box()

    var isEmpty: Bool { !(left < right && top < bottom) }
    var width: Double { right - left }
    var height: Double { bottom - top }

    mutating func add(_ point: CGPoint) {
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }

    func union(_ other: Box) -> Box {
        Box(
            left: min(left, other.left), top: min(top, other.top),
            right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    func intersection(_ other: Box) -> Box {
        Box(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
    }

    func moved(by offset: CGSize) -> Box {
        Box(
            left: left + offset.width, top: top + offset.height, right: right + offset.width,
            bottom: bottom + offset.height)
    }

    func grown(by reach: Double) -> Box {
        Box(left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach)
    }

    func scaled(by factor: Double) -> Box {
        Box(
            left: left * factor, top: top * factor, right: right * factor,
            bottom: bottom * factor)
    }

    /// Returns the box of the transformed corners; empty if the transform can't be used for
    /// painting.
    func applying(_ t: CGAffineTransform) -> Box {
        guard t.isPaintable, left <= right, top <= bottom else { return .none }
        var box = Box.none
        for x in [left, right] {
            for y in [top, bottom] { box.add(CGPoint(x: x, y: y).applying(t)) }
        }
        return box
    }

    /// The smallest box with integral sides that contains this one; empty if this one is.
    var whole: Box {
        isEmpty
            ? .none
            : Box(
                left: left.rounded(.down), top: top.rounded(.down), right: right.rounded(.up),
                bottom: bottom.rounded(.up))
    }
}
