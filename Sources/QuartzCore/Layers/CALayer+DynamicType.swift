import Foundation

extension CALayer {
    /// A new layer of a class that is known at run time only, such as a view's `layerClass`; a
    /// plain layer where the class is none of a layer.
    public static func layer(ofType type: AnyClass) -> CALayer {
        (type as? CALayer.Type)?.makeLayer() ?? CALayer()
    }

    /// Calls `init(ofDynamicType:)` on the class that it is called on.
    ///
    /// Swift lets code do that for required initializers only. Were `init()` one of these, Apple's
    /// `override init()` would no longer compile in subclasses: so the call goes by the
    /// initializer's symbol.
    @_silgen_name("$s10QuartzCore7CALayerC13ofDynamicTypeACyt_tcfC")
    private class func makeLayer() -> CALayer
}
