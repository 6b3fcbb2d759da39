import Foundation

extension CALayer {
    /// Creates a layer of a class that is known only at run time, such as a view's `layerClass`; a
    /// plain layer if it isn't a layer class.
    public static func layer(ofType type: AnyClass) -> CALayer {
        (type as? CALayer.Type)?.makeLayer() ?? CALayer()
    }

    /// Calls `init(ofDynamicType:)` on the class that it is called on.
    ///
    /// Swift allows this for required initializers only. If `init()` were required, `override
    /// init()` in subclasses, which is valid on Apple's platforms, wouldn't compile. So the
    /// initializer is called by its symbol.
    @_silgen_name("$s10QuartzCore7CALayerC13ofDynamicTypeACyt_tcfC")
    private class func makeLayer() -> CALayer
}
