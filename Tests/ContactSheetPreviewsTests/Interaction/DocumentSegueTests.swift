import Foundation
import Testing
import UIKit

@testable import ContactSheetPreviews

/// Source: Apple's "View Controller Programming Guide", using segues: a tap shows the destination,
/// and unwinding leads back.
@MainActor struct DocumentSegueTests {
    private static func screen(_ id: String, _ text: String, _ button: String) -> String {
        """
        <scene><objects><viewController id="\(id)" title="\(text)" sceneMemberID="viewController">
        <view key="view" id="v\(id)"><rect key="frame" width="375" height="667"/><subviews>
        <label id="l\(id)" text="\(text)"><rect key="frame" y="200" width="200" height="20"/></label>
        <button id="b\(id)"><rect key="frame" y="300" width="200" height="44"/>\(button)</button>
        </subviews></view></viewController><exit id="x\(id)"/></objects></scene>
        """
    }

    private static func button(_ title: String, _ segue: String) -> String {
        """
        <state key="normal" title="\(title)"/><connections><segue id="s\(title)" \(segue)/>
        </connections>
        """
    }

    @Test(arguments: ["show", "presentation"])
    func tapsFollowSegues(_ kind: String) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("Main.storyboard")
        try """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        initialViewController="n"><scenes><scene><objects>
        <navigationController id="n" sceneMemberID="viewController"><connections>
        <segue kind="relationship" relationship="rootViewController" destination="a"/>
        </connections></navigationController></objects></scene>
        \(Self.screen("a", "First", Self.button("Go", #"kind="\#(kind)" destination="b""#)))
        \(Self.screen("b", "Second", Self.button(
            "Back", #"kind="unwind" destination="xb" unwindAction="back:""#)))
        </scenes></document>
        """.write(to: url, atomically: true, encoding: .utf8)
        let preview = Preview("Main", document: url, scene: "a")
        let configuration = Configuration.all(Device.named(["iphone-15"]), iOS: IOSVersion(18))[0]
        let first = try preview.record(configuration)
        let second = try preview.performing([.tap("Go")]).record(configuration)
        let back = try preview.performing([.tap("Go"), .tap("Back")]).record(configuration)
        #expect(!names(first.tree).contains("Back"))
        #expect(names(second.tree).contains("Back"))
        #expect(back.list == first.list)
    }

    private func names(_ node: ViewNode) -> [String] {
        [node.name].compactMap { $0 } + node.children.flatMap(names)
    }
}
