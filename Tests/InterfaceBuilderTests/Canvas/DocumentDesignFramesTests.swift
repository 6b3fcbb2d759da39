import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Documentation/Canvas.md 3 and 4 (rules and margins) and Documentation/DocumentFormat.md
/// 9 (details); frames calculated by hand.
@MainActor struct DocumentDesignFramesTests {
    private static let phone = #"<device id="retina6_1" orientation="portrait"/>"#

    /// Returns a view inside `outer`, 10 points wide and high, at the top leading corner of an
    /// item.
    private static func corner(_ item: String, _ suffix: String = "") -> String {
        """
        <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
        <constraint firstAttribute="width" constant="10" id="w"/>
        <constraint firstAttribute="height" constant="10" id="h"/></constraints></view></subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="\(item)" \
        secondAttribute="leading\(suffix)" id="x"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="\(item)" \
        secondAttribute="top\(suffix)" id="y"/></constraints>
        """
    }

    private static func rect(_ width: Int, _ height: Int, x: Int = 0, y: Int = 0) -> String {
        #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
    }

    /// Returns the frame of the view that `corner` creates below the top layout guide of each of
    /// two controllers, the first with its own metrics.
    private static func belowBars(_ metrics: String, defaults: String = "") throws -> [CGRect] {
        func controller(_ id: String, _ size: String, _ metrics: String) -> String {
            """
            <viewController id="\(id)"><layoutGuides>
            <viewControllerLayoutGuide type="top" id="\(id)t"/></layoutGuides>
            <view key="view" id="\(id)v">\(size)<subviews><view id="\(id)a" \
            translatesAutoresizingMaskIntoConstraints="NO"><constraints>
            <constraint firstAttribute="width" constant="10" id="\(id)w"/>
            <constraint firstAttribute="height" constant="10" id="\(id)h"/></constraints></view>
            </subviews><constraints>
            <constraint firstItem="\(id)a" firstAttribute="leading" secondItem="\(id)v" \
            secondAttribute="leading" id="\(id)x"/>
            <constraint firstItem="\(id)a" firstAttribute="top" secondItem="\(id)t" \
            secondAttribute="bottom" id="\(id)y"/></constraints></view>\(metrics)</viewController>
            """
        }
        let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
        let document = try Document.storyboard(
            controller("l", rect(480, 320), bar + metrics), controller("p", rect(320, 480), bar),
            head: #"<device id="retina3_5" orientation="portrait"/>"# + defaults,
            toolsVersion: 11134)
        return document.designFrames().compactMap { root in
            root.frames.first { $0.id.hasSuffix("a") }?.frame
        }
    }

    /// On a canvas in landscape, the status bar is hidden and a navigation bar is 32 points high;
    /// in portrait, they are 20 and 44 points high.
    @Test func simulatedOrientations() throws {
        let landscape =
            #"<simulatedOrientationMetrics key="simulatedOrientationMetrics" "#
            + #"orientation="landscapeRight"/>"#
        #expect(try Self.belowBars(landscape).map(\.minY) == [32, 64])
        #expect(try Self.belowBars("").map(\.minY) == [64, 64])
    }

    /// A document's metrics apply to all controllers; one's own take precedence.
    @Test func simulatedOrientationOfTheDocument() throws {
        let landscape = """
            <simulatedMetricsContainer key="defaultSimulatedMetrics">
            <simulatedOrientationMetrics key="orientation" orientation="landscapeLeft"/>
            </simulatedMetricsContainer>
            """
        #expect(try Self.belowBars("", defaults: landscape).map(\.minY) == [32, 32])
        let portrait =
            #"<simulatedOrientationMetrics key="simulatedOrientationMetrics"/>"#
        #expect(try Self.belowBars(portrait, defaults: landscape).map(\.minY) == [64, 32])
    }

    private static func controller(_ inside: String, in rect: String) throws -> Document {
        try .storyboard(
            """
            <viewController id="vc" sceneMemberID="viewController">
            <view key="view" id="root">\(rect)
            <viewLayoutGuide key="safeArea" id="safe"/>\(inside)</view></viewController>
            """, head: phone)
    }

