import Foundation
import Testing

@testable import InterfaceBuilder
@testable import UIKit

/// Source: Documentation/Canvas.md 5.5 and 5.1.
@MainActor struct StoredNaturalSizeTests {
    /// Auto Layout's intrinsic size is that of the alignment rectangle.
    @Test func contentSizeIsTheFrameWithoutInsets() throws {
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

    /// Keys of a calculator below its display, which is 20 points high: 111 = 20 + 2 · 45.5. The
    /// keys of the upper row are stored with a height of 46, from 20 to 66, and those of the lower
    /// row with 45.
    @Test func roundedHeightsDoNotCompressOtherViews() throws {
        let key = { (id: String, y: Int, height: Int) in
            """
            <button id="\(id)" buttonType="roundedRect" \
            translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="\(y)" width="40" height="\(height)"/>
            <state key="normal" title="7"/></button>
            """
        }
        let pairs = [
            ("d", "top", "root", "top"), ("k1", "top", "d", "bottom"),
            ("k2", "top", "d", "bottom"), ("k3", "top", "d", "bottom"),
            ("k4", "top", "k1", "bottom"), ("root", "bottom", "k4", "bottom"),
            ("k1", "height", "k2", "height"), ("k1", "height", "k3", "height"),
            ("k1", "height", "k4", "height"),
        ]
        let constraints = pairs.enumerated().map { index, pair in
            """
            <constraint firstItem="\(pair.0)" firstAttribute="\(pair.1)" \
            secondItem="\(pair.2)" secondAttribute="\(pair.3)" id="c\(index)"/>
            """
        }
        let document = try Document.xib(
            """
            <view id="root"><rect key="frame" width="200" height="111"/><subviews>
            <label text="0" verticalHuggingPriority="251" id="d" \
            translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" width="40" height="20"/></label>
            \(key("k1", 20, 46))\(key("k2", 20, 46))\(key("k3", 20, 46))\(key("k4", 66, 45))
            </subviews><constraints>\(constraints.joined())</constraints></view>
            """, attributes: #"toolsVersion="7706""#)
        let frames = document.frames(storedTextSizes: true)
        #expect(frames["d"]?.height == 20)
        #expect(frames["k1"]?.minY == 20 && frames["k1"]?.maxY == 66)
        #expect(frames["k4"]?.minY == 66 && frames["k4"]?.maxY == 111)
    }
}
