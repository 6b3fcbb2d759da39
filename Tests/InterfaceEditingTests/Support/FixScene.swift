import Foundation
import Testing

@testable import InterfaceBuilder
@testable import InterfaceEditing

/// A storyboard with one scene, and the results of fixes.
@MainActor struct FixScene {
    let text: String

    init(text: String) {
        self.text = text
    }

    /// Creates a screen of 375×667 points with a safe area that begins at 20. Its root contains
    /// these views and constraints. The ID of the root is `root`; that of its safe area is `safe`.
    init(_ views: String, constraints: String = "", device: String = "retina4_7") {
        let size = device == "retina4_0" ? (320, 568) : (375, 667)
        let list =
            constraints.isEmpty
            ? ""
            : "            <constraints>\n\(Self.indent(constraints, 16))            </constraints>\n"
        text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
                <device id="\(device)" orientation="portrait" appearance="light"/>
                <scenes>
                    <!--Main-->
                    <scene sceneID="s"><objects><viewController title="Main" id="vc" \
            sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
                        <subviews>
            \(Self.indent(views, 16))            </subviews>
                        <viewLayoutGuide key="safeArea" id="safe"/>
                        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            \(list)        </view>
                    </viewController></objects></scene>
                </scenes>
            </document>
            """
    }

    private static func indent(_ text: String, _ depth: Int) -> String {
        text.split(separator: "\n")
            .map { String(repeating: " ", count: depth) + $0 + "\n" }.joined()
    }

    /// Returns the fixed scene and the messages of the fix.
    func fixed(
        _ fix: LayoutFix, _ selection: FixSelection = FixSelection()
    ) throws -> (scene: FixScene, notes: [String]) {
        let fixer = try DocumentFixer(data: Data(text.utf8), fileName: "Main.storyboard")
        let fixed = try fixer.fixed(fix, selection)
        return (FixScene(text: String(decoding: fixed.data, as: UTF8.self)), fixed.notes)
    }

    func document() throws -> Document {
        try Document(data: Data(text.utf8), fileName: "Main.storyboard")
    }

    /// Returns the constraints as equations such as `a.leading = safe.leading + 20`, in the order
    /// of the text. `*` marks a constant that Interface Builder calls standard.
    func equations() throws -> [String] {
        let map = try SourceMap(text: text)
        return ConstraintReference.all(in: map).map { reference in
            let element = reference.element
            let first =
                "\(element["firstItem"] ?? reference.owner).\(element["firstAttribute"] ?? "")"
            let constant = element["constant"].map { element["symbolic"] == nil ? $0 : $0 + "*" }
            guard let attribute = element["secondAttribute"] else {
                return "\(first) = \(constant ?? "0")"
            }
            let second = "\(element["secondItem"] ?? reference.owner).\(attribute)"
            return "\(first) = \(second)" + (constant.map { " + \($0)" } ?? "")
        }.sorted()
    }

    /// Returns the lines that the fix removed and added.
    func difference(to other: FixScene) -> (removed: [String], added: [String]) {
        let (old, new) = (
            text.components(separatedBy: "\n"), other.text.components(separatedBy: "\n")
        )
        let change = new.difference(from: old)
        func lines(_ changes: [CollectionDifference<String>.Change]) -> [String] {
            changes.map {
                switch $0 {
                case .insert(_, let line, _), .remove(_, let line, _):
                    line.trimmingCharacters(in: .whitespaces)
                }
            }
        }
        return (lines(change.removals), lines(change.insertions))
    }

    static func view(
        _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        kind: String = "view", attributes: String = "", inside: String = ""
    ) -> String {
        """
        <\(kind) contentMode="left" \(attributes)\
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\(inside)
        </\(kind)>

        """
    }

    /// Returns a label with a font of 24 points, whose stored size is its intrinsic size.
    static func label(
        _ id: String, _ text: String, _ x: Double, _ y: Double, _ width: Double,
        attributes: String = ""
    ) -> String {
        view(
            id, x, y, width, 29, kind: "label", attributes: "text=\"\(text)\" \(attributes)",
            inside: """

                    <fontDescription key="fontDescription" type="system" pointSize="24"/>
                """)
    }
}