    @Test func controllersHaveTheCanvassSafeAreaAndMargins() throws {
        let safe = try Self.controller(Self.corner("safe"), in: Self.rect(414, 896)).frames()
        #expect(safe["root"] == CGRect(x: 0, y: 0, width: 414, height: 896))
        #expect(safe["a"]?.origin == CGPoint(x: 0, y: 48))
        let margin = try Self.controller(
            Self.corner("root", "Margin"), in: Self.rect(414, 896)
        ).frames()
        #expect(margin["a"]?.origin == CGPoint(x: 20, y: 48))
    }

    @Test func explicitMarginsOfARoot() throws {
        let margins = #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
        let document = try Self.controller(
            margins + Self.corner("root", "Margin"), in: Self.rect(414, 896))
        #expect(document.frames()["a"]?.origin == CGPoint(x: 2, y: 49))
    }

    @Test("rule 5: a root below an opaque bar ends with the canvas")
    func rootsUnderOpaqueBars() throws {
        let below = try Self.controller("", in: Self.rect(414, 896, y: 92)).frames()
        #expect(below["root"] == CGRect(x: 0, y: 0, width: 414, height: 804))
        let other = try Self.controller("", in: Self.rect(414, 500, y: 92)).frames()
        #expect(other["root"]?.height == 500)
    }

