import Foundation
import Testing

@testable import InterfaceBuilder
@testable import UIKit

/// Source: the elements in the tests, in the form of real documents.
@MainActor struct BarBuilderTests {
    @Test func navigationBars() throws {
        let bar = try #require(
            try Document.view(
                UINavigationBar.self,
                """
                <navigationBar barStyle="black" translucent="NO" largeTitles="YES">
                <rect key="frame" width="375" height="44"/>
                <color key="barTintColor" red="1" green="0" blue="0" alpha="1"/>
                <textAttributes key="titleTextAttributes">
                <fontDescription key="fontDescription" type="system" pointSize="16"/>
                <color key="textColor" red="0" green="1" blue="0" alpha="1"/></textAttributes>
                <items><navigationItem title="Home" prompt="Choose" largeTitleDisplayMode="never">
                <barButtonItem key="leftBarButtonItem" systemItem="cancel"/>
                <rightBarButtonItems><barButtonItem title="Go" style="done"/>
                <barButtonItem enabled="NO" image="gear"/></rightBarButtonItems>
                </navigationItem></items></navigationBar>
                """, resources: #"<image name="gear" width="24" height="18"/>"#))
        #expect(bar.barStyle == .black && !bar.isTranslucent && bar.prefersLargeTitles)
        #expect(bar.barTintColor?.light == [255, 0, 0, 100])
        #expect(bar.titleTextAttributes?[.font] as? UIFont == .systemFont(ofSize: 16))
        let item = try #require(bar.topItem)
        #expect(item.title == "Home" && item.prompt == "Choose")
        #expect(item.largeTitleDisplayMode == .never)
        #expect(item.leftBarButtonItem?.systemItem == .cancel)
        let right = try #require(item.rightBarButtonItems)
        #expect(right.map(\.title) == ["Go", nil] && right.map(\.isEnabled) == [true, false])
        #expect(right[0].style == .done && right[1].style == .bordered)
        #expect(right[1].image?.size == CGSize(width: 24, height: 18))
    }

    @Test func appearances() throws {
        let bar = try #require(
            try Document.view(
                UINavigationBar.self,
                """
                <navigationBar><rect key="frame" width="375" height="44"/>
                <navigationBarAppearance key="scrollEdgeAppearance">
                <color key="backgroundColor" red="0" green="0" blue="1" alpha="1"/>
                </navigationBarAppearance></navigationBar>
                """))
        #expect(bar.scrollEdgeAppearance?.backgroundColor?.light == [0, 0, 255, 100])
        #expect(bar.ownStandardAppearance == nil)
    }

    @Test func toolbars() throws {
        let bar = try #require(
            try Document.view(
                UIToolbar.self,
                """
                <toolbar><rect key="frame" width="375" height="44"/><items>
                <barButtonItem systemItem="flexibleSpace"/>
                <barButtonItem width="40" systemItem="fixedSpace"/><barButtonItem>
                <view key="customView" userLabel="mine">
                <rect key="frame" width="50" height="20"/></view></barButtonItem>
                </items></toolbar>
                """))
        let items = try #require(bar.items)
        #expect(items.map(\.isFlexibleSpace) == [true, false, false])
        #expect(items[1].width == 40)
        #expect(items[2].customView?.bounds.size == CGSize(width: 50, height: 20))
    }

    @Test func tabBars() throws {
        let bar = try #require(
            try Document.view(
                UITabBar.self,
                """
                <tabBar><rect key="frame" width="375" height="49"/><items>
                <tabBarItem title="One" badgeValue="3">
                <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="-4"/>
                </tabBarItem><tabBarItem systemItem="search"/></items></tabBar>
                """))
        let items = try #require(bar.items)
        #expect(items.map(\.title) == ["One", "Search"] && items[0].badgeValue == "3")
        #expect(items[0].titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -4))
    }

    @Test func itemsOfControllers() throws {
        let document = try Document.storyboard(
            """
            <viewController id="c" title="Mine" hidesBottomBarWhenPushed="YES" \
            sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" width="375" height="667"/></view>
            <toolbarItems><barButtonItem systemItem="trash"/></toolbarItems>
            <tabBarItem key="tabBarItem" title="Tab"/>
            <navigationItem key="navigationItem" title="Shown">
            <barButtonItem key="backBarButtonItem" title="Away"/></navigationItem>
            </viewController>
            """)
        let controller = document.makeViewController(for: document.scenes[0])
        #expect(controller.navigationItem.title == "Shown")
        #expect(controller.navigationItem.backBarButtonItem?.title == "Away")
        #expect(controller.tabBarItem.title == "Tab")
        #expect(controller.toolbarItems?.map(\.systemItem) == [.trash])
        #expect(controller.hidesBottomBarWhenPushed)
    }

    /// Interface Builder's canvas doesn't lay out items.
    @Test func barsOnTheCanvasAreEmpty() throws {
        let document = try Document.xib(
            """
            <view id="root"><rect key="frame" width="375" height="667"/><subviews>
            <navigationBar id="bar"><rect key="frame" width="375" height="44"/><items>
            <navigationItem title="T"><view key="titleView" id="t">
            <rect key="frame" width="9" height="9"/></view></navigationItem></items>
            </navigationBar></subviews></view>
            """, head: #"<device id="retina4_7" orientation="portrait"/>"#,
            attributes: #"toolsVersion="21701""#)
        #expect(document.frames()["bar"] != nil && document.frames()["t"] == nil)
    }
}
