import ContactSheetDevices
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Apple's documentation of `UISplitViewController`: in regular width, columns are next to
/// one another; in compact width, the last of them are on one stack. The elements are as Xcode
/// writes them.
@MainActor struct SplitElementTests {
    private typealias Graph = SceneGraphTests

    private static func split(
        _ attributes: String = "", _ relations: (String, String)...
    ) -> String {
        let segues = relations.map { Graph.segue("relationship", $1, $0 + "ViewController") }
        return """
            <splitViewController id="s" \(attributes) sceneMemberID="viewController">
            <connections>\(segues.joined())</connections></splitViewController>
            """
    }

    private func shown(
        _ document: Document, on slug: String, _ iOS: Int,
        _ orientation: UIInterfaceOrientation = .portrait
    ) throws -> UISplitViewController {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named(slug)), iOS: IOSVersion(iOS))
        UIScreen.main.orientation = orientation
        UIApplication.restart()
        let scene = try #require(document.scene(named: "s"))
        let split = try #require(
            document.makeViewController(for: scene) as? UISplitViewController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return split
    }

    @Test func iPadsInLandscapeShowBothColumns() throws {
        defer { useStandardScreen() }
        let document = try Document.storyboard(
            Self.split("", ("detail", "b"), ("master", "n")),
            Graph.container("navigationController", "n", ["a"]), Graph.screen("a"),
            Graph.screen("b"))
        let split = try shown(document, on: "ipad-air-2", 13, .landscapeLeft)
        #expect(split.style == .unspecified)
        // 320 of 1024 points and a half-point line (useyourloaf.com, see SplitColumnWidth).
        #expect(split.viewControllers.map(\.view.frame.width) == [320, 703.5])
        #expect(split.viewControllers[0] is UINavigationController)
    }

    /// The secondary controller is pushed on the primary one's stack unless a delegate prevents it
    /// (useyourloaf.com, "Split View Controller Display Modes": the detail is shown when
    /// collapsed).
    @Test func iPhonesPushTheDetail() throws {
        defer { useStandardScreen() }
        let document = try Document.storyboard(
            Self.split("", ("master", "n"), ("detail", "b")),
            Graph.container("navigationController", "n", ["a"]),
            Graph.screen("a", attributes: #"title="A""#),
            Graph.screen("b", attributes: #"title="B""#))
        let split = try shown(document, on: "iphone-8", 15)
        let stack = try #require(split.viewControllers.first as? UINavigationController)
        #expect(split.isCollapsed)
        #expect(stack.viewControllers.map(\.title) == ["A", "B"])
    }

    @Test(arguments: [
        ("", 17, UISplitViewController.Style.unspecified),
        (#"allowDoubleColumnStyle="YES""#, 17, .doubleColumn),
        (#"allowDoubleColumnStyle="YES""#, 13, .unspecified),
    ])
    func styles(
        _ attributes: String, _ iOS: Int, _ style: UISplitViewController.Style
    ) throws {
        defer { useStandardScreen() }
        let document = try Document.storyboard(
            Self.split(attributes, ("master", "a"), ("detail", "b")), Graph.screen("a"),
            Graph.screen("b"))
        #expect(try shown(document, on: "ipad-7", iOS).style == style)
    }

    @Test func threeColumns() throws {
        defer { useStandardScreen() }
        let document = try Document.storyboard(
            Self.split(
                """
                allowDoubleColumnStyle="YES" preferredDisplayMode="twoBeside" behavior="tile" \
                presentsWithGesture="NO" primaryBackgroundStyle="sidebar"
                """, ("detail", "c"), ("master", "a"), ("supplementary", "b")),
            Graph.screen("a", attributes: #"title="A""#),
            Graph.screen("b", attributes: #"title="B""#),
            Graph.screen("c", attributes: #"title="C""#))
        let split = try shown(document, on: "ipad-pro-13-m4", 17, .landscapeLeft)
        #expect(split.style == .tripleColumn)
        #expect(split.preferredDisplayMode == .twoBesideSecondary)
        #expect(split.preferredSplitBehavior == .tile)
        #expect(!split.presentsWithGesture)
        #expect(split.primaryBackgroundStyle == .sidebar)
        #expect(split.viewControllers.map(\.title) == ["A", "B", "C"])
        // Twice 320 of 1376 points, and half-point lines.
        #expect(
            split.viewControllers.map { $0.navigationController?.view.frame.width }
                == [320, 320, 735])
    }

    @Test func aRegisteredClassHasTheDocumentsStyle() throws {
        defer {
            useStandardScreen()
            DocumentClasses.forgetAll()
        }
        DocumentClasses.register(OwnSplitViewController.self) { _ in }
        let document = try Document.storyboard(
            Self.split(
                #"allowDoubleColumnStyle="YES" customClass="OwnSplitViewController""#,
                ("master", "a"), ("detail", "b")), Graph.screen("a"), Graph.screen("b"))
        let split = try shown(document, on: "ipad-7", 17)
        #expect(split is OwnSplitViewController)
        #expect(split.style == .doubleColumn)
    }

    /// In the secondary column (Apple's documentation of `showDetailViewController`).
    @Test func detailsAreShownInTheirColumn() throws {
        defer { useStandardScreen() }
        let document = try Document.storyboard(
            Self.split("", ("master", "a"), ("detail", "b")),
            Graph.screen(
                "a", #"<segue kind="showDetail" destination="c" identifier="go" id="i"/>"#),
            Graph.screen("b"), Graph.screen("c", attributes: #"title="C""#))
        let split = try shown(document, on: "ipad-7", 13, .landscapeLeft)
        split.viewControllers[0].performSegue(withIdentifier: "go", sender: nil)
        #expect(split.viewControllers.last?.title == "C")
    }

    /// A sidebar has compact width on an iPad too (Documentation/Rotation.md 5).
    @Test func aSidebarIsBuiltForCompactWidth() throws {
        defer { useStandardScreen() }
        let varied = """
            <viewController id="a" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" width="375" height="667"/>
            <color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
            <variation key="widthClass=compact">
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></variation>
            </view></viewController>
            """
        let document = try Document.storyboard(
            Self.split("", ("master", "a"), ("detail", "b")), varied, Graph.screen("b"))
        let split = try shown(document, on: "ipad-7", 13, .landscapeLeft)
        #expect(split.viewControllers[0].view.backgroundColor?.light == [255, 0, 0, 100])
    }
}

private final class OwnSplitViewController: UISplitViewController {}
