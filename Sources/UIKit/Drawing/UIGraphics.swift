import Foundation

/// The contexts that `UIGraphicsPushContext` stacked; `draw(_:)` finds the last one.
@MainActor private var contexts: [CGContext] = []

@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

@MainActor public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

@MainActor public func UIGraphicsPopContext() { _ = contexts.popLast() }

@MainActor public func UIRectFill(_ rect: CGRect) { contexts.last?.fill(rect) }

@MainActor public func UIRectFrame(_ rect: CGRect) {
    contexts.last?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

@MainActor public func UIRectClip(_ rect: CGRect) { contexts.last?.clip(to: rect) }
