import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Apple's "View Controller Programming Guide", containers and segues. What a snapshot
/// shows of them is a decision.
@MainActor struct SceneBuilderTests {
    private typealias Graph = SceneGraphTests

    private func screen(
        _ name: String, of document: Document, _ others: Document...
    ) throws -> (controller: UIViewController, diagnostics: [String]) {
        let scene = try #require(document.scenes.first { $0.name == name || $0.id == name })
        let library = DocumentLibrary([document] + others)
        let (controller, log) = DiagnosticLog.collecting {
            document.makeViewController(for: scene, in: library)
        }
        return (controller, log.map(\.description))
    }

    @Test func pushedScenesAreInTheirStackAndTab() throws {
        let document = try Document.storyboard(
            Graph.container("tabBarController", "t", ["x", "n"]), Graph.screen("x"),
            Graph.container("navigationController", "n", ["a"]),
            Graph.screen("a", Graph.segue("show", "b"), attributes: #"title="A""#),
            Graph.screen("b", attributes: #"title="B""#))
        #expect(document.scenes.filter(\.hasPicture).map(\.id) == ["x", "a", "b"])
        let tabs = try #require(try screen("b", of: document).controller as? UITabBarController)
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.viewControllers?.count == 2)
        let stack = try #require(tabs.selectedViewController as? UINavigationController)
        #expect(stack.viewControllers.map(\.title) == ["A", "B"])
        // Only visible views are loaded.
        #expect(!stack.viewControllers[0].isViewLoaded)
    }

    @Test func scenesSelectTheirTab() throws {
        let document = try Document.storyboard(
            Graph.container("tabBarController", "t", ["a", "b"]), Graph.screen("a"),
            Graph.screen("b"))
        for (index, id) in ["a", "b"].enumerated() {
            let tabs = try screen(id, of: document).controller as? UITabBarController
            #expect(tabs?.selectedIndex == index)
        }
    }

    @Test func barsHaveTheirContainersAttributes() throws {
        let document = try Document.storyboard(
            """
            <navigationController id="n" navigationBarHidden="YES" toolbarHidden="NO" \
            sceneMemberID="viewController">
            <navigationBar key="navigationBar" largeTitles="YES" translucent="NO" barStyle="black"/>
            <connections>\(Graph.segue("relationship", "a", "rootViewController"))</connections>
            </navigationController>
            """, Graph.screen("a"),
            head: #"<color key="tintColor" red="1" green="0" blue="0" alpha="1"/>"#)
        let stack = try #require(
            try screen("a", of: document).controller as? UINavigationController)
        #expect(stack.isNavigationBarHidden)
        #expect(!stack.isToolbarHidden)
        #expect(stack.navigationBar.prefersLargeTitles)
        #expect(!stack.navigationBar.isTranslucent)
        #expect(stack.navigationBar.barStyle == .black)
        #expect(stack.navigationBar.tintColor.light == [255, 0, 0, 100])
    }

    @Test func tablesAndCollectionsAreTheirControllersViews() throws {
        let document = try Document.storyboard(
            """
            <tableViewController id="t" sceneMemberID="viewController">
            <tableView key="view" id="v"><rect key="frame" width="375" height="667"/></tableView>
            </tableViewController>
            """,
            """
            <collectionViewController id="c" sceneMemberID="viewController">
            <collectionView key="view" id="w"><rect key="frame" width="375" height="667"/>
            </collectionView></collectionViewController>
            """)
        let table = try #require(
            try screen("t", of: document).controller as? UITableViewController)
        #expect(table.tableView === table.view)
        let collection = try #require(
            try screen("c", of: document).controller as? UICollectionViewController)
        #expect(collection.collectionView === collection.view)
    }

    @Test func containerViewsHoldTheirControllers() throws {
        let document = try Document.storyboard(
            """
            <viewController id="a" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
            <containerView id="box"><rect key="frame" x="10" y="20" width="200" height="100"/>
            <connections>\(Graph.segue("embed", "b"))</connections></containerView>
            </subviews></view></viewController>
            """, Graph.screen("b"))
        let parent = try screen("a", of: document).controller
        let box = try #require(parent.view.subviews.first)
        let child = try #require(parent.children.first)
        #expect(child.view.superview === box)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(child.parent === parent)
    }

