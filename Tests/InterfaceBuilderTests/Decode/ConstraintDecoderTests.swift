import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Documentation/DocumentFormat.md 3; the elements in the tests.
@MainActor struct ConstraintDecoderTests {
    nonisolated static let attributes: [(String, NSLayoutConstraint.Attribute)] = [
        ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom),
        ("leading", .leading), ("trailing", .trailing), ("width", .width), ("height", .height),
        ("centerX", .centerX), ("centerY", .centerY), ("baseline", .lastBaseline),
        ("lastBaseline", .lastBaseline), ("firstBaseline", .firstBaseline),
        ("leftMargin", .leftMargin), ("rightMargin", .rightMargin), ("topMargin", .topMargin),
        ("bottomMargin", .bottomMargin), ("leadingMargin", .leadingMargin),
        ("trailingMargin", .trailingMargin), ("centerXWithinMargins", .centerXWithinMargins),
        ("centerYWithinMargins", .centerYWithinMargins),
    ]

    private func constraint(_ attributes: String) throws -> NSLayoutConstraint? {
        try Document.constraining(attributes).constraints.first
    }

    @Test(arguments: attributes)
    func everyAttribute(_ name: String, _ attribute: NSLayoutConstraint.Attribute) throws {
        let built = try Document.constraining(
            #"firstItem="a" firstAttribute="\#(name)" secondItem="b" secondAttribute="\#(name)""#)
        let constraint = try #require(built.constraints.first)
        #expect(constraint.firstAttribute == attribute)
        #expect(constraint.secondAttribute == attribute)
        #expect(constraint.firstItem === built.root.subviews[0])
        #expect(constraint.secondItem === built.root.subviews[1])
    }

    @Test func missingAttributesHaveDefaults() throws {
        let built = try Document.constraining(
            #"firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom""#)
        let constraint = try #require(built.constraints.first)
        #expect(constraint.relation == .equal)
        #expect(constraint.multiplier == 1)
        #expect(constraint.constant == 0)
        #expect(constraint.priority == .required)
        #expect(constraint.identifier == nil)
        #expect(constraint.documentLocation == "Test.xib:12")
        #expect(constraint.isActive)
    }

    @Test func aMissingItemIsTheOwner() throws {
        let built = try Document.constraining(
            #"firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="8""#)
        #expect(built.constraints.first?.firstItem === built.root)
        #expect(built.constraints.first?.constant == 8)
        let aspect = try Document.constraining(
            #"firstAttribute="width" secondAttribute="height" multiplier="16:9""#)
        #expect(aspect.constraints.first?.firstItem === aspect.root)
        #expect(aspect.constraints.first?.secondItem === aspect.root)
        #expect(aspect.constraints.first?.multiplier == CGFloat(16) / 9)
    }

    @Test func constraintsWithoutASecondAttribute() throws {
        let constraint = try #require(
            try constraint(#"firstItem="a" firstAttribute="height" constant="44""#))
        #expect(constraint.secondItem == nil)
        #expect(constraint.secondAttribute == .notAnAttribute)
        #expect(constraint.constant == 44)
    }

    @Test(arguments: [
        ("equal", NSLayoutConstraint.Relation.equal), ("lessThanOrEqual", .lessThanOrEqual),
        ("greaterThanOrEqual", .greaterThanOrEqual), ("about", .equal),
    ])
    func relations(_ name: String, _ relation: NSLayoutConstraint.Relation) throws {
        let constraint = try constraint(
            #"firstItem="a" firstAttribute="width" relation="\#(name)" constant="1""#)
        #expect(constraint?.relation == relation)
    }

    @Test(
        arguments: [
            ("750", 750), ("999", 999), ("1", 1), ("1000", 1000), ("0", 1000), ("-5", 1000),
            ("1001", 1000), ("high", 1000), ("1e-60", 1000),
        ] as [(String, Float)])
    func priorities(_ text: String, _ priority: Float) throws {
        let constraint = try constraint(
            #"firstItem="a" firstAttribute="width" constant="1" priority="\#(text)""#)
        #expect(constraint?.priority.rawValue == priority)
    }

    @Test(arguments: ["1:0", "wide", "1:2:3", "1e30"])
    func invalidMultipliersAreOne(_ text: String) throws {
        let constraint = try constraint(
            """
            firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" \
            multiplier="\(text)"
            """)
        #expect(constraint?.multiplier == 1)
    }

    @Test func identifiers() throws {
        let constraint = try constraint(
            #"firstItem="a" firstAttribute="width" constant="1" identifier="The width""#)
        #expect(constraint?.identifier == "The width")
    }

    @Test(arguments: [
        #"firstItem="gone" firstAttribute="width" constant="1""#,
        #"firstItem="a" firstAttribute="depth" constant="1""#, #"firstItem="a" constant="1""#,
        #"firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top""#,
        #"firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="up""#,
    ])
    func constraintsWithUnknownItemsAreOmitted(_ attributes: String) throws {
        let built = try Document.constraining(attributes)
        #expect(built.constraints.isEmpty)
        #expect(built.diagnostics.isEmpty)
    }

    @Test func constraintsWithItemsOutsideTheOwnerAreOmitted() throws {
        let view = try Document.building(
            """
            <view id="root"><subviews><view id="a"/><view id="b"><constraints>
            <constraint firstItem="a" firstAttribute="width" constant="1" id="c"/>
            </constraints></view></subviews></view>
            """
        ).view
        #expect(view.subviews.flatMap(\.constraints).isEmpty)
    }

    @Test func placeholdersApplyOnTheCanvasOnly() throws {
        let document = try Document.xib(
            """
            <view id="root"><rect key="frame" width="200" height="100"/><subviews>
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
            <constraint firstAttribute="width" constant="50" placeholder="YES" id="c"/>
            </constraints></view></subviews></view>
            """)
        #expect(document.frames()["a"]?.width == 50)
        let controller = document.makeViewController(for: document.scenes[0])
        let root = try #require(controller.view.subviews.first)
        #expect(root.subviews.first?.constraints.isEmpty == true)
    }

    /// Source: the notation in logs, Documentation/Layout.md 3.6 and 3.8.
    @Test(arguments: [("YES", "-(NSSpace(8))-"), ("NO", "-(8)-")])
    func symbolicConstantsShowInLogs(_ symbolic: String, _ message: String) throws {
        let built = try Document.constraining(
            """
            firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing" \
            constant="8" symbolic="\(symbolic)"
            """)
        #expect(built.constraints.first?.description.contains(message) == true)
    }

    @Test func invalidConstraintsAreReportedWithTheirLine() throws {
        let built = try Document.constraining(
            #"firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="width""#)
        #expect(built.constraints.isEmpty)
        #expect(built.diagnostics.count == 1)
        #expect(built.diagnostics.first?.hasPrefix("Test.xib:12: error: ") == true)
    }

    @Test func conflictsAreReportedWithTheBrokenConstraintsLine() throws {
        let document = try Document.xib(
            """
            <view id="root"><rect key="frame" width="200" height="100"/><subviews>
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
            <constraint firstAttribute="width" constant="50" id="c"/>
            <constraint firstAttribute="width" constant="60" id="d"/>
            </constraints></view></subviews></view>
            """, fileName: "Card.xib")
        let (frames, diagnostics) = DiagnosticLog.collecting { document.frames() }
        #expect(frames["a"]?.width == 50)
        #expect(diagnostics.map(\.location) == ["Card.xib:7"])
        #expect(diagnostics.first?.message.contains("constraints conflict") == true)
    }
}
