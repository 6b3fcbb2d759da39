import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the attributes in the tests; defaults of Documentation/DocumentFormat.md 9.10.
@MainActor struct CommonAttributesTests {
    @Test func attributesReachTheView() throws {
        let view = try Document.building(
            """
            <view hidden="YES" alpha="0.5" opaque="NO" clipsSubviews="YES" tag="7"
                contentMode="scaleAspectFill" userInteractionEnabled="NO" userLabel="Card"
                multipleTouchEnabled="YES" autoresizesSubviews="NO"
                semanticContentAttribute="forceRightToLeft" clearsContextBeforeDrawing="NO">
            <rect key="frame" width="375" height="667"/>
            <color key="backgroundColor" red="0" green="1" blue="0" alpha="1"/>
            <color key="tintColor" red="1" green="0" blue="0" alpha="1"/>
            <accessibility key="accessibilityConfiguration" identifier="card" label="A card"/>
            </view>
            """
        ).view
        #expect(view.isHidden && !view.isOpaque && view.clipsToBounds)
        #expect(view.alpha == 0.5 && view.tag == 7 && view.contentMode == .scaleAspectFill)
        #expect(!view.isUserInteractionEnabled && view.isMultipleTouchEnabled)
        #expect(!view.autoresizesSubviews && !view.clearsContextBeforeDrawing)
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.backgroundColor?.light == [0, 255, 0, 100])
        #expect(view.tintColor.light == [255, 0, 0, 100])
        #expect(view.documentLabel == "Card")
        #expect(view.accessibilityIdentifier == "card" && view.accessibilityLabel == "A card")
    }

    @Test func missingAttributesHaveInterfaceBuildersDefaults() throws {
        let view = try #require(
            try Document.view(UILabel.self, "<label><rect key=\"frame\"/></label>"))
        #expect(!view.isHidden && view.isOpaque && !view.clipsToBounds)
        #expect(view.alpha == 1 && view.tag == 0 && view.contentMode == .scaleToFill)
        #expect(view.isUserInteractionEnabled && view.autoresizesSubviews)
        #expect(view.backgroundColor == nil && view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func runtimeAttributesReachTheLayer() throws {
        let view = try Document.building(
            """
            <view><rect key="frame" width="10" height="10"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="25"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="borderWidth">
            <real key="value" value="1.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor">
            <color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="shadowOpacity">
            <real key="value" value="0.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
            <size key="value" width="2" height="3"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="heroID" value="x"/>
            </userDefinedRuntimeAttributes></view>
            """
        ).view
        #expect(view.layer.cornerRadius == 25)
        #expect(view.layer.borderWidth == 1.5)
        #expect(view.layer.masksToBounds)
        #expect(view.layer.borderColor?.rgba.red == 1)
        #expect(view.layer.borderColor?.rgba.green == 0)
        #expect(view.layer.shadowOpacity == 0.5)
        #expect(view.layer.shadowOffset == CGSize(width: 2, height: 3))
    }
}
