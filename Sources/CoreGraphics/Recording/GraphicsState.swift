import Foundation

/// What `saveGState` saves.
struct GraphicsState {
    var transform = CGAffineTransform.identity
    var fillColor = RGBA.black
    var strokeColor = RGBA.black
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var strokeStyle = StrokeStyle()
    var interpolates = true
    /// In page coordinates; nil while nothing clips.
    var clipBox: CGRect?
    /// How many groups are open: those opened since are closed when the state is restored.
    var openGroups = 0
}
