import Testing

@testable import InterfaceBuilder
@testable import UIKit

/// Source: the elements in the tests.
@MainActor struct ButtonConfigurationBuilderTests {
    private func configuration(
        _ attributes: String, _ inside: String = ""
    ) throws -> UIButton.Configuration {
        let button = try Document.view(
            UIButton.self,
            """
            <button buttonType="system"><rect key="frame" width="90" height="30"/>
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" \(attributes)>\(inside)</buttonConfiguration>
            </button>
            """, resources: #"<image name="gear" width="24" height="18"/>"#)
        return try #require(button?.configuration)
    }

    @Test func keys() throws {
        let configuration = try configuration(
            """
            style="tinted" title="Open" subtitle="More" image="gear" imagePlacement="top" \
            imagePadding="5" titlePadding="3" buttonSize="large" cornerStyle="capsule" \
            titleAlignment="leading" showsActivityIndicator="YES"
            """,
            """
            <color key="baseForegroundColor" red="1" green="0" blue="0" alpha="1"/>
            <color key="baseBackgroundColor" red="0" green="0" blue="1" alpha="1"/>
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            """)
        #expect(configuration.style == .tinted)
        #expect(configuration.title == "Open" && configuration.subtitle == "More")
        #expect(configuration.image?.size == CGSize(width: 24, height: 18))
        #expect(configuration.imagePlacement == .top && configuration.imagePadding == 5)
        #expect(configuration.titlePadding == 3 && configuration.titleAlignment == .leading)
        #expect(configuration.buttonSize == .large && configuration.cornerStyle == .capsule)
        #expect(configuration.showsActivityIndicator)
        #expect(configuration.baseForegroundColor?.light == [255, 0, 0, 100])
        #expect(configuration.baseBackgroundColor?.light == [0, 0, 255, 100])
        #expect(configuration.contentInsets.trailing == 4)
    }

    @Test func backgrounds() throws {
        let background = try configuration(
            #"style="plain""#,
            """
            <backgroundConfiguration key="background" cornerRadius="7" strokeWidth="2">
            <color key="strokeColor" red="0" green="1" blue="0" alpha="1"/>
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1"/>
            </backgroundConfiguration>
            """
        ).background
        #expect(background.cornerRadius == 7 && background.strokeWidth == 2)
        #expect(background.strokeColor?.light == [0, 255, 0, 100])
        #expect(background.backgroundColor?.light == [255, 255, 255, 100])
    }
}
