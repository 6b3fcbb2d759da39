import ContactSheetDiagnostics
import Foundation

public func UIGraphicsGetCurrentContext() -> CGContext? {
    onMainActor { ContextStack.current }
}

public func UIGraphicsPushContext(_ context: CGContext) {
    nonisolated(unsafe) let context = context
    onMainActor { ContextStack.push(context, isImage: false) }
}

/// Removes the context that was pushed last; an image's context stays until it is ended.
public func UIGraphicsPopContext() { onMainActor { ContextStack.pop(isImage: false) } }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { $0.fill(rect) }
}

/// Draws a line of one point inside the rectangle, in the fill color as Apple documents.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.frame(rect) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { $0.frame(rect) }
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
    func withBlendMode(_ mode: CGBlendMode, _ draw: (CGContext) -> Void) {
        saveGState()
        setBlendMode(mode)
        draw(self)
        restoreGState()
    }

    func frame(_ rect: CGRect) {
        let (width, height) = (abs(rect.width), abs(rect.height))
        guard width > 2, height > 2 else { return fill(rect) }
        let inner = rect.insetBy(dx: 1, dy: 1)
        fill([
            CGRect(x: rect.minX, y: rect.minY, width: width, height: 1),
            CGRect(x: rect.minX, y: inner.maxY, width: width, height: 1),
            CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height),
            CGRect(x: inner.maxX, y: inner.minY, width: 1, height: inner.height),
        ])
    }
}
