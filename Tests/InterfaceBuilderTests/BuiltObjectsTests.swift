import Foundation
import Testing

@testable import InterfaceBuilder

/// Source: Documentation/DocumentFormat.md 9.7 and Documentation/Canvas.md 3.1: a status bar of 20
/// points for iPhones with a home button in version 21701.
@MainActor struct BuiltObjectsTests {
    static func child(_ constraints: String) -> String {
        """
        <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="width" constant="10" id="w"/>
        <constraint firstAttribute="height" constant="10" id="h"/>
        </constraints></view></subviews><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="x"/>
        \(constraints)</constraints>
        """
    }

    private static func document(controller: String = "", view: String) throws -> Document {
        try .storyboard(
            """
            <viewController id="vc" sceneMemberID="viewController">\(controller)
            <view key="view" id="root"><rect key="frame" width="375" height="667"/>
            \(view)</view></viewController>
            """, head: #"<device id="retina4_7" orientation="portrait"/>"#, toolsVersion: 21701)
    }

    @Test func safeArea() throws {
        let document = try Self.document(
            view: """
                <viewLayoutGuide key="safeArea" id="safe"/><subviews>
                \(Self.child("""
                <constraint firstItem="a" firstAttribute="top" secondItem="safe" \
                secondAttribute="top" constant="5" id="t"/>
                """))
                """)
        #expect(document.frames()["a"] == CGRect(x: 0, y: 25, width: 10, height: 10))
    }

    @Test(
        arguments: [("top", "bottom", 25.0), ("bottom", "top", 672)] as [(String, String, CGFloat)])
    func guidesOfControllers(_ guide: String, _ edge: String, _ y: CGFloat) throws {
        let document = try Self.document(
            controller: """
                <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
                <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
                """,
            view: """
                <subviews>
                \(Self.child("""
                <constraint firstItem="a" firstAttribute="top" secondItem="\(guide)" \
                secondAttribute="\(edge)" constant="5" id="t"/>
                """))
                """)
        #expect(document.frames()["a"]?.minY == y)
    }

    /// The content guide sets the content's size; the frame guide doesn't scroll.
    @Test func guidesOfScrollViews() throws {
        func edge(_ item: String, _ guide: String, _ attribute: String) -> String {
            """
            <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(guide)" \
            secondAttribute="\(attribute)" id="\(item)\(attribute)"/>
            """
        }
        let document = try Document.xib(
            """
            <scrollView id="root"><rect key="frame" width="100" height="80"/>
            <viewLayoutGuide key="contentLayoutGuide" id="content"/>
            <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
            <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints>\(edge("a", "content", "leading"))\(edge("a", "content", "top"))
            \(edge("a", "content", "trailing"))\(edge("a", "content", "bottom"))
            \(edge("a", "frame", "width"))
            <constraint firstItem="a" firstAttribute="height" constant="300" id="h"/>
            </constraints></scrollView>
            """)
        #expect(document.frames()["a"] == CGRect(x: 0, y: 0, width: 100, height: 300))
    }

    @Test func framesAreInDocumentOrder() throws {
        let document = try Document.xib(
            """
            <view id="z"><rect key="frame" width="9" height="9"/><subviews>
            <view id="y"><subviews><view id="x"/></subviews></view><view/><view id="w"/>
            </subviews></view>
            """)
        #expect(document.designFrames()[0].frames.map(\.id) == ["z", "y", "x", "w"])
    }
}
