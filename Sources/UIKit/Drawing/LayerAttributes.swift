import Typesetting

extension UIFont: LayerFont {
    public var layerFont: Font { typeset }
}

extension UIColor: LayerColor {
    public var layerColor: CGColor { cgColor }
}
