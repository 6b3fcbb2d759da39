import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the elements in the tests; configurations from Documentation/Metrics.md 2.10.
@MainActor struct ButtonBuilderTests {
    private func button(_ attributes: String, _ inside: String = "") throws -> UIButton {
        try #require(
            try Document.view(
                UIButton.self,
                "<button \(attributes)><rect key=\"frame\" width=\"90\" height=\"30\"/>"
                    + "\(inside)</button>",
                resources: #"<image name="gear" width="24" height="18"/>"#))
    }

    @Test(arguments: [
        ("", UIButton.ButtonType.custom), (#"buttonType="system""#, .system),
        (#"buttonType="roundedRect""#, .system), (#"buttonType="contactAdd""#, .contactAdd),
        (#"buttonType="infoLight""#, .infoLight), (#"buttonType="close""#, .close),
    ])
    func types(_ attributes: String, _ type: UIButton.ButtonType) throws {
        #expect(try button(attributes).buttonType == type)
    }

    @Test func contentByState() throws {
        let button = try button(
            #"buttonType="system" lineBreakMode="wordWrap""#,
            """
            <fontDescription key="fontDescription" type="system" pointSize="22"/>
            <state key="normal" title="Go" image="gear">
            <color key="titleColor" red="1" green="0" blue="0" alpha="1"/></state>
            <state key="disabled"><string key="title">Not now</string></state>
            """)
        #expect(button.title(for: .normal) == "Go")
        #expect(button.title(for: .disabled) == "Not now")
        #expect(button.titleColor(for: .normal)?.light == [255, 0, 0, 100])
        #expect(button.image(for: .normal)?.size == CGSize(width: 24, height: 18))
        #expect(button.titleLabel?.font == .systemFont(ofSize: 22))
        #expect(button.titleLabel?.lineBreakMode == .byWordWrapping)
    }

    @Test func insetsAlignmentAndState() throws {
        let button = try button(
            """
            contentHorizontalAlignment="leading" contentVerticalAlignment="bottom"
            enabled="NO" selected="YES"
            """,
            """
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <inset key="titleEdgeInsets" minX="5" minY="0" maxX="0" maxY="0"/>
            <inset key="imageEdgeInsets" minX="6" minY="0" maxX="0" maxY="0"/>
            """)
        #expect(button.contentHorizontalAlignment == .leading)
        #expect(button.contentVerticalAlignment == .bottom)
        #expect(!button.isEnabled && button.isSelected)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(button.titleEdgeInsets.left == 5 && button.imageEdgeInsets.left == 6)
    }

    @Test func configurationsShowTheirTitle() throws {
        let plain = try button(
            #"buttonType="system""#,
            #"<state key="normal" title="Button"/>"#
                + #"<buttonConfiguration key="configuration" style="plain" title="Open"/>"#)
        #expect(plain.currentTitle == "Open")
        plain.layoutIfNeeded()
        #expect(plain.titleLabel?.font == .preferredFont(forTextStyle: .body))
        let filled = try button(
            #"buttonType="system""#,
            #"<buttonConfiguration key="configuration" style="filled" title="Buy"/>"#)
        #expect(filled.currentTitleColor.light == [255, 255, 255, 100])
    }
}
