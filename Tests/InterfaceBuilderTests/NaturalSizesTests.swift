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
        ("<switch/>", 18, 51, 31), ("<switch/>", 26, 63, 28), ("<slider/>", 18, -1, 31),
        ("<slider/>", 26, -1, 34), ("<segmentedControl/>", 12, -1, 29),
        ("<segmentedControl/>", 13, -1, 32), ("<stepper/>", 12, 94, 29),
        ("<stepper/>", 13, 94, 32), ("<activityIndicatorView/>", 18, 20, 20),
        (#"<activityIndicatorView style="medium"/>"#, 18, 20, 20),
        (#"<activityIndicatorView style="large"/>"#, 18, 37, 37),
        (#"<activityIndicatorView style="whiteLarge"/>"#, 12, 37, 37),
        ("<progressView/>", 13, -1, 2), ("<progressView/>", 14, -1, 4),
        ("<pickerView/>", 18, 320, 216), ("<datePicker/>", 18, 320, 216),
        (#"<datePicker style="wheels"/>"#, 18, 320, 216),
        (#"<datePicker style="compact"/>"#, 18, -1, 34.5),
        (#"<pageControl numberOfPages="3"/>"#, 13, 39, 37),
        (#"<pageControl numberOfPages="3"/>"#, 14, 39, 26), ("<pageControl/>", 14, 0, 26),
        ("<navigationBar/>", 18, -1, 44), ("<tabBar/>", 18, -1, 49), ("<toolbar/>", 18, -1, 44),
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

    @Test(arguments: [#"<datePicker style="inline"/>"#, "<view/>", "<label/>", "<hologram/>"])
    func openSizes(_ xml: String) throws {
        #expect(try on(18) { NaturalSizes.frameSize(of: try .xml(xml)) } == nil)
    }

    nonisolated static let insets: [(String, Int, UIEdgeInsets?)] = [
        ("<slider/>", 18, UIEdgeInsets(left: 2, bottom: 1, right: 2)), ("<slider/>", 26, nil),
        ("<switch/>", 18, UIEdgeInsets(right: 2)), ("<switch/>", 26, UIEdgeInsets(right: 2)),
        ("<segmentedControl/>", 18, UIEdgeInsets(bottom: 1)), ("<stepper/>", 18, nil),
    ]

    @Test(arguments: insets)
    func alignmentInsets(_ xml: String, _ iOS: Int, _ insets: UIEdgeInsets?) throws {
        #expect(try on(iOS) { NaturalSizes.alignmentInsets(of: try .xml(xml)) } == insets)
    }

    /// The natural size of Auto Layout is that of the alignment rectangle.
    @Test func theContentIsTheFrameWithoutTheInsets() throws {
        let view = UIView()
        NaturalSizes.apply(try .xml("<switch/>"), to: view, stored: nil)
        #expect(view.designTime.intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(view.alignmentRectInsets == UIEdgeInsets(right: 2))
        NaturalSizes.apply(
            try .xml("<segmentedControl/>"), to: view, stored: CGSize(width: 90, height: 32))
        #expect(view.designTime.intrinsicContentSize == CGSize(width: 90, height: 31))
        NaturalSizes.apply(try .xml("<slider/>"), to: view, stored: nil)
        #expect(view.designTime.intrinsicContentSize == CGSize(width: -1, height: 30))
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
