import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Documentation/DocumentFormat.md 9.9; frames calculated by hand. On an iPhone 15, width
/// and height are compact and regular in portrait, and both are compact in landscape.
@MainActor struct VariationUpdaterTests {
    private static let screen = """
        <viewController id="vc" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <stackView id="stack" spacing="4" axis="vertical" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" width="100" height="50"/><subviews>
        <label id="one" text="1"><rect key="frame" width="9" height="9"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="heightClass=compact">
        <fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
        <label id="two" text="2" hidden="NO"><rect key="frame" width="9" height="9"/>
        <variation key="heightClass=compact" hidden="YES"/></label>
        </subviews><variation key="heightClass=compact" axis="horizontal" spacing="20"/></stackView>
        <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" width="10" height="10"/><constraints>
        <constraint firstAttribute="width" constant="40" id="w">
        <variation key="heightClass=compact" constant="80"/></constraint>
        <constraint firstAttribute="height" constant="40" id="tall"/>
        <constraint firstAttribute="height" constant="10" id="low"/></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="low"/></mask>
        </variation>
        <variation key="heightClass=compact"><mask key="constraints">
        <exclude reference="tall"/><include reference="low"/></mask></variation></view>
        <view id="upright"><rect key="frame" width="5" height="5"/></view>
        <view id="wide"><rect key="frame" width="5" height="5"/></view>
        <view id="top"><rect key="frame" width="5" height="5"/></view>
        <view id="placed" fixedFrame="YES"><rect key="frame" x="10" y="600" width="20" height="20"/>
        <autoresizingMask key="autoresizingMask" flexibleMinY="YES"/>
        <variation key="heightClass=compact"><rect key="frame" x="50" y="647" width="20" \
        height="20"/></variation></view>
        </subviews><constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="v" \
        secondAttribute="leading" id="l"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="v" secondAttribute="top" \
        id="t"/></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews">
        <exclude reference="upright"/><include reference="wide"/></mask></variation>
        </view></viewController>
        """

    /// Returns the screen in a window of an iPhone 15, in portrait.
    private func window() throws -> (window: UIWindow, root: UIView) {
        useStandardScreen()
        let document = try Document.storyboard(Self.screen)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = document.makeViewController(for: document.scenes[0])
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (window, try #require(window.rootViewController?.view))
    }

    private func turn(_ window: UIWindow, to orientation: UIInterfaceOrientation) {
        window.rotate(to: orientation)
        window.layoutIfNeeded()
    }

    @Test func viewsAreUpdatedOnRotation() throws {
        let (window, root) = try window()
        defer { useStandardScreen() }
        let stack = try #require(root.subviews[0] as? UIStackView)
        let one = try #require(stack.arrangedSubviews[0] as? UILabel)
        #expect(stack.axis == .vertical)
        turn(window, to: .landscapeLeft)
        #expect(UIScreen.main.traitCollection.verticalSizeClass == .compact)
        #expect(stack.axis == .horizontal)
        #expect(stack.spacing == 20)
        #expect(one.font.pointSize == 30)
        #expect(stack.arrangedSubviews[1].isHidden)
        #expect(stack.arrangedSubviews[0] === one)
        turn(window, to: .portrait)
        #expect(stack.axis == .vertical)
        #expect(stack.spacing == 4)
        #expect(one.font.pointSize == 17)
        #expect(!stack.arrangedSubviews[1].isHidden)
    }

    @Test func constraintsAreUpdatedOnRotation() throws {
        let (window, root) = try window()
        defer { useStandardScreen() }
        let box = root.subviews[1]
        let width = try #require(box.constraints.first { $0.firstAttribute == .width })
        #expect(box.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        turn(window, to: .landscapeLeft)
        #expect(box.frame == CGRect(x: 0, y: 0, width: 80, height: 10))
        // An outlet to a constraint stays valid.
        #expect(width.isActive)
        #expect(width.constant == 80)
        turn(window, to: .portrait)
        #expect(box.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    @Test func installedViewsAreUpdatedInOrder() throws {
        let (window, root) = try window()
        defer { useStandardScreen() }
        let before = root.subviews
        #expect(before.count == 5)
        turn(window, to: .landscapeLeft)
        #expect(root.subviews.count == 5)
        #expect(root.subviews[2] !== before[2])
        #expect(root.subviews[3] === before[3])
        #expect(before[2].superview == nil)
        turn(window, to: .portrait)
        #expect(root.subviews.elementsEqual(before) { $0 === $1 })
    }

    /// The box that is pinned to the bottom is at y = 647 of 667; in the landscape height of 393,
    /// at 373.
    @Test func autoresizedFramesAreUpdatedOnRotation() throws {
        let (window, root) = try window()
        defer { useStandardScreen() }
        let placed = root.subviews[4]
        #expect(placed.frame == CGRect(x: 10, y: 852 - 67, width: 20, height: 20))
        turn(window, to: .landscapeLeft)
        #expect(placed.frame == CGRect(x: 50, y: 393 - 20, width: 20, height: 20))
        turn(window, to: .portrait)
        #expect(placed.frame == CGRect(x: 10, y: 852 - 67, width: 20, height: 20))
    }

    @Test func otherViewsAreUnchanged() throws {
        let (window, root) = try window()
        defer { useStandardScreen() }
        let top = root.subviews[3]
        top.alpha = 0.5
        turn(window, to: .landscapeLeft)
        #expect(top.alpha == 0.5)
    }
}
