import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Documentation/DocumentFormat.md 4 and Documentation/Canvas.md 4.7.
@MainActor struct StackViewBuilderTests {
    private func stack(_ attributes: String, _ inside: String = "") throws -> UIStackView {
        try #require(
            try Document.view(UIStackView.self, "<stackView \(attributes)>\(inside)</stackView>"))
    }

    @Test func absentAttributes() throws {
        let stack = try stack("")
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
    }

    @Test(arguments: [
        ("fill", UIStackView.Distribution.fill), ("fillEqually", .fillEqually),
        ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
        ("equalCentering", .equalCentering), ("somehow", .fill),
    ])
    func distributions(_ name: String, _ distribution: UIStackView.Distribution) throws {
        #expect(try stack("distribution=\"\(name)\"").distribution == distribution)
    }

    @Test(arguments: [
        ("fill", UIStackView.Alignment.fill), ("top", .leading), ("leading", .leading),
        ("center", .center), ("bottom", .trailing), ("trailing", .trailing),
        ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
        ("baseline", .lastBaseline), ("somehow", .fill),
    ])
    func alignments(_ name: String, _ alignment: UIStackView.Alignment) throws {
        #expect(try stack("alignment=\"\(name)\"").alignment == alignment)
        #expect(try stack("alignment=\"\(name)\" axis=\"vertical\"").alignment == alignment)
    }

    @Test func axisAndSpacing() throws {
        let stack = try stack(#"axis="vertical" spacing="7.5" baselineRelativeArrangement="YES""#)
        #expect(stack.axis == .vertical)
        #expect(stack.spacing == 7.5)
        #expect(stack.isBaselineRelativeArrangement)
    }

    @Test func standardSpacing() throws {
        #expect(
            try stack(#"spacing="3" spacingType="standard""#).spacing
                == UIStackView.spacingUseSystem)
    }

    @Test(arguments: [
        #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#,
        #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2"/>"#,
    ])
    func explicitMarginsEnableRelativeArrangement(_ margins: String) throws {
        #expect(try stack("", margins).isLayoutMarginsRelativeArrangement)
    }

    @Test func subviewsAreArrangedInOrder() throws {
        let stack = try stack(
            "",
            """
            <subviews><view userLabel="a"/><view userLabel="b" hidden="YES"/></subviews>
            """)
        #expect(stack.arrangedSubviews.map(\.documentLabel) == ["a", "b"])
        #expect(stack.arrangedSubviews[1].isHidden)
    }

    /// See Documentation/DocumentFormat.md 9.6.
    @Test func hiddenViewsTakeUpNoSpace() throws {
        func square(_ id: String, _ attributes: String = "") -> String {
            """
            <view id="\(id)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" width="10" height="10"/><constraints>
            <constraint firstAttribute="width" constant="10" id="\(id)w"/></constraints></view>
            """
        }
        let document = try Document.xib(
            """
            <stackView id="s" spacing="4"><rect key="frame" width="38" height="10"/><subviews>
            \(square("a"))\(square("b", #"hidden="YES""#))\(square("c"))
            <view id="rest" translatesAutoresizingMaskIntoConstraints="NO"/>
            </subviews></stackView>
            """)
        let frames = document.frames()
        #expect(frames["a"]?.minX == 0)
        #expect(frames["c"]?.minX == 14)
        #expect(frames["rest"] == CGRect(x: 28, y: 0, width: 10, height: 10))
    }
}
