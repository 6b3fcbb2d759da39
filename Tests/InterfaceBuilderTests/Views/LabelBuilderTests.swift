import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the elements in the tests.
@MainActor struct LabelBuilderTests {
    @Test func attributes() throws {
        let label = try #require(
            try Document.view(
                UILabel.self,
                """
                <label text="Hello" textAlignment="center" lineBreakMode="wordWrap"
                    numberOfLines="0" preferredMaxLayoutWidth="200" enabled="NO">
                <rect key="frame" width="100" height="20"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
                <color key="textColor" red="1" green="0" blue="0" alpha="1"/>
                <nil key="highlightedColor"/>
                <color key="shadowColor" white="0" alpha="1"/>
                <size key="shadowOffset" width="1" height="2"/></label>
                """))
        #expect(label.text == "Hello" && label.textAlignment == .center)
        #expect(label.lineBreakMode == .byWordWrapping && label.numberOfLines == 0)
        #expect(label.preferredMaxLayoutWidth == 200 && !label.isEnabled)
        #expect(label.font == .boldSystemFont(ofSize: 15))
        #expect(label.textColor.light == [255, 0, 0, 100])
        #expect(label.highlightedTextColor == nil)
        #expect(label.shadowColor?.light == [0, 0, 0, 100])
        #expect(label.shadowOffset == CGSize(width: 1, height: 2))
    }

    @Test func defaults() throws {
        let label = try #require(
            try Document.view(UILabel.self, #"<label text="x"><nil key="textColor"/></label>"#))
        #expect(label.textColor == .label)
        #expect(label.textAlignment == .left && label.numberOfLines == 1)
        #expect(label.font == .systemFont(ofSize: 17))
    }

    /// The attributes of labels whose text may shrink. Interface Builder writes an attribute if it
    /// may not.
    @Test func shrinking() throws {
        let label = try #require(
            try Document.view(
                UILabel.self,
                """
                <label text="x" baselineAdjustment="none" minimumScaleFactor="0.5"
                    minimumFontSize="9" adjustsLetterSpacingToFitWidth="YES"
                    adjustsFontForContentSizeCategory="YES"/>
                """))
        #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
        #expect(label.minimumFontSize == 9 && label.adjustsLetterSpacingToFitWidth)
        #expect(label.baselineAdjustment == .none && label.adjustsFontForContentSizeCategory)
        let fixed = try #require(
            try Document.view(
                UILabel.self,
                #"<label adjustsFontSizeToFit="NO" baselineAdjustment="alignCenters"/>"#))
        #expect(!fixed.adjustsFontSizeToFitWidth && fixed.baselineAdjustment == .alignCenters)
    }

    @Test func attributedText() throws {
        let label = try #require(
            try Document.view(
                UILabel.self,
                """
                <label usesAttributedText="YES"><attributedString key="attributedText">
                <fragment content="One "><attributes>
                <color key="NSColor" red="0" green="0" blue="1" alpha="1"/>
                <font key="NSFont" metaFont="system" size="13"/>
                <paragraphStyle key="NSParagraphStyle" alignment="right"/>
                </attributes></fragment>
                <fragment><string key="content">two</string><attributes/></fragment>
                </attributedString></label>
                """))
        #expect(label.text == "One two")
        #expect(label.textColor.light == [0, 0, 255, 100])
        #expect(label.textAlignment == .right)
    }
}
