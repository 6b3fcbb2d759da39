import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: the components in the table; system colors from Documentation/Metrics.md 7.
@MainActor struct ColorDecoderTests {
    static let resources = """
        <resources>
        <namedColor name="Brand"><color red="1" green="0.5" blue="0" alpha="1"
            colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        <namedColor name="Ground"><color systemColor="systemGray6Color"/></namedColor>
        <systemColor name="futureColor"><color white="0.2" alpha="1"
            colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
        </resources>
        """

    private func color(_ attributes: String) throws -> [Int]? {
        let document = try Element.xml("<document>\(Self.resources)</document>")
        let decoder = ColorDecoder(resources: Resources(document))
        return decoder.color(try Element.xml("<color key=\"c\" \(attributes)/>"))?.light
    }

    nonisolated static let rows: [(String, [Int])] = [
        (
            #"red="1" green="0.2" blue="0" alpha=".5" colorSpace="custom" customColorSpace="sRGB""#,
            [255, 51, 0, 50]
        ),
        (#"red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB""#, [0, 255, 0, 100]),
        (#"red="0" green="0" blue="1" alpha="1" colorSpace="deviceRGB""#, [0, 0, 255, 100]),
        (#"white="0.4" alpha="1" colorSpace="calibratedWhite""#, [102, 102, 102, 100]),
        (
            #"white="1" alpha="0.0" customColorSpace="genericGamma22GrayColorSpace""#,
            [255, 255, 255, 0]
        ),
        (
            #"cyan="1" magenta="0" yellow="0" black="0.2" alpha="1" colorSpace="deviceCMYK""#,
            [0, 204, 204, 100]
        ),
        (#"systemColor="systemBackgroundColor""#, [255, 255, 255, 100]),
        (#"systemColor="secondaryLabelColor""#, [60, 60, 67, 60]),
        (#"cocoaTouchSystemColor="darkTextColor""#, [0, 0, 0, 100]),
        (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, [242, 242, 247, 100]),
        (
            #"cocoaTouchSystemColor="x" xcode11CocoaTouchSystemColor="systemGray6Color""#,
            [242, 242, 247, 100]
        ),
        (#"name="Brand""#, [255, 128, 0, 100]), (#"name="Ground""#, [242, 242, 247, 100]),
        (#"systemColor="futureColor""#, [51, 51, 51, 100]),
        (#"systemColor="unheardOf" red="0" green="0.2" blue="0" alpha="1""#, [0, 51, 0, 100]),
    ]

    @Test(arguments: rows)
    func formats(_ attributes: String, _ components: [Int]) throws {
        useStandardScreen()
        #expect(try color(attributes) == components)
    }

    @Test(arguments: [
        #"colorSpace="pattern""#, #"name="NotThere""#, #"systemColor="unheardOf""#,
        #"colorSpace="catalog" catalog="System" name="controlTextColor""#,
    ])
    func invalidColors(_ attributes: String) throws {
        #expect(try color(attributes) == nil)
    }

    @Test func displayP3IsLeftToUIKit() throws {
        let p3 = UIColor(displayP3Red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        let read = try color(
            #"red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" "#
                + #"customColorSpace="displayP3""#)
        #expect(read == p3.light)
    }

    @Test func systemColorsStayDynamic() throws {
        useStandardScreen()
        let decoder = ColorDecoder(resources: Resources(try .xml("<document/>")))
        let color = decoder.color(try .xml(#"<color systemColor="labelColor"/>"#))
        let dark = color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark?.cgColor.rgba.red == 1)
    }
}
