import Foundation
import Testing
@testable import UIKit

@testable import InterfaceBuilder

/// Source: Apple's "View Controller Programming Guide", using segues; documentation of
/// `performSegue(withIdentifier:sender:)`, `shouldPerformSegue` and `prepare(for:sender:)`.
@MainActor struct SegueTests {
    private typealias Graph = SceneGraphTests

    /// Returns a document whose first screen has a button, a bar item, and cells that lead to a
    /// second screen.
    private static func document(
        _ kind: String, _ attributes: String = "", second: String = Graph.screen("b")
    ) throws -> Document {
        func segue(_ id: String) -> String {
            """
            <connections><segue kind="\(kind)" destination="b" identifier="go" \(attributes) \
            id="\(id)"/></connections>
            """
        }
        return try Document.storyboard(
            Graph.container("navigationController", "n", ["a"]),
            """
            <viewController id="a" customClass="FirstController" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
            <button id="button"><rect key="frame" y="100" width="100" height="44"/>
            <state key="normal" title="Go"/>\(segue("s1"))</button>
            <tableView id="table"><rect key="frame" y="200" width="375" height="200"/><prototypes>
            <tableViewCell id="cell" reuseIdentifier="row"><rect key="frame" width="375" \
            height="44"/><tableViewCellContentView key="contentView" id="content"/>\(segue("s2"))
            </tableViewCell></prototypes></tableView></subviews></view>
            <navigationItem key="navigationItem"><barButtonItem key="rightBarButtonItem" \
            title="Bar" id="bar">\(segue("s3"))</barButtonItem></navigationItem>
            </viewController>
            """, second)
    }

    private struct Stage {
        let window: UIWindow
        let stack: UINavigationController
        let first: FirstController

        @MainActor init(_ document: Document) throws {
            DocumentClasses.register(FirstController.self) { first in
                first.action("comeHome:", FirstController.comeHome)
            }
            useStandardScreen()
            UIApplication.restart()
            let scene = try #require(document.scene(named: "a"))
            stack = try #require(
                document.makeViewController(for: scene) as? UINavigationController)
            first = try #require(stack.viewControllers.first as? FirstController)
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = stack
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }

