import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Apple's "Cocoa Application Competencies", nib loading: instances by
/// `init(coder:)`, attributes, outlets and actions, then `viewDidLoad`.
@MainActor struct DocumentClassesTests {
    final class BadgeView: UIView {
        var radius: CGFloat = 0
        var count = 0
        var tone: UIColor?
        var isCoded = false

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            isCoded = true
        }

        override init(frame: CGRect) { super.init(frame: frame) }
    }

    final class FormController: UIViewController {
        var nameLabel: UILabel!
        weak var badge: BadgeView?
        var buttons: [UIButton]!
        var heardAtLoading: String?
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            heardAtLoading = nameLabel?.text
        }

        func save() { log.append("save") }
        func tapped(_ sender: UIButton) { log.append(sender.title(for: .normal) ?? "") }
        func done(_ sender: UIBarButtonItem) { log.append("done") }
    }

    /// Source: “Custom Class” in Xcode's Identity inspector also takes UIKit's classes, without a module.
    @Test func classesOfUIKit() throws {
        let control = try Document.view(UIView.self, "<view customClass=\"UIControl\"/>")
        #expect(control is UIControl)
        let stack = try Document.view(UIView.self, "<view customClass=\"UIStackView\"/>")
        #expect(stack is UIStackView)
    }

    private static let form = """
        <viewController id="vc" customClass="FormController" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
        <label id="l" text="Ann"><rect key="frame" width="50" height="20"/></label>
        <button id="b1"><rect key="frame" width="50" height="20"/><state key="normal" title="One"/>
        <connections><action selector="tapped:" destination="vc" eventType="touchUpInside" id="1"/>
        <action selector="save" destination="vc" eventType="touchUpInside" id="2"/></connections>
        </button>
        <button id="b2"><rect key="frame" width="50" height="20"/></button>
        <view id="badge" customClass="BadgeView"><rect key="frame" width="9" height="8"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius">
        <real key="value" value="2.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="count">
        <integer key="value" value="7"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="tone">
        <color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        </subviews></view>
        <navigationItem key="navigationItem"><barButtonItem key="rightBarButtonItem" \
        title="Done" id="bar"><connections>
        <action selector="done:" destination="vc" id="3"/></connections></barButtonItem>
        </navigationItem>
        <connections><outlet property="nameLabel" destination="l" id="4"/>
        <outlet property="badge" destination="badge" id="5"/>
        <outlet property="view" destination="v" id="9"/>
        <outletCollection property="buttons" destination="b1" id="6"/>
        <outletCollection property="buttons" destination="b2" id="7"/></connections>
        </viewController>
        """

    private func register() {
        DocumentClasses.register(BadgeView.self) { badge in
            badge.attribute("radius", \.radius)
            badge.attribute("count", \.count)
            badge.attribute("tone", \.tone)
        }
        DocumentClasses.register(FormController.self) { form in
            form.outlet("nameLabel", \.nameLabel)
            form.outlet("badge", \.badge)
            form.outlets("buttons", \.buttons)
            form.action("save", FormController.save)
            form.action("tapped:", FormController.tapped)
            form.action("done:", FormController.done)
        }
    }

    private func controller() throws -> FormController {
        register()
        defer { DocumentClasses.forgetAll() }
        let document = try Document.storyboard(Self.form)
        let controller = document.makeViewController(for: document.scenes[0])
        controller.loadViewIfNeeded()
        return try #require(controller as? FormController)
    }

    @Test func outletsAreConnectedBeforeViewDidLoad() throws {
        let form = try controller()
        #expect(form.heardAtLoading == "Ann")
        #expect(form.buttons.count == 2)
        #expect(form.buttons[0].title(for: .normal) == "One")
        #expect(form.badge?.isCoded == true)
        #expect(form.badge?.frame == CGRect(x: 0, y: 0, width: 9, height: 8))
    }

    @Test func runtimeAttributesHaveThePropertysType() throws {
        let badge = try #require(try controller().badge)
        #expect(badge.radius == 2.5)
        #expect(badge.count == 7)
        #expect(badge.tone?.light == [255, 0, 0, 100])
    }

    @Test func actionsReachTheController() throws {
        let form = try controller()
        form.buttons[0].sendActions(for: .touchUpInside)
        #expect(form.log == ["One", "save"])
        let item = try #require(form.navigationItem.rightBarButtonItem)
        #expect(item.title == "Done")
        let action = try #require(item.action)
        UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
        #expect(form.log.last == "done")
    }

    @Test func unknownClassesAreReplacedAndReportedOnce() throws {
        register()
        defer { DocumentClasses.forgetAll() }
        let document = try Document.xib(
            """
            <view id="a"><rect key="frame" width="375" height="667"/><subviews>
            <label id="b" customClass="FancyLabel" text="x">
            <rect key="frame" width="5" height="5"/></label>
            <label id="c" customClass="FancyLabel"><rect key="frame" width="5" height="5"/></label>
            </subviews></view>
            """)
        let (controller, log) = DiagnosticLog.collecting {
            document.makeViewController(for: document.scenes[0])
        }
        #expect((controller.view.subviews.first as? UILabel)?.text == "x")
        #expect(log.filter { $0.message.contains("FancyLabel") }.count == 1)
    }

    @Test func outletsOfTheWrongTypeAreReported() throws {
        register()
        defer { DocumentClasses.forgetAll() }
        let wrong = Self.form.replacing(
            #"property="nameLabel" destination="l""#,
            with: #"property="nameLabel" destination="b2""#)
        let document = try Document.storyboard(wrong)
        let (controller, log) = DiagnosticLog.collecting {
            let controller = document.makeViewController(for: document.scenes[0])
            controller.loadViewIfNeeded()
            return controller as? FormController
        }
        #expect(controller?.nameLabel == nil)
        #expect(log.map(\.message) == ["the outlet nameLabel can't hold a UIButton and stays nil"])
    }

    @Test func gestureRecognizersSendTheirActions() throws {
        register()
        defer { DocumentClasses.forgetAll() }
        let document = try Document.storyboard(
            """
            <viewController id="vc" customClass="FormController" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" width="375" height="667"/><connections>
            <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="1"/>
            </connections></view></viewController>
            <tapGestureRecognizer id="tap" numberOfTapsRequired="2"><connections>
            <action selector="save" destination="vc" id="2"/></connections></tapGestureRecognizer>
            """)
        let controller = document.makeViewController(for: document.scenes[0])
        let taps = controller.view.gestureRecognizers?.first as? UITapGestureRecognizer
        #expect(taps?.numberOfTapsRequired == 2)
    }
}
