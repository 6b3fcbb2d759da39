import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the elements in the tests, in the forms of real documents.
@MainActor struct AttributedTextTests {
    private func label(_ attributes: String) throws -> UILabel {
        try #require(
            try Document.view(
                UILabel.self,
                """
                <label lineBreakMode="tailTruncation"><attributedString key="attributedText">
                <fragment content="One "><attributes>\(attributes)</attributes></fragment>
                <fragment><string key="content">two</string><attributes>
                <font key="NSFont" size="20" name="Helvetica-Bold"/></attributes></fragment>
                </attributedString></label>
                """))
    }

    private func value<T>(_ key: NSAttributedString.Key, _ attributes: String) throws -> T? {
        try label(attributes).attributedText?.attribute(key, at: 0, effectiveRange: nil) as? T
    }

    @Test func fragments() throws {
        let label = try label(#"<font key="NSFont" metaFont="system" size="13"/>"#)
        let text = try #require(label.attributedText)
        #expect(text.string == "One two" && label.font == .systemFont(ofSize: 13))
        let second = text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont
        #expect(second?.fontName == "Helvetica-Bold" && second?.pointSize == 20)
    }

    @Test func characters() throws {
        let color = #"red="0" green="0" blue="1" alpha="1"/>"#
        let foreground: UIColor? = try value(
            .foregroundColor, #"<color key="NSColor" "# + color)
        #expect(foreground?.light == [0, 0, 255, 100])
        #expect(try value(.kern, #"<real key="NSKern" value="1.5"/>"#) == CGFloat(1.5))
        #expect(
            try value(.underlineStyle, #"<integer key="NSUnderline" value="1"/>"#) == CGFloat(1))
        let shadow: NSShadow? = try value(
            .shadow,
            """
            <shadow key="NSShadow" blurRadius="2"><size key="offset" width="1" height="3"/>
            <color key="color" \(color)</shadow>
            """)
        #expect(shadow?.shadowBlurRadius == 2)
        #expect(shadow?.shadowOffset == CGSize(width: 1, height: 3))
        #expect((shadow?.shadowColor as? UIColor)?.light == [0, 0, 255, 100])
    }

    @Test func paragraphs() throws {
        let style: NSParagraphStyle? = try value(
            .paragraphStyle,
            """
            <paragraphStyle key="NSParagraphStyle" alignment="center"
                lineBreakMode="truncatingMiddle" baseWritingDirection="rightToLeft"
                lineSpacing="2" paragraphSpacing="3" paragraphSpacingBefore="4"
                firstLineHeadIndent="5" headIndent="6" tailIndent="-7" minimumLineHeight="22"
                maximumLineHeight="30" lineHeightMultiple="1.35" defaultTabInterval="36"
                tighteningFactorForTruncation="0.0" allowsDefaultTighteningForTruncation="YES">
            <tabStops><textTab alignment="right" location="84"><options/></textTab></tabStops>
            </paragraphStyle>
            """)
        let expected = NSMutableParagraphStyle()
        expected.alignment = .center
        expected.lineBreakMode = .byTruncatingMiddle
        expected.baseWritingDirection = .rightToLeft
        expected.lineSpacing = 2
        expected.paragraphSpacing = 3
        expected.paragraphSpacingBefore = 4
        expected.firstLineHeadIndent = 5
        expected.headIndent = 6
        expected.tailIndent = -7
        expected.minimumLineHeight = 22
        expected.maximumLineHeight = 30
        expected.lineHeightMultiple = 1.35
        expected.defaultTabInterval = 36
        expected.allowsDefaultTighteningForTruncation = true
        expected.tabStops = [NSTextTab(textAlignment: .right, location: 84)]
        #expect(style == expected)
    }

    @Test func anEmptyStyleIsTheDefault() throws {
        let style: NSParagraphStyle? = try value(
            .paragraphStyle, #"<paragraphStyle key="NSParagraphStyle"/>"#)
        #expect(style == .default)
    }
}
