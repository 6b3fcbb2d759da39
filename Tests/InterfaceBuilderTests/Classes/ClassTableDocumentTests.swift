import ContactSheetDiagnostics
import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Documents whose classes have complete tables, as adopted sources register them.
@MainActor struct ClassTableDocumentTests {
    class BaseController: UIViewController {
        var titleLabel: UILabel!
        var calls: [String] = []

        func save(_ sender: UIButton) { calls.append("save") }
    }

    final class FormController: BaseController {
        var buttons: [UIButton] = []
    }

    private static let form = """
        <viewController id="vc" customClass="FormController" customModule="App" \
        sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
        <label id="l" text="Ann"><rect key="frame" width="50" height="20"/></label>
        <button id="b1"><rect key="frame" width="50" height="20"/><connections>
        <action selector="save:" destination="vc" eventType="touchUpInside" id="1"/>
        </connections></button></subviews></view>
        <connections><outlet property="titleLabel" destination="l" id="4"/>
        <outletCollection property="buttons" destination="b1" id="6"/></connections>
        </viewController>
        """

    private func controller(_ text: String) throws -> (UIViewController, [Diagnostic]) {
        try Simulation.run {
            ClassTable.register(FormController.self, named: "FormController", in: "App") { table in
                table.property("buttons", \FormController.buttons)
            }
            ClassTable.register(BaseController.self, named: "BaseController", in: "App") { table in
                table.property("titleLabel", \BaseController.titleLabel)
                table.method(Selector("save:", BaseController.save(_:)))
            }
            let document = try Document.storyboard(text)
            return DiagnosticLog.collecting {
                let controller = document.makeViewController(for: document.scenes[0])
                controller.loadViewIfNeeded()
                (controller as? FormController)?.buttons.first?.sendActions(for: .touchUpInside)
                return controller
            }
        }
    }

    @Test func outletsAndActionsOfSuperclassesAreConnected() throws {
        let (controller, log) = try controller(Self.form)
        let form = try #require(controller as? FormController)
        #expect(form.titleLabel.text == "Ann")
        #expect(form.calls == ["save"])
        #expect(log.isEmpty)
    }

    @Test func aMissingOutletIsReportedInFoundationsWords() throws {
        let wrong = Self.form.replacing("property=\"titleLabel\"", with: "property=\"heading\"")
        let (_, log) = try controller(wrong)
        #expect(
            log.map(\.message) == [
                "[<FormController> setValue:forUndefinedKey:]: this class is not key value "
                    + "coding-compliant for the key heading."
            ])
    }

    @Test func aMissingActionIsReportedInUIKitsWords() throws {
        let wrong = Self.form.replacing("selector=\"save:\"", with: "selector=\"send:\"")
        let (_, log) = try controller(wrong)
        #expect(
            log.map(\.message)
                == ["-[FormController send:]: unrecognized selector sent to instance"])
    }

    @Test func anUnknownClassIsReportedInUIKitsWords() throws {
        let wrong = Self.form.replacing(
            "customClass=\"FormController\"", with: "customClass=\"Gone\"")
        let (_, log) = try controller(wrong)
        #expect(log.map(\.message).contains("Unknown class Gone in Interface Builder file."))
    }

    // MARK: Other objects of a scene

    final class Source: NSObject, UITableViewDataSource {
        var table: UITableView!

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
    }

    final class ListController: UIViewController {
        var emptyView: UIView!
        weak var hint: UIView?
    }

    private static let list = """
        <viewController id="vc" customClass="ListController" customModule="App" \
        sceneMemberID="viewController"><connections>
        <outlet property="view" destination="t" id="1"/>
        <outlet property="emptyView" destination="e" id="2"/>
        <outlet property="hint" destination="h" id="3"/></connections></viewController>
        <view id="e"><rect key="frame" width="320" height="100"/><subviews>
        <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="centerX" secondItem="e" \
        secondAttribute="centerX" id="c"/></constraints></view>
        <view id="h"><rect key="frame" width="20" height="10"/></view>
        <tableView id="t"><rect key="frame" width="320" height="568"/><connections>
        <outlet property="dataSource" destination="s" id="4"/></connections></tableView>
        <customObject id="s" customClass="Source" customModule="App"><connections>
        <outlet property="table" destination="t" id="5"/></connections></customObject>
        """

    /// Source: Apple's "Xcode Help", the scene dock contains further top-level objects of a scene,
    /// to which outlets can be connected. That the controller keeps them is a decision.
    @Test func viewsAndObjectsBesidesTheControllerAreConnected() throws {
        let (controller, log) = try Simulation.run {
            ClassTable.register(ListController.self, named: "ListController", in: "App") { table in
                table.property("emptyView", \ListController.emptyView)
                table.property("hint", \ListController.hint)
            }
            ClassTable.register(Source.self, named: "Source", in: "App") { table in
                table.property("table", \Source.table)
                table.initializer { Source() }
            }
            let document = try Document.storyboard(Self.list)
            #expect(document.scenes.map(\.hasPicture) == [true])
            return DiagnosticLog.collecting {
                let controller = document.makeViewController(for: document.scenes[0])
                controller.loadViewIfNeeded()
                return controller
            }
        }
        let list = try #require(controller as? ListController)
        let table = try #require(list.view as? UITableView)
        #expect((table.dataSource as? Source)?.table === table)
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(list.emptyView.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(list.emptyView.constraints.count == 1)
        #expect(list.hint?.bounds.size == CGSize(width: 20, height: 10))
        #expect(log.isEmpty)
    }
}
