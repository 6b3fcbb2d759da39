import Foundation

extension CGContext {
    /// The transform from user space to the page.
    public var ctm: CGAffineTransform { state.transform }

    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    public func translateBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.translatedBy(x: x, y: y)
    }

    public func scaleBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.scaledBy(x: x, y: y)
    }

    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets the shadow.
    ///
    /// - Parameters:
    ///   - offset: The offset in points of the page, with the y axis pointing down.
    ///   - blur: Twice the standard deviation of the Gaussian. This factor is a decision; a layer's
    ///     `shadowRadius` is the standard deviation itself.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map {
            Shadow(offset: offset, standardDeviation: blur / 2, color: $0.rgba)
        }
    }

    /// Sets a shadow in black with an alpha of one third, as Core Graphics documents.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    public func setFillColor(_ color: CGColor) {
        state.fillColor = color.rgba
        state.fillPattern = color.pattern
    }

    /// The color that shapes are filled with.
    package var fillColor: RGBA { state.fillColor }

    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.rgba }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = RGBA(red, green, blue, alpha)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = RGBA(red, green, blue, alpha)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = RGBA(gray, gray, gray, alpha)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = RGBA(gray, gray, gray, alpha)
    }

    /// Sets the fill color from components in sRGB, followed by the alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        state.fillColor = RGBA(components[0], components[1], components[2], components[3])
    }

    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        state.strokeColor = RGBA(components[0], components[1], components[2], components[3])
    }

    public func setLineWidth(_ width: CGFloat) { state.strokeStyle.lineWidth = width }

    public func setLineCap(_ cap: CGLineCap) { state.strokeStyle.cap = cap }

    public func setLineJoin(_ join: CGLineJoin) { state.strokeStyle.join = join }

    public func setMiterLimit(_ limit: CGFloat) { state.strokeStyle.miterLimit = limit }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.strokeStyle.dashPhase = phase
        state.strokeStyle.dashLengths = lengths
    }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolates ? .default : .none }
        set { state.interpolates = newValue != .none }
    }

    /// Has no effect, like the four methods below: edges are always antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setFlatness(_ flatness: CGFloat) {}
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    public func synchronize() {}
    public func flush() {}
}
