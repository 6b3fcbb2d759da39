import ContactSheetDevices
import InterfaceBuilder

/// A feature of documents that requires a version of iOS.
struct DocumentFeature: Sendable {
    /// The plural name in messages.
    let name: String
    /// The version that introduced the feature (Apple's documentation of the class or property).
    let iOS: IOSVersion
    private let isUsed: @Sendable (Element) -> Bool

    private init(_ name: String, _ major: Int, _ isUsed: @escaping @Sendable (Element) -> Bool) {
        self.name = name
        iOS = IOSVersion(major)
        self.isUsed = isUsed
    }

    /// Returns the newest feature that an element or its descendants use, or `nil` if they use
    /// none.
    static func newest(in root: Element) -> DocumentFeature? {
        var newest = all.endIndex
        root.walk { element in
            newest = all[..<newest].firstIndex { $0.isUsed(element) } ?? newest
        }
        return newest < all.endIndex ? all[newest] : nil
    }

    /// The features, the newest first.
    private static let all: [DocumentFeature] = [
        DocumentFeature("button configurations", 15) { $0.name == "buttonConfiguration" },
        DocumentFeature("system colors", 13) { $0["systemColor"] != nil },
        DocumentFeature("system images", 13) { $0["catalog"] == "system" },
        DocumentFeature("named colors", 11) { $0.name == "namedColor" },
        DocumentFeature("WebKit views", 11) { $0.name == "wkWebView" },
        DocumentFeature("texts that follow the preferred size", 10) {
            $0["adjustsFontForContentSizeCategory"] == "YES"
        },
        DocumentFeature("stack views", 9) { $0.name == "stackView" },
        DocumentFeature("safe areas", 9) { $0.key == "safeArea" },
        DocumentFeature("storyboard references", 9) { $0.name == "viewControllerPlaceholder" },
        DocumentFeature("margins", 8) { element in
            element.name == "constraint"
                && [element["firstAttribute"], element["secondAttribute"]].contains {
                    $0?.hasSuffix("Margin") == true
                }
        },
        DocumentFeature("size classes", 8) {
            $0["useTraitCollections"] == "YES" || $0.name == "variation"
        },
        DocumentFeature("visual effects", 8) { $0.name == "visualEffectView" },
        DocumentFeature("launch screens", 8) { $0["launchScreen"] == "YES" },
        DocumentFeature("layout guides", 7) { $0.name == "viewControllerLayoutGuide" },
        DocumentFeature("text styles", 7) { $0["style"]?.hasPrefix("UICTFontTextStyle") == true },
        DocumentFeature("Auto Layout", 6) {
            $0["useAutolayout"] == "YES" || $0.name == "constraint"
        },
        DocumentFeature("collection views", 6) { $0.name == "collectionView" },
    ]
}
