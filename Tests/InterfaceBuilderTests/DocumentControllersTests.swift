import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: frames calculated by hand with the formula of Documentation/Layout.md 1.2.
@MainActor struct DocumentControllersTests {
    static let nested = """
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <view id="box"><rect key="frame" x="20" y="20" width="280" height="200"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
        <subviews>
        <view id="right"><rect key="frame" x="230" y="10" width="40" height="30"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></view>
        </subviews></view>
        <view id="bottom" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="110" y="430" width="100" height="40"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES"
            flexibleMinY="YES"/></view>
        <view id="constrained" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="300" width="320" height="10"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
        </subviews></view>
        """

    @Test func masksResizeTheHierarchyOnRotation() throws {
        let document = try Document.xib(Self.nested)
        let view: UIView = document.makeViewController(for: document.scenes[0]).view
        #expect(view.bounds.size == CGSize(width: 320, height: 480))
        view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        #expect(view.subviews[0].frame == CGRect(x: 20, y: 20, width: 440, height: 200))
        #expect(
            view.subviews[0].subviews[0].frame == CGRect(x: 390, y: 10, width: 40, height: 30))
        #expect(view.subviews[1].frame == CGRect(x: 190, y: 270, width: 100, height: 40))
        #expect(view.subviews[2].frame == CGRect(x: 0, y: 300, width: 320, height: 10))
    }

    @Test("a component of an app has no File's Owner that holds it")
    func viewsFillTheScreenIfTheOwnerHasAView() throws {
        func isComponent(_ connections: String) throws -> Bool {
            let document = try Document.xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(connections)</placeholder>
                <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
                """)
            return document.makeViewController(for: document.scenes[0]).view.isFreeformScreen
        }
        for destination in ["root", "another"] {
            let outlet = #"<outlet property="view" destination="\#(destination)" id="o"/>"#
            #expect(try !isComponent("<connections>\(outlet)</connections>"))
        }
        #expect(try isComponent(""))
    }

    @Test func eachCallCreatesNewControllers() throws {
        let document = try Document.xib(Self.nested)
        let first = document.makeViewController(for: document.scenes[0])
        let second = document.makeViewController(for: document.scenes[0])
        #expect(first.view !== second.view)
    }

    @Test func rootViewsWithoutAMaskFillTheWindow() throws {
        let view = try Document.building("<view><rect key=\"frame\" width=\"9\"/></view>").view
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    /// Property: a cell of 44 points that is below the status bar of a phone with a notch has no
    /// conflicts, even while it is moved there and its content is resized.
    @Test(arguments: ["iphone-x", "iphone-5s"])
    func singleCellsHaveNoConflicts(device: String) throws {
        defer { useStandardScreen() }
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named(device)), iOS: IOSVersion(12))
        let document = try Document.xib(
            """
            <tableViewCell id="cell" rowHeight="60"><rect key="frame" width="320" height="60"/>
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" width="320" height="59.5"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="16" y="11" width="200" height="38"/>
            <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual"
                constant="30" id="h"/></constraints></view></subviews>
            <constraints>
            <constraint firstItem="box" firstAttribute="top" secondItem="content"
                secondAttribute="topMargin" id="t"/>
            <constraint firstAttribute="bottomMargin" secondItem="box" secondAttribute="bottom"
                id="b"/>
            </constraints></tableViewCellContentView></tableViewCell>
            """)
        let (_, diagnostics) = DiagnosticLog.collecting {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = document.makeViewController(for: document.scenes[0])
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }
        #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    }

    @Test func smallViewsKeepTheirSizeBelowTheBars() throws {
        useStandardScreen()
        let document = try Document.xib(
            """
            <view id="a"><rect key="frame" x="-30" y="40" width="200" height="100"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            </view>
            """)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = document.makeViewController(for: document.scenes[0])
        window.makeKeyAndVisible()
        let screen = try #require(window.subviews.first)
        #expect(screen.frame == UIScreen.main.bounds)
        #expect(screen.backgroundColor == .systemGroupedBackground)
        let insets = window.safeAreaInsets
        #expect(insets.top > 0)
        #expect(
            screen.subviews.first?.frame
                == CGRect(x: insets.left, y: insets.top, width: 200, height: 100))
    }

    @Test func tintColorOfAStoryboard() throws {
        let document = try Document.storyboard(
            DocumentTests.controller("a"),
            head: #"<color key="tintColor" red="1" green="0" blue="0" alpha="1"/>"#)
        let controller = document.makeViewController(for: document.scenes[0])
        #expect(controller.view.tintColor.light == [255, 0, 0, 100])
    }

    @Test func titlesOfControllers() throws {
        let document = try Document.storyboard(
            DocumentTests.controller("a", #"title="Inbox""#))
        #expect(document.makeViewController(for: document.scenes[0]).title == "Inbox")
    }
}
