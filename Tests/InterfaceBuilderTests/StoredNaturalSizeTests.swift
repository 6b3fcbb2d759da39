import Foundation
import Testing

@testable import InterfaceBuilder
@testable @_spi(Documents) import UIKit

/// Source of truth: interface_builder.md, intrinsic sizes and alignment rectangles.
@MainActor struct StoredNaturalSizeTests {
    /// The natural size of Auto Layout is that of the alignment rectangle.
    @Test func theContentIsTheFrameWithoutTheInsets() throws {
        UIScreen.main.device = .standard
        let control = UISegmentedControl()
        control.keepNaturalSize(ofFrame: CGSize(width: 90, height: 32))
        #expect(control.designTime.intrinsicContentSize == CGSize(width: 90, height: 31))
    }

    @Test func constraintsAlignWithTheInsets() throws {
        let document = try Document.xib(
            """
            <view id="root"><rect key="frame" width="200" height="100"/><subviews>
            <switch id="s" horizontalHuggingPriority="750" verticalHuggingPriority="750" \
            translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
            <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" \
            constant="10" id="x"/>
            <constraint firstItem="s" firstAttribute="top" secondItem="root" \
            secondAttribute="top" constant="5" id="y"/></constraints></view>
            """, head: #"<device id="retina4_7" orientation="portrait"/>"#,
            attributes: #"toolsVersion="21701""#)
        #expect(document.frames()["s"] == CGRect(x: 141, y: 5, width: 51, height: 31))
    }
}
