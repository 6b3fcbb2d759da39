import Foundation
import InterfaceBuilder

extension Document {
    /// Creates a storyboard with the objects of each scene.
    static func storyboard(_ scenes: String..., head: String = "") throws -> Document {
        let list = scenes.map { "<scene sceneID=\"s\"><objects>\n\($0)\n</objects></scene>" }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21507" targetRuntime="iOS.CocoaTouch">\(head)
            <scenes>
            \(list.joined(separator: "\n"))
            </scenes>
            </document>
            """
        return try Document(data: Data(text.utf8), fileName: "Main.storyboard")
    }
}
