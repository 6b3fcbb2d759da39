import ContactSheetDevices
import Foundation
import Testing

@testable import InterfaceBuilder

/// Source: Documentation/DocumentFormat.md 10.
struct ToolsVersionTests {
    private func number(_ attributes: String, _ inside: String = "") throws -> Int {
        ToolsVersion(try .xml("<document \(attributes)>\(inside)</document>")).number
    }

    @Test(arguments: [
        (#"toolsVersion="21701""#, 21701), (#"toolsVersion="14460.31""#, 14460), ("", 0),
        (#"toolsVersion="new""#, 0), (#"toolsVersion="99999999999999999999""#, 0),
    ])
    func numbers(_ attributes: String, _ expected: Int) throws {
        #expect(try number(attributes) == expected)
    }

    static let plugIns = """
        <dependencies><deployment identifier="iOS" version="99999"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22684"/>
        <capability name="Safe area layout guides" minToolsVersion="99999"/></dependencies>
        """

    /// For the special value, the plug-in's version applies.
    @Test func specialValue() throws {
        let special = #"toolsVersion="32700.99.1234""#
        #expect(try number(special, Self.plugIns) == 22684)
        #expect(try number(special) == 32700)
        #expect(try number(#"toolsVersion="13771""#, Self.plugIns) == 13771)
    }

    /// From 8121 on, the betas of Xcode 7, labels have the widths of San Francisco.
    @Test(arguments: [
        (24000, 26), (23727, 18), (22155, 17), (21507, 16), (20037, 15), (17506, 14), (15000, 13),
        (13771, 11), (11762, 10), (9532, 9), (8121, 9), (7706, 8), (6250, 8), (5056, 7),
    ])
    func canvases(_ version: Int, _ iOS: Int) {
        #expect(ToolsVersion(version).iOS == IOSVersion(iOS))
    }

    /// Canvas.md 5.6: two documents of 19104 and 19142 have the usual sizes.
    @Test(arguments: [
        (18121, false), (18122, true), (19082, true), (19104, false), (19142, false),
        (19455, true), (20037, true), (20038, false),
    ])
    func smallestTextSize(_ version: Int, _ isSmallest: Bool) {
        #expect(ToolsVersion(version).hasSmallestTextSize == isSmallest)
    }

    /// Canvas.md 5.6: nine labels of eight documents, from 13196 to 14810.
    @Test(
        arguments: [(14810, 30, 26, 20), (15504, nil, nil, nil)]
            as [(Int, CGFloat?, CGFloat?, CGFloat?)])
    func titles(_ version: Int, _ large: CGFloat?, _ first: CGFloat?, _ second: CGFloat?) {
        let sizes = ToolsVersion(version).titleSizes
        #expect(sizes["UICTFontTextStyleTitle0"] == large)
        #expect(sizes["UICTFontTextStyleTitle1"] == first)
        #expect(sizes["UICTFontTextStyleTitle2"] == second)
        #expect(sizes["UICTFontTextStyleTitle3"] == nil)
    }
}
