import Foundation
import UIKit

@testable import InterfaceBuilder

extension Element {
    /// Parses an element.
    static func xml(_ text: String) throws -> Element {
        try DocumentParser(file: "Test.xib").parse(Data(text.utf8))
    }
}

extension Document {
    /// Creates a xib with these top-level objects, which begin at line 4.
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

    /// Creates a storyboard with the objects of each scene; the first scene's begin at line 4.
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
    /// Builds the only element of a xib, and returns its view and the diagnostics.
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

    /// Builds the only element of a xib, and returns its view if it has the expected type.
    static func view<View: UIView>(
        _ type: View.Type, _ element: String, resources: String = ""
    ) throws -> View? {
        try building(element, resources: resources).view as? View
    }
}

extension UIColor {
    /// The components from 0 to 255 and the alpha, in light mode.
    @MainActor var light: [Int] {
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let rgba = resolvedColor(with: traits).cgColor.rgba
        let parts = [rgba.red, rgba.green, rgba.blue].map { Int(saturating: ($0 * 255).rounded()) }
        return parts + [Int(saturating: (rgba.alpha * 100).rounded())]
    }
}
