import ContactSheetDiagnostics
import Foundation

public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context. A scale of 0 is the screen's; if the size isn't valid for an image,
/// there is no context.
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    onMainActor {
        let context = DrawnImage.context(size: size, isOpaque: opaque, scale: scale)
        ContextStack.push(context, isImage: true)
    }
}

/// Returns what has been drawn so far, or `nil` outside of an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    onMainActor {
        guard ContextStack.isImage, let context = ContextStack.current else { return nil }
        return DrawnImage.image(of: context)
    }
}

public func UIGraphicsEndImageContext() {
    onMainActor { ContextStack.pop(isImage: true) }
}

/// Creates images that keep their drawing commands, so that they stay sharp at any size.
@MainActor enum DrawnImage {
    /// Returns a context, or `nil`, with a diagnostic, if a side isn't 1 to 32767 pixels long.
    static func context(size: CGSize, isOpaque: Bool, scale: CGFloat) -> CGContext? {
        let scale = scale > 0 ? scale : UIScreen.main.scale
        let sides = [size.width * scale, size.height * scale]
        guard sides.allSatisfy({ $0 > 0 && $0 <= CGFloat(CGImage.greatestSide) }) else {
            DiagnosticLog.current.add(
                Diagnostic(
                    .warning, "can't draw an image of \(size.width) × \(size.height) points",
                    hint: "each side must be 1 to 32,767 pixels"))
            return nil
        }
        let context = CGContext(size: size, scale: scale)
        // An opaque bitmap is black before anything is drawn into it.
        if isOpaque { context.fill(CGRect(origin: .zero, size: size)) }
        return context
    }

    static func image(of context: CGContext) -> UIImage? {
        guard let image = context.makeImage() else {
            DiagnosticLog.current.add(
                Diagnostic(.warning, "image contexts are nested more than 32 levels deep"))
            return nil
        }
        return UIImage(cgImage: image, scale: context.scale, orientation: .up)
    }
}
