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
}
