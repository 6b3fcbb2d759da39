import Foundation

/// The state that `saveGState` saves.
struct GraphicsState {
    var transform = CGAffineTransform.identity
    var fillColor = RGBA.black { didSet { fillPattern = nil } }
    /// The image that fills areas instead of the color.
    var fillPattern: ColorPattern?
    var strokeColor = RGBA.black
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var strokeStyle = StrokeStyle()
    var interpolates = true
    /// The clip's box in page coordinates; `nil` without a clip.
    var clipBox: CGRect?
    /// The number of open groups. Groups opened later are closed when the state is restored.
    var openGroups = 0
}