    @Test("detail 8: a fixed frame is kept, regardless of the attribute")
    func fixedFrames() throws {
        let document = try Self.controller(
            """
            <subviews><view fixedFrame="YES" id="a" translatesAutoresizingMaskIntoConstraints="NO">
            \(Self.rect(30, 40, x: 10, y: 20))
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews>
            """, in: Self.rect(414, 896))
        #expect(document.frames()["a"] == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("detail 2: frames written as insets")
    func frameInsets() throws {
        let document = try Self.controller(
            #"<subviews><view id="a"><frame key="frameInset" minX="10" maxX="20" minY="5" "#
                + #"height="9"/></view></subviews>"#, in: Self.rect(414, 896))
        #expect(document.frames()["a"] == CGRect(x: 10, y: 5, width: 384, height: 9))
    }

    @Test func aRootWithoutAFrameFillsTheCanvas() throws {
        #expect(
            try Self.controller("", in: "").frames()["root"]
                == CGRect(x: 0, y: 0, width: 414, height: 896))
    }

    @Test("detail 4: a content view without frame fills its cell, in tables and effect views")
    func contentViewsWithoutFrames() throws {
        let document = try Self.controller(
            """
            <subviews><tableView id="t">\(Self.rect(414, 400))<prototypes>
            <tableViewCell id="cell">\(Self.rect(414, 60))
            <tableViewCellContentView key="contentView" id="content"/></tableViewCell>
            </prototypes></tableView>
            <visualEffectView id="effect">\(Self.rect(50, 60))
            <view key="contentView" id="inner">\(Self.rect(7, 8))</view></visualEffectView>
            </subviews>
            """, in: Self.rect(414, 896))
        let frames = document.frames()
        #expect(frames["content"] == CGRect(x: 0, y: 0, width: 414, height: 60))
        #expect(frames["inner"] == CGRect(x: 0, y: 0, width: 50, height: 60))
    }

    @Test("margins 3 and 4: contents of cells have no safe area, 11 above, 20 or 16 beside")
    func contentsOfCells() throws {
        let document = try Self.controller(
            """
            <subviews><tableView id="t">\(Self.rect(414, 896))<prototypes>
            <tableViewCell id="cell">\(Self.rect(414, 60))
            <tableViewCellContentView key="contentView" id="content">\(Self.rect(414, 60))
            \(Self.corner("content", "Margin"))</tableViewCellContentView></tableViewCell>
            </prototypes></tableView></subviews>
            """, in: Self.rect(414, 896))
        #expect(document.frames()["a"]?.origin == CGPoint(x: 20, y: 11))
    }

    @Test("detail 4: views of navigation items are laid out by themselves, without safe area")
    func viewsOfNavigationItems() throws {
        let document = try Document.storyboard(
            """
            <viewController id="vc" sceneMemberID="viewController">
            <view key="view" id="root">\(Self.rect(414, 896))</view>
            <navigationItem key="navigationItem" id="i"><view key="titleView" id="title">
            \(Self.rect(100, 30, x: 60, y: 7))<viewLayoutGuide key="safeArea" id="safe"/>
            \(Self.corner("safe"))</view></navigationItem></viewController>
            """, head: Self.phone)
        let roots = document.designFrames()
        #expect(roots.map(\.root) == ["root", "title"])
        #expect(document.frames()["title"] == CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(document.frames()["a"]?.origin == .zero)
    }

    @Test("margins 1: xib roots have 16 or 20 beside, the safe area above; cells only the margins")
    func rootsOfXibs() throws {
        func origin(_ kind: String, _ width: Int) throws -> CGPoint? {
            let document = try Document.xib(
                """
                <\(kind) id="root">\(Self.rect(width, 100))
                \(Self.corner("root", "Margin"))</\(kind)>
                """, head: Self.phone, attributes: #"toolsVersion="20037""#)
            return document.frames()["a"]?.origin
        }
        #expect(try origin("view", 375) == CGPoint(x: 16, y: 44))
        #expect(try origin("view", 414) == CGPoint(x: 20, y: 44))
        #expect(try origin("collectionReusableView", 375) == CGPoint(x: 16, y: 0))
    }

    // MARK: Natural sizes

    private static func label(_ attributes: String) throws -> CGRect? {
        try controller(
            """
            <subviews><label text="x" \(attributes) id="a" \
            translatesAutoresizingMaskIntoConstraints="NO">\(rect(123, 45, x: 1, y: 2))
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" id="x"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" \
            secondAttribute="top" id="y"/></constraints>
            """, in: rect(414, 896)
        ).frames(storedTextSizes: attributes.contains("stored"))["a"]
    }

    /// At 17 points, the height is 20.5 with two pixels per point (Documentation/Canvas.md 5.5).
    @Test func textsAreMeasuredOrHaveTheirStoredSizes() throws {
        let measured = try Self.label("")
        #expect(measured?.height == 20.5)
        #expect(measured.map { $0.width > 0 && $0.width < 20 } == true)
        #expect(
            try Self.label(#"userLabel="stored""#)
                == CGRect(x: 0, y: 0, width: 123, height: 45))
    }

    @Test("others: placeholder sizes; an axis with a missing or infinite one is ambiguous")
    func placeholders() throws {
        let both = #"placeholderIntrinsicWidth="60" placeholderIntrinsicHeight="70""#
        #expect(try Self.label(both)?.size == CGSize(width: 60, height: 70))
        let open = #"placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="70""#
        #expect(try Self.label(open)?.size == CGSize(width: 0, height: 70))
    }

    @Test(
        "canvas 5.6: a plain configuration's title has the style Body of Xcode 13",
        arguments: [(18121, 35), (18122, 31), (20037, 31), (20038, 35)] as [(Int, CGFloat)])
    func configuredButtons(_ version: Int, _ height: CGFloat) throws {
        let document = try Document.xib(
            """
            <view id="root">\(Self.rect(390, 200))<subviews>
            <button buttonType="system" id="a" translatesAutoresizingMaskIntoConstraints="NO">
            <buttonConfiguration key="configuration" style="plain" title="x"/></button></subviews>
            <constraints><constraint firstItem="a" firstAttribute="top" secondItem="root" \
            secondAttribute="top" id="y"/></constraints></view>
            """, head: Self.phone, attributes: "toolsVersion=\"\(version)\"")
        #expect(document.frames()["a"]?.height == height)
    }

    /// 89 of 106 documents of Xcode 4 to 7 have no frame with fractional coordinates.
    @Test(
        "stacks and rounding 3: without a device whole points, from Xcode 8 on half ones",
        arguments: [
            (7706, "", 51, 21), (10117, "", 51, 21), (11542, "", 50.5, 20.5),
            (14460, "", 50.5, 20.5), (8191, #"<rect key="frame" y="0.5"/>"#, 50.5, 20.5),
        ] as [(Int, String, CGFloat, CGFloat)])
    func documentsWithoutDevice(
        _ version: Int, _ stored: String, _ half: CGFloat, _ line: CGFloat
    ) throws {
        let document = try Document.xib(
            """
            <view id="root">\(Self.rect(375, 101))<subviews><view id="v">\(stored)</view>
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
            <label text="x" id="b" translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            </subviews><constraints>
            <constraint firstItem="a" firstAttribute="height" secondItem="root" \
            secondAttribute="height" multiplier="0.5" id="c"/></constraints></view>
            """, attributes: #"toolsVersion="\#(version)""#)
        #expect(document.frames()["a"]?.height == half)
        #expect(document.frames()["b"]?.height == line)
    }

    @Test(
        "controls 5.5: heights in betas of Xcode 11",
        arguments: [
            (14490, 30, 29), (14784, 30, 28), (14810, 34, 28), (14845, 30, 29), (15400, 34, 32),
        ] as [(Int, CGFloat, CGFloat)])
    func controlsOfBetas(_ version: Int, _ field: CGFloat, _ segments: CGFloat) throws {
        let document = try Document.xib(
            """
            <view id="root">\(Self.rect(375, 667))<subviews>
            <textField borderStyle="roundedRect" id="a" \
            translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
            <segmentedControl id="b" translatesAutoresizingMaskIntoConstraints="NO">
            <segments><segment title="x"/></segments></segmentedControl>
            </subviews></view>
            """, head: Self.phone, attributes: #"toolsVersion="\#(version)""#)
        #expect(document.frames()["a"]?.height == field)
        #expect(document.frames()["b"]?.height == segments)
    }

    /// Labels in Open Sans and Sora, which weren't installed: the stored height is 17.5 at 15
    /// points, 16.5 at 14 points in bold, and 28 at 24 points in light (the line height of
    /// Helvetica Neue Regular is 1.165 times the size).
    @Test(
        arguments: [
            ("OpenSans-Semibold", 15, 17.5), ("Sora-Bold", 14, 16.5), ("OpenSans-Light", 24, 28),
            ("HelveticaNeue-Light", 24, 28.5),
        ] as [(String, Int, CGFloat)])
    func unavailableFonts(_ name: String, _ size: Int, _ height: CGFloat) throws {
        let document = try Self.controller(
            """
            <subviews><label text="x" id="a" translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" name="\(name)" pointSize="\(size)"/></label>
            </subviews>
            """, in: Self.rect(414, 896))
        #expect(document.frames()["a"]?.height == height)
    }

    // MARK: Canvases

    @Test func otherCanvasesUseTheDevicesMetrics() throws {
        defer { useStandardScreen() }
        let choice = CanvasChoice(
            device: try #require(Device.named("iphone-15")), isLandscape: true)
        let frames = try Self.controller(
            Self.corner("safe"), in: Self.rect(414, 896)
        ).frames(on: choice)
        #expect(frames["root"] == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(frames["a"]?.origin == CGPoint(x: 59, y: 0))
    }

    /// Masks lay out views on another canvas in the same way as when a device rotates
    /// (Documentation/Layout.md 1).
    @Test func masksFollowAnotherCanvas() throws {
        let document = try Self.controller(
            """
            <subviews><view id="a">\(Self.rect(394, 40, x: 10, y: 20))
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view></subviews>
            """, in: Self.rect(414, 896))
        let choice = CanvasChoice(
            device: try #require(Device.withInterfaceBuilderID("retina4_7")), isLandscape: false)
        #expect(
            document.frames(on: choice)["a"] == CGRect(x: 10, y: 20, width: 355, height: 40))
    }

    /// Documentation/Canvas.md 3.10. Of 896 points, 34 belong to the home indicator.
    @Test(arguments: ["top", "bottom"])
    func theKeyboardGuideHasNoHeight(_ edge: String) throws {
        let document = try Self.controller(
            """
            <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
            <constraint firstAttribute="width" constant="10" id="w"/>
            <constraint firstAttribute="height" constant="10" id="h"/></constraints></view></subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" \
            secondAttribute="leading" id="x"/>
            <constraint firstItem="k" firstAttribute="\(edge)" secondItem="a" \
            secondAttribute="bottom" id="y"/></constraints>
            <viewLayoutGuide key="keyboard" id="k"/>
            """, in: Self.rect(414, 896))
        #expect(document.frames()["a"] == CGRect(x: 0, y: 852, width: 10, height: 10))
    }

    @Test func smallViewsKeepTheirSizeOnAnotherCanvas() throws {
        let document = try Document.xib(#"<view id="v">\#(Self.rect(200, 50))</view>"#)
        let choice = CanvasChoice(
            device: try #require(Device.named("iphone-15")), isLandscape: false)
        #expect(document.frames(on: choice)["v"]?.size == CGSize(width: 200, height: 50))
    }

    @Test func theScreenIsRestored() throws {
        defer { useStandardScreen() }
        useStandardScreen()
        _ = try Self.controller("", in: Self.rect(414, 896)).frames()
        _ = try Document.xib("<view/>").frames()
        #expect(UIScreen.main.device == .standard)
        #expect(UIScreen.main.orientation == .portrait)
    }
}
