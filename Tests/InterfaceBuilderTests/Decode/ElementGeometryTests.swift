import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Documentation/DocumentFormat.md 9.2 and 9.8; UIKit's names of the masks.
struct ElementGeometryTests {
    @Test func rectangleSizeAndPoint() throws {
        let element = try Element.xml(
            """
            <view><rect key="frame" x="1" y="2.5" width="30" height="40"/>
            <size key="s" width="3" height="4"/><point key="p" x="5" y="6"/></view>
            """)
        #expect(
            element.frame(in: .zero) == CGRect(x: 1, y: 2.5, width: 30, height: 40))
        #expect(element.size("s") == CGSize(width: 3, height: 4))
        #expect(element.point("p") == CGPoint(x: 5, y: 6))
        #expect(element.rect("bounds") == nil)
    }

    @Test(arguments: [
        (
            #"minX="15" minY="12" width="31" height="19""#,
            CGRect(x: 15, y: 12, width: 31, height: 19)
        ),
        (#"width="375" height="43""#, CGRect(x: 0, y: 0, width: 375, height: 43)),
        (#"minX="10" maxX="20" minY="5" height="9""#, CGRect(x: 10, y: 5, width: 270, height: 9)),
        (#"maxX="20" width="50" height="9""#, CGRect(x: 230, y: 0, width: 50, height: 9)),
        ("", CGRect(x: 0, y: 0, width: 300, height: 200)),
    ])
    func frameInsets(_ attributes: String, _ frame: CGRect) throws {
        let element = try Element.xml(
            "<view><frame key=\"frameInset\" \(attributes)/></view>")
        #expect(element.frame(in: CGSize(width: 300, height: 200)) == frame)
    }

    @Test func insetsByAxisAndBySide() throws {
        let element = try Element.xml(
            """
            <button><inset key="a" minX="1" minY="2" maxX="3" maxY="4"/>
            <edgeInsets key="b" top="2" left="1" bottom="4" right="3"/></button>
            """)
        let expected = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
        #expect(element.insets("a") == expected)
        #expect(element.insets("b") == expected)
        #expect(element.insets("c") == nil)
    }

    @Test(
        arguments: [
            ("", []),
            (#"widthSizable="YES" heightSizable="YES""#, [.flexibleWidth, .flexibleHeight]),
            (
                #"flexibleMaxX="YES" flexibleMaxY="YES""#,
                [.flexibleRightMargin, .flexibleBottomMargin]
            ),
            (#"flexibleMinX="YES" flexibleMinY="YES""#, [.flexibleLeftMargin, .flexibleTopMargin]),
            (#"widthSizable="NO" flexibleMaxY="YES""#, [.flexibleBottomMargin]),
        ] as [(String, UIView.AutoresizingMask)])
    func masks(_ attributes: String, _ mask: UIView.AutoresizingMask) throws {
        let element = try Element.xml(
            "<view><autoresizingMask key=\"autoresizingMask\" \(attributes)/></view>")
        #expect(element.autoresizingMask == mask)
    }

    @Test func absentMaskIsNil() throws {
        #expect(try Element.xml("<view/>").autoresizingMask == nil)
    }

    @Test(arguments: [
        ("", true), (#"translatesAutoresizingMaskIntoConstraints="NO""#, false),
        (#"translatesAutoresizingMaskIntoConstraints="YES""#, true),
        (#"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#, true),
    ])
    func positioningByMaskOrConstraints(_ attributes: String, _ byMask: Bool) throws {
        #expect(try Element.xml("<view \(attributes)/>").isPlacedByMask == byMask)
    }
}
