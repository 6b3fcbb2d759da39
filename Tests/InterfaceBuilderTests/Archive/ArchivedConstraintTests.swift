import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the numbers of `NSLayoutConstraint.Attribute`; the archive was written by hand.
@MainActor struct ArchivedConstraintTests {
    private static func constraint(
        _ id: String, _ first: Int, _ second: String, _ constant: String
    ) -> String {
        """
        <object class="IBObjectRecord"><int key="objectID">\(id)</int>
        <object class="IBNSLayoutConstraint" key="object" id="\(id)">
        <reference key="firstItem" ref="2"/><int key="firstAttribute">\(first)</int>
        <int key="relation">0</int>\(second)<float key="multiplier">1</float>
        \(constant)<float key="priority">1000</float>
        <reference key="containingView" ref="1"/></object></object>
        """
    }

    private static let container: String = {
        let toView = { (attribute: Int) in
            """
            <reference key="secondItem" ref="1"/><int key="secondAttribute">\(attribute)</int>
            """
        }
        let symbolic = """
            <object class="IBNSLayoutSymbolicConstant" key="constant">
            <double key="value">20</double></object>
            """
        let plain = { (value: Int) in
            """
            <object class="IBLayoutConstant" key="constant">
            <double key="value">\(value)</double></object>
            """
        }
        return """
            <object class="IBMutableOrderedSet" key="objectRecords">
            <array key="orderedObjects">
            \(constraint("50", 5, toView(5), symbolic))
            \(constraint("51", 10, toView(10), plain(-30)))
            \(constraint("52", 7, "<int key=\"secondAttribute\">0</int>", plain(100)))
            \(constraint("53", 8, "<int key=\"secondAttribute\">0</int>", plain(40)))
            </array></object>
            """
    }()

    @Test func constraintsPositionViews() throws {
        let document = try Archives.document(
            Archives.view(
                around: """
                    <object class="IBUIView" id="2"><int key="NSvFlags">292</int>
                    <string key="NSFrame">{{1, 2}, {3, 4}}</string></object>
                    """),
            container: Self.container, head: #"<bool key="IBDocument.UseAutolayout">YES</bool>"#)
        // x = 20; y = 460 / 2 - 30 - 40 / 2.
        #expect(document.frames()["2"] == CGRect(x: 20, y: 180, width: 100, height: 40))
    }

    @Test func masksPositionViewsWithoutAutoLayout() throws {
        let view = try Archives.element(Archives.view(around: ""), container: Self.container)
        #expect(view["translatesAutoresizingMaskIntoConstraints"] == nil)
        let constraints = view.child("constraints")?.children ?? []
        #expect(constraints.map { $0["symbolic"] } == ["YES", nil, nil, nil])
        #expect(
            constraints.map { $0["firstAttribute"] } == ["leading", "centerY", "width", "height"])
        #expect(constraints.map { $0["secondAttribute"] } == ["leading", "centerY", nil, nil])
    }
}
