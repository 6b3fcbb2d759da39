import Foundation

/// A layer that draws only its sublayers, as `CATransformLayer` does.
final class SublayersOnlyLayer: CALayer {
    override var backgroundColor: CGColor? {
        get { nil }
        set {}
    }
    override var borderWidth: CGFloat {
        get { 0 }
        set {}
    }
    override var shadowOpacity: Float {
        get { 0 }
        set {}
    }
    override var masksToBounds: Bool {
        get { false }
        set {}
    }

    override func draw(in ctx: CGContext) {}
}
