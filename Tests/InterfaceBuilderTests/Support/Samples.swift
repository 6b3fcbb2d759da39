import Foundation
import UIKit

@testable import InterfaceBuilder

extension Element {
    /// The element that this XML writes.
    static func xml(_ text: String) throws -> Element {
        try DocumentParser(file: "Test.xib").parse(Data(text.utf8))
    }
}

extension Document {
    /// A xib of these top-level objects, which begin at line 4.
    static func xib(
        _ objects: String, head: String = "", resources: String = "", attributes: String = "",
        fileName: String = "Test.xib"
    ) throws -> Document {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \(attributes)>\(head)
            <objects>
            \(objects)
            </objects>
            <resources>\(resources)</resources>
            </document>
            """
        return try Document(data: Data(text.utf8), fileName: fileName)
    }

    /// A storyboard whose scenes hold these objects, one string a scene, the first at line 4.
    static func storyboard(
        _ scenes: String..., head: String = "", toolsVersion: Int = 21507
    ) throws -> Document {
        let list = scenes.map { "<scene sceneID=\"s\"><objects>\n\($0)\n</objects></scene>" }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch">\(head)
            <scenes>
            \(list.joined(separator: "\n"))
            </scenes>
            </document>
            """
        return try Document(data: Data(text.utf8), fileName: "Main.storyboard")
    }
}

@MainActor extension Document {
    /// The view of the only element of a xib, and what was said while it was built.
    static func building(
        _ element: String, resources: String = ""
    ) throws -> (view: UIView, diagnostics: [String]) {
        let document = try Document.xib(
            element, resources: resources, attributes: "launchScreen=\"YES\"")
        let (controller, diagnostics) = DiagnosticLog.collecting {
            document.makeViewController(for: document.scenes[0])
        }
        return (controller.view, diagnostics.map(\.description))
    }

    /// The view of a xib's only element, of the type that the test expects.
    static func view<View: UIView>(
        _ type: View.Type, _ element: String, resources: String = ""
    ) throws -> View? {
        try building(element, resources: resources).view as? View
    }
}

extension UIColor {
    /// The components from 0 to 255 and the alpha, as light mode has them.
    @MainActor var light: [Int] {
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let rgba = resolvedColor(with: traits).cgColor.rgba
        let parts = [rgba.red, rgba.green, rgba.blue].map { Int(saturating: ($0 * 255).rounded()) }
        return parts + [Int(saturating: (rgba.alpha * 100).rounded())]
    }
}
