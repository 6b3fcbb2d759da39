import Foundation

/// A view of a framework on top of UIKit that documents can contain, such as a map.
@MainActor package protocol FrameworkView: UIView {
    /// Sets the outlet, and returns whether the class has it.
    func connect(outlet: String, to destination: AnyObject) -> Bool

    /// Applies the attributes of the view's element, whose values the closure returns by name.
    func apply(attributes: (String) -> String?)

    /// Returns the value of a property that code observes by its name in Objective-C.
    func observedValue(forKey key: String) -> Any?
}

extension FrameworkView {
    package func connect(outlet: String, to destination: AnyObject) -> Bool { false }
    package func apply(attributes: (String) -> String?) {}
    package func observedValue(forKey key: String) -> Any? { nil }
}

/// The classes of views that documents contain, but that are in modules that UIKit doesn't import.
@MainActor package enum FrameworkViews {
    private static let modules = [
        "MKMapView": "MapKit", "WKWebView": "WebKit", "UIWebView": "WebKit",
        "SKView": "SpriteKitStub", "SCNView": "SceneKitStub", "MPVolumeView": "MediaPlayerStub",
    ]

    /// Returns the class with a name, if its module is a part of the program.
    package static func type(named name: String) -> UIView.Type? {
        modules[name].flatMap { NSClassFromString("\($0).\(name)") as? UIView.Type }
    }
}
