import UIKit

extension ViewKind {
    /// Kinds whose content can't be drawn, shown as placeholder images with the name of their
    /// class.
    static let placeholders: [String: ViewKind] = [
        "wkWebView": placeholder(.page, "WKWebView"), "webView": placeholder(.page, "UIWebView"),
        "sceneKitView": placeholder(.scene, "SCNView"),
        "arscnView": placeholder(.camera, "ARSCNView"),
        "arskView": placeholder(.camera, "ARSKView"), "arView": placeholder(.camera, "ARView"),
        "skView": placeholder(.canvas, "SKView"), "mtkView": placeholder(.canvas, "MTKView"),
        "glkView": placeholder(.canvas, "GLKView"),
        "containerView": ViewKind { element in
            element.embedSegue == nil
                ? PlaceholderView(.container, name: "container view") : UIView()
        },
        "mapView": ViewKind { element in
            let isPlan = ["standard", "mutedStandard", nil].contains(element["mapType"])
            return PlaceholderView(isPlan ? .map : .satellite, name: "MKMapView")
        },
    ]

    private static func placeholder(_ kind: PlaceholderKind, _ name: String) -> ViewKind {
        ViewKind { _ in PlaceholderView(kind, name: name) }
    }
}