        @MainActor func tap(_ view: UIView) {
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            SimulatedFingers(on: window).tap(at: view.convert(middle, to: window))
            window.layoutIfNeeded()
        }
    }

    @Test func buttonsCellsAndItemsPerformSegues() throws {
        defer { DocumentClasses.forgetAll() }
        let document = try Self.document("show")
        for sender in ["UIButton", "UITableViewCell", "UIBarButtonItem"] {
            let stage = try Stage(document)
            let table = try #require(stage.first.view.subviews[1] as? UITableView)
            switch sender {
            case "UIButton": stage.tap(stage.first.view.subviews[0])
            case "UITableViewCell": stage.tap(try #require(table.visibleCells.first))
            default:
                stage.first.navigationItem.rightBarButtonItem?.tapped()
            }
            #expect(stage.stack.viewControllers.count == 2)
            #expect(stage.first.log == ["should go", "prepare go \(sender)"])
        }
    }

    @Test func shouldPerformSegueAppliesToTapsOnly() throws {
        defer { DocumentClasses.forgetAll() }
        let stage = try Stage(try Self.document("push"))
        stage.first.refuses = true
        stage.tap(stage.first.view.subviews[0])
        #expect(stage.stack.viewControllers.count == 1)
        stage.first.log = []
        stage.first.performSegue(withIdentifier: "go", sender: nil)
        #expect(stage.first.log == ["prepare go nil"])
        #expect(stage.stack.viewControllers.count == 2)
        let (_, log) = DiagnosticLog.collecting {
            stage.first.performSegue(withIdentifier: "away", sender: nil)
        }
        #expect(
            log.map(\.message) == [
                "Receiver (FirstController) has no segue with identifier 'away'"
            ])
    }

    @Test(arguments: ["presentation", "modal"])
    func presentations(_ kind: String) throws {
        defer { DocumentClasses.forgetAll() }
        let stage = try Stage(
            try Self.document(kind, #"modalPresentationStyle="overFullScreen""#))
        stage.first.performSegue(withIdentifier: "go", sender: nil)
        #expect(stage.first.presentedViewController?.modalPresentationStyle == .overFullScreen)
    }

    @Test func showPresentsWithoutANavigationController() throws {
        defer { DocumentClasses.forgetAll() }
        let second = Graph.container("navigationController", "b", ["c"]) + Graph.screen("c")
        let stage = try Stage(try Self.document("show", second: second))
        stage.first.performSegue(withIdentifier: "go", sender: nil)
        #expect(stage.first.presentedViewController is UINavigationController)
    }

    @Test(arguments: ["popoverPresentation", "popover"])
    func popovers(_ kind: String) throws {
        defer { DocumentClasses.forgetAll() }
        let stage = try Stage(try Self.document(kind, #"popoverAnchorView="button""#))
        stage.first.performSegue(withIdentifier: "go", sender: nil)
        let popover = stage.first.presentedViewController?.popoverPresentationController
        #expect(popover?.sourceView === stage.first.view.subviews[0])
    }

    // MARK: Unwinding

    private static let exit = """
        <viewController id="b" sceneMemberID="viewController">
        <view key="view" id="w"><rect key="frame" width="375" height="667"/></view>
        <connections><segue kind="unwind" destination="x" identifier="home" \
        unwindAction="comeHome:" id="u"/></connections></viewController><exit id="x"/>
        """

    @Test(arguments: ["show", "presentation"])
    func unwinding(_ kind: String) throws {
        defer { DocumentClasses.forgetAll() }
        let stage = try Stage(try Self.document(kind, second: Self.exit))
        stage.first.performSegue(withIdentifier: "go", sender: nil)
        let second = try #require(
            stage.first.presentedViewController ?? stage.stack.viewControllers.last)
        #expect(second !== stage.first)
        stage.first.log = []
        second.performSegue(withIdentifier: "home", sender: nil)
        #expect(stage.first.log == ["home"])
        #expect(stage.stack.viewControllers.count == 1)
        #expect(stage.first.presentedViewController == nil)
    }

    // MARK: Classes

    @Test func segueClassesAndActions() throws {
        defer { DocumentClasses.forgetAll() }
        DocumentClasses.register(segue: OwnSegue.self) {
            OwnSegue(identifier: $0, source: $1, destination: $2)
        }
        let own = try Stage(try Self.document("custom", #"customClass="OwnSegue""#))
        own.first.performSegue(withIdentifier: "go", sender: nil)
        #expect(own.first.children.count == 1)

        let made = try Stage(
            try Self.document("show", #"destinationCreationSelector="makeNext:""#))
        DocumentClasses.register(FirstController.self) { first in
            first.segueAction("makeNext:", FirstController.makeNext)
        }
        made.first.performSegue(withIdentifier: "go", sender: nil)
        #expect(made.stack.topViewController is FirstController)
    }

    @Test func embedSeguesCallPrepare() throws {
        defer { DocumentClasses.forgetAll() }
        DocumentClasses.register(FirstController.self) { _ in }
        let document = try Document.storyboard(
            """
            <viewController id="a" customClass="FirstController" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
            <containerView id="box"><rect key="frame" width="200" height="100"/><connections>
            <segue kind="embed" destination="b" identifier="inside"/></connections>
            </containerView></subviews></view></viewController>
            """, Graph.screen("b"))
        let first = document.makeViewController(for: document.scenes[0]) as? FirstController
        first?.loadViewIfNeeded()
        #expect(first?.log == ["prepare inside nil"])
    }
}

private final class FirstController: UIViewController {
    var log: [String] = []
    var refuses = false

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return !refuses
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let name = sender.map { String(describing: type(of: $0)) } ?? "nil"
        log.append("prepare \(segue.identifier ?? "") \(name)")
    }

    func comeHome(_ segue: UIStoryboardSegue) { log.append(segue.identifier ?? "") }

    func makeNext(coder: NSCoder) -> FirstController? { FirstController(coder: coder) }
}

private final class OwnSegue: UIStoryboardSegue {
    override func perform() { source.addChild(destination) }
}
