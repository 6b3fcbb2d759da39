import ContactSheet
import MapKit
import UIKit
import WebKit

extension CatalogSection {
    static let foreignViews = CatalogSection("Foreign views") {
        Specimen("MKMapView", size: size, MKMapView())
        Specimen("mapType satellite", size: size, satellite())
        Specimen("WKWebView", size: size, WKWebView())
        Specimen("UIWebView", size: size, UIWebView())
        Specimen("SCNView", size: size, PlaceholderView(.scene, name: "SCNView"))
        Specimen("ARSCNView", size: size, PlaceholderView(.camera, name: "ARSCNView"))
        Specimen("MTKView", size: size, PlaceholderView(.canvas, name: "MTKView"))
        Specimen(
            "AVPlayerViewController", size: size,
            PlaceholderView(.player, name: "AVPlayerViewController"))
        Specimen("container view", size: size, PlaceholderView(.container, name: "container view"))
    }

    private static let size = CGSize(width: 210, height: 160)

    @MainActor private static func satellite() -> MKMapView {
        let map = MKMapView()
        map.mapType = .hybrid
        return map
    }
}