    @Test func scenesThatEmbedThemselves() throws {
        let document = try Document.storyboard(
            """
            <viewController id="a" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
            <containerView id="box"><rect key="frame" width="200" height="100"/>
            <connections>\(Graph.segue("embed", "a"))</connections></containerView>
            </subviews></view></viewController>
            """)
        let (controller, log) = DiagnosticLog.collecting {
            let controller = document.makeViewController(for: document.scenes[0])
            controller.loadViewIfNeeded()
            return controller
        }
        #expect(controller.children.isEmpty)
        #expect(
            log.map(\.message) == [
                "the viewController contains itself; the nested instance is skipped"
            ])
    }

    @Test func presentationAttributes() throws {
        let document = try Document.storyboard(
            """
            <viewController id="a" modalPresentationStyle="overFullScreen" \
            modalTransitionStyle="crossDissolve" definesPresentationContext="YES" \
            sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" width="375" height="667"/></view>
            <value key="contentSizeForViewInPopover" type="size" width="320" height="204"/>
            </viewController>
            """)
        let controller = try screen("a", of: document).controller
        #expect(controller.modalPresentationStyle == .overFullScreen)
        #expect(controller.modalTransitionStyle == .crossDissolve)
        #expect(controller.definesPresentationContext)
        #expect(controller.preferredContentSize == CGSize(width: 320, height: 204))
    }

    // MARK: References

    private static func reference(_ id: String, to scene: String?) -> String {
        let identifier = scene.map { #" referencedIdentifier="\#($0)""# } ?? ""
        return """
            <viewControllerPlaceholder storyboardName="Other" id="\(id)"\(identifier) \
            sceneMemberID="viewController"/>
            """
    }

    private static func other(_ scenes: String, initial: String) throws -> Document {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
            initialViewController="\(initial)"><scenes><scene><objects>\(scenes)</objects></scene>
            </scenes></document>
            """
        return try Document(data: Data(text.utf8), fileName: "Other.storyboard")
    }

    @Test(arguments: [nil, "Two"] as [String?])
    func referencesLeadToOtherStoryboards(_ scene: String?) throws {
        let document = try Document.storyboard(
            Graph.container("navigationController", "n", ["r"]), Self.reference("r", to: scene))
        // The reference's scene is in the other document; the container has its own snapshot.
        #expect(document.scenes.filter(\.hasPicture).map(\.id) == ["n"])
        let other = try Self.other(
            Graph.screen("o", attributes: #"title="Other" storyboardIdentifier="Two""#),
            initial: "o")
        let (controller, log) = try screen("n", of: document, other)
        let stack = try #require(controller as? UINavigationController)
        #expect(stack.topViewController?.title == "Other")
        #expect(log.isEmpty)
    }

    @Test func unreadableReferencesAreReportedOnce() throws {
        let document = try Document.storyboard(
            Graph.container("navigationController", "n", ["r"]), Self.reference("r", to: nil))
        let (controller, log) = try screen("n", of: document)
        #expect((controller as? UINavigationController)?.topViewController?.title == "Other")
        #expect(log.count == 1)
        #expect(log[0].contains("the storyboard Other isn't among the input documents"))
    }

    @Test func cyclicReferences() throws {
        let document = try Document.storyboard(
            Graph.container("navigationController", "n", ["r"]), Self.reference("r", to: nil))
        let back = """
            <navigationController id="o"><connections>
            \(Graph.segue("relationship", "back", "rootViewController"))</connections>
            </navigationController>
            <viewControllerPlaceholder storyboardName="Other" id="back"/>
            """
        let (_, log) = try screen("n", of: document, try Self.other(back, initial: "o"))
        #expect(log.filter { $0.contains("contains itself") }.count == 1)
    }

    // MARK: Simulated bars

    private static let simulatedBars = """
        <viewController id="a" title="A" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" width="375" height="667"/></view>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompt="P"/>
        <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/></viewController>
        """

    @Test func simulatedBarsOfSingleScenes() throws {
        let document = try Document.storyboard(Self.simulatedBars)
        let scene = try #require(document.scenes.first)
        let tabs = try #require(
            document.makeViewController(for: scene, simulatesBars: true) as? UITabBarController)
        let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(!stack.navigationBar.isTranslucent)
        #expect(stack.topViewController?.navigationItem.prompt == "P")
    }

    /// A running app doesn't have the bars (the German chapter on layout and rotation).
    @Test func simulatedBarsAreNotInARunningApp() throws {
        let document = try Document.storyboard(Self.simulatedBars)
        let controller = try screen("a", of: document).controller
        #expect(controller.title == "A" && controller.parent == nil)
        #expect(controller.navigationItem.prompt == nil)
    }
}
