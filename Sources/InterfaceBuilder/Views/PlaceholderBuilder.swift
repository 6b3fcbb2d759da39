import UIKit

extension ViewKind {
    /// Kinds whose content can't be drawn: instances of their class if its module is a part of the
    /// program, so that outlets can hold them, and otherwise placeholder images with its name.
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
        "mapView": framework("MKMapView") { element in
            let isPlan = ["standard", "mutedStandard", nil].contains(element["mapType"])
            return isPlan ? .map : .satellite
        },
    ]

    private static func placeholder(_ kind: PlaceholderKind, _ name: String) -> ViewKind {
        framework(name) { _ in kind }
    }

    private static func framework(
        _ name: String, _ kind: @escaping @MainActor (Element) -> PlaceholderKind
    ) -> ViewKind {
        ViewKind { element -> UIView in
            FrameworkViews.type(named: name)?.init(coder: DocumentCoder(element))
                ?? PlaceholderView(kind(element), name: name)
        } configure: { view, element, _ in
            (view as? any FrameworkView)?.apply { element[$0] }
        }
    }
}
