import Foundation

/// The position of a popover next to its anchor, and of its arrow.
@MainActor struct PopoverLayout: Equatable {
    /// The frame including the classic frame, without the arrow, in the container's coordinate
    /// space.
    var body: CGRect
    /// The direction of the arrow: one, or none.
    var direction: UIPopoverArrowDirection
    /// The arrow's tip, in the container's coordinate space.
    var tip: CGPoint
}

/// The values that determine a popover's position.
@MainActor struct PopoverContext {
    /// The rectangle that the popover points at, in the container's coordinate space, if any.
    var anchor: CGRect?
    /// The bounds for the popover, in the container's coordinate space.
    var limits: CGRect
    /// The size including the classic frame.
    var size: CGSize
    var permitted: UIPopoverArrowDirection
    var metrics = PopoverMetrics()

    /// The layout at the first side with enough space for the whole size, in the order below,
    /// above, right, and left of the anchor, or else at the one with the most space.
    var layout: PopoverLayout {
        guard let anchor else { return centered(on: limits) }
        let sides = Self.order.filter(permitted.contains)
        let fitting = sides.first { direction in
            let space = space(direction, anchor)
            return space.width >= size.width && space.height >= size.height
        }
        let largest = sides.map { ($0, space($0, anchor)) }
            .max { area($0.1) < area($1.1) }?.0
        guard let direction = fitting ?? largest else { return centered(on: anchor) }
        return layout(direction, anchor)
    }

    private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

    private func area(_ size: CGSize) -> CGFloat {
        min(size.width, self.size.width) * min(size.height, self.size.height)
    }

    /// Returns a layout without an arrow, as close to the middle of a rectangle as the limits
    /// allow.
    private func centered(on box: CGRect) -> PopoverLayout {
        let size = CGSize(
            width: min(size.width, limits.width), height: min(size.height, limits.height))
        let body = moved(
            CGRect(
                x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
                height: size.height))
        return PopoverLayout(
            body: body, direction: [], tip: CGPoint(x: body.midX, y: body.minY))
    }

    /// Returns the available size on one side of the anchor, for an arrow in this direction.
    private func space(_ direction: UIPopoverArrowDirection, _ anchor: CGRect) -> CGSize {
        let arrow = metrics.arrowHeight
        var size = limits.size
        switch direction {
        case .up: size.height = limits.maxY - anchor.maxY - arrow
        case .down: size.height = anchor.minY - arrow - limits.minY
        case .left: size.width = limits.maxX - anchor.maxX - arrow
        default: size.width = anchor.minX - arrow - limits.minX
        }
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    private func layout(
        _ direction: UIPopoverArrowDirection, _ anchor: CGRect
    ) -> PopoverLayout {
        let space = space(direction, anchor)
        let arrow = metrics.arrowHeight
        var body = CGRect(
            x: 0, y: 0, width: min(size.width, space.width), height: min(size.height, space.height))
        let tip: CGPoint
        switch direction {
        case .up:
            body.origin = CGPoint(x: anchor.midX - body.width / 2, y: anchor.maxY + arrow)
            tip = CGPoint(x: anchor.midX, y: anchor.maxY)
        case .down:
            body.origin = CGPoint(
                x: anchor.midX - body.width / 2, y: anchor.minY - arrow - body.height)
            tip = CGPoint(x: anchor.midX, y: anchor.minY)
        case .left:
            body.origin = CGPoint(x: anchor.maxX + arrow, y: anchor.midY - body.height / 2)
            tip = CGPoint(x: anchor.maxX, y: anchor.midY)
        default:
            body.origin = CGPoint(
                x: anchor.minX - arrow - body.width, y: anchor.midY - body.height / 2)
            tip = CGPoint(x: anchor.minX, y: anchor.midY)
        }
        let placed = moved(body)
        return PopoverLayout(
            body: placed, direction: direction, tip: reachable(tip, from: placed, direction))
    }

    /// Moves the body into the limits. That changes it along the anchor's edge only, because in the
    /// other direction there is enough space.
    private func moved(_ body: CGRect) -> CGRect {
        var body = body
        body.origin.x = min(max(limits.minX, body.minX), limits.maxX - body.width)
        body.origin.y = min(max(limits.minY, body.minY), limits.maxY - body.height)
        return UIScreen.main.grid.round(body)
    }

    /// Returns the tip for which the arrow starts on the straight part of the body's edge.
    private func reachable(
        _ tip: CGPoint, from body: CGRect, _ direction: UIPopoverArrowDirection
    ) -> CGPoint {
        let corner = metrics.cornerRadius + metrics.arrowBase / 2
        func within(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            low > high ? (low + high) / 2 : min(max(low, value), high)
        }
        var tip = tip
        if direction == .up || direction == .down {
            tip.x = within(tip.x, body.minX + corner, body.maxX - corner)
        } else {
            tip.y = within(tip.y, body.minY + corner, body.maxY - corner)
        }
        return tip
    }
}
