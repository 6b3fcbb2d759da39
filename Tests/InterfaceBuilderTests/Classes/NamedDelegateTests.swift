import ContactSheetDiagnostics
import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Delegates whose methods have the names in Objective-C. Source: UIKit's documentation of optional protocol
/// methods, which are found by their names.
@MainActor struct NamedDelegateTests {
    /// Conforms to nothing, as code for Swift 1 and 2 that a storyboard connects.
    final class OldController: UIViewController {
        var selected: [NSIndexPath] = []
        var begun = 0

        func rows(_ tableView: UITableView!, _ section: Int) -> Int { 2 }
        func cell(_ tableView: UITableView!, _ path: NSIndexPath!) -> UITableViewCell! {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(path.item)"
            return cell
        }
        func select(_ tableView: UITableView!, _ path: NSIndexPath!) { selected.append(path) }
        func begin(_ field: UITextField!) { begun += 1 }
    }

    /// Conforms, but its method has another name in Swift.
    final class NamedController: UIViewController, UITableViewDelegate {
        func height(_ tableView: UITableView, _ path: IndexPath) -> CGFloat { 77 }
    }

    private static let form = """
        <viewController id="vc" customClass="OldController" customModule="App" \
        sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
        <tableView id="t"><rect key="frame" width="375" height="300"/><connections>
        <outlet property="dataSource" destination="vc" id="1"/>
        <outlet property="delegate" destination="vc" id="2"/></connections></tableView>
        <textField id="f"><rect key="frame" y="400" width="100" height="30"/><connections>
        <outlet property="delegate" destination="vc" id="3"/></connections></textField>
        </subviews></view></viewController>
        """

    private func register() {
        typealias Old = OldController
        ClassTable.register(Old.self, named: "OldController", in: "App") { table in
            table.method(Selector("tableView:numberOfRowsInSection:", Old.rows(_:_:)))
            table.method(Selector("tableView:cellForRowAtIndexPath:", Old.cell(_:_:)))
            table.method(Selector("tableView:didSelectRowAtIndexPath:", Old.select(_:_:)))
            table.method(Selector("textFieldDidBeginEditing:", Old.begin(_:)))
        }
    }

    @Test func documentsConnectObjectsThatDoNotConform() throws {
        try Simulation.run {
            register()
            let document = try Document.storyboard(Self.form)
            let made = document.makeViewController(for: document.scenes[0])
            let controller = try #require(made as? OldController)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let views = controller.view.subviews
            let table = try #require(views.first as? UITableView)
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1"])
            let cell = try #require(table.visibleCells.last)
            SimulatedFingers(on: window).tap(at: table.convert(cell.center, to: nil))
            #expect(controller.selected.map { $0.item } == [1])
            _ = views.last?.becomeFirstResponder()
            #expect(controller.begun == 1)
        }
    }

    @Test func namedMethodsOfConformingClassesCount() {
        Simulation.run {
            ClassTable.register(NamedController.self) { table in
                table.method(
                    Selector("tableView:heightForRowAtIndexPath:", NamedController.height(_:_:)))
            }
            let controller = NamedController()
            let delegate: any UITableViewDelegate = controller
            let table = UITableView()
            let path = IndexPath(row: 0, section: 0)
            #expect(delegate.tableView(table, heightForRowAt: path) == 77)
            #expect(
                delegate.tableView(table, heightForHeaderInSection: 0) == table.sectionHeaderHeight)
        }
    }
}
