import Devices
import Foundation
import Testing

@testable import InterfaceBuilder
@testable @_spi(Documents) import UIKit

/// Source of truth: interface_builder.md, intrinsic sizes and controls; -1 leaves an axis open.
@MainActor struct NaturalSizesTests {
    /// Calls `work` on an iPhone of this iOS.
    private func on<Result>(
        _ iOS: Int, _ slug: String = "iphone-8", _ work: () throws -> Result
    ) throws -> Result {
        defer { useStandardScreen() }
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named(slug)), iOS: IOSVersion(iOS))
        return try work()
    }

    nonisolated static let sizes: [(String, Int, CGFloat, CGFloat)] = [
        ("<searchBar/>", 10, -1, 44), ("<searchBar/>", 11, -1, 56),
        ("<navigationBar/>", 18, -1, 44), ("<tabBar/>", 18, -1, 49), ("<toolbar/>", 18, -1, 44),
        (#"<textField borderStyle="roundedRect"/>"#, 12, -1, 30),
        (#"<textField borderStyle="roundedRect"/>"#, 13, -1, 34),
    ]

    @Test(arguments: sizes)
    func frames(_ xml: String, _ iOS: Int, _ width: CGFloat, _ height: CGFloat) throws {
        let size = try on(iOS) { NaturalSizes.frameSize(of: try .xml(xml)) }
        #expect(size == CGSize(width: width, height: height))
    }

    @Test func aToolbarAboveAHomeIndicatorIsHigher() throws {
        let size = try on(16, "iphone-x") { NaturalSizes.frameSize(of: try .xml("<toolbar/>")) }
        #expect(size?.height == 49)
    }

    /// A line of text and a point, on whole pixels: 17 points are 20.29 high (facts: fonts.md).
    @Test func aTextFieldWithoutBorderIsAsHighAsItsLine() throws {
        let field = try Element.xml(
            """
            <textField><fontDescription key="fontDescription" type="system" pointSize="17"/>
            </textField>
            """)
        #expect(try on(18) { NaturalSizes.frameSize(of: field) }?.height == 21.5)
    }

    @Test(arguments: ["<switch/>", "<view/>", "<label/>", "<hologram/>"])
    func openSizes(_ xml: String) throws {
        #expect(try on(18) { NaturalSizes.frameSize(of: try .xml(xml)) } == nil)
    }

    /// The natural size of Auto Layout is that of the alignment rectangle.
    @Test func theContentIsTheFrameWithoutTheInsets() throws {
        defer { useStandardScreen() }
        let control = UISegmentedControl()
        NaturalSizes.apply(
            try .xml("<segmentedControl/>"), to: control, stored: CGSize(width: 90, height: 32))
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
