import Foundation

/// A property that animations and `setValue(_:forKeyPath:)` access by name.
@MainActor struct LayerSlot {
    let read: (CALayer) -> Any?
    let write: (CALayer, Any?) -> Void

    /// The property with a name, or `nil` if there is none.
    static subscript(name: String) -> LayerSlot? { table[name] }

    /// The names of the properties that change gradually.
    static let animatable = table.keys.filter { !fixed.contains($0) }

    /// The properties that change at once, or together with others.
    private static let fixed: Set = [
        "contents", "contentsScale", "frame", "hidden", "masksToBounds", "fontSize",
    ]

    private static func slot<Layer: CALayer, Value: LayerValue>(
        _ path: ReferenceWritableKeyPath<Layer, Value>
    ) -> LayerSlot {
        LayerSlot(
            read: { ($0 as? Layer)?[keyPath: path] },
            write: { layer, value in
                guard let layer = layer as? Layer, let value = Value(layerValue: value) else {
                    return
                }
                layer[keyPath: path] = value
            })
    }

    private static let table: [String: LayerSlot] = [
        "anchorPoint": slot(\.anchorPoint), "backgroundColor": slot(\.backgroundColor),
        "borderColor": slot(\.borderColor), "borderWidth": slot(\.borderWidth),
        "bounds": slot(\.bounds), "contents": slot(\.anyContents),
        "contentsRect": slot(\.contentsRect), "contentsScale": slot(\.contentsScale),
        "cornerRadius": slot(\.cornerRadius), "frame": slot(\.frame), "hidden": slot(\.isHidden),
        "masksToBounds": slot(\.masksToBounds), "opacity": slot(\.opacity),
        "position": slot(\.position), "shadowColor": slot(\.shadowColor),
        "shadowOffset": slot(\.shadowOffset), "shadowOpacity": slot(\.shadowOpacity),
        "shadowPath": slot(\.shadowPath), "shadowRadius": slot(\.shadowRadius),
        "sublayerTransform": slot(\.sublayerTransform), "transform": slot(\.transform),
        "zPosition": slot(\.zPosition),
        // CAShapeLayer
        "fillColor": slot(\CAShapeLayer.fillColor), "lineWidth": slot(\CAShapeLayer.lineWidth),
        "lineDashPhase": slot(\CAShapeLayer.lineDashPhase),
        "miterLimit": slot(\CAShapeLayer.miterLimit), "path": slot(\CAShapeLayer.path),
        "strokeColor": slot(\CAShapeLayer.strokeColor),
        "strokeEnd": slot(\CAShapeLayer.strokeEnd), "strokeStart": slot(\CAShapeLayer.strokeStart),
        // CAGradientLayer
        "colors": slot(\CAGradientLayer.colors), "endPoint": slot(\CAGradientLayer.endPoint),
        "locations": slot(\CAGradientLayer.locations),
        "startPoint": slot(\CAGradientLayer.startPoint),
        // CATextLayer
        "fontSize": slot(\CATextLayer.fontSize),
        "foregroundColor": slot(\CATextLayer.foregroundColor),
        // CAReplicatorLayer
        "instanceTransform": slot(\CAReplicatorLayer.instanceTransform),
    ]
}

extension CALayer {
    fileprivate var anyContents: AnyLayerValue {
        get { AnyLayerValue(layerValue: contents) }
        set { contents = newValue.value }
    }
}
