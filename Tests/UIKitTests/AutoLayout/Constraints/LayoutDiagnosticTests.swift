import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation
import Testing

@testable import UIKit

/// UIKit's exceptions are reported with the messages in published logs (Documentation/Layout.md
/// 3.2), and the constraint or the change has no effect.
@MainActor @Suite struct LayoutDiagnosticTests {
    private func collect(_ work: () -> Void) -> [Diagnostic] {
        DiagnosticLog.collecting(work).1
    }

    /// Returns the diagnostic of an invalid constraint that was activated.
    private func diagnostic(
        _ scene: LogScene, _ attribute: NSLayoutConstraint.Attribute,
        _ other: Any?, _ otherAttribute: NSLayoutConstraint.Attribute,
        times multiplier: CGFloat = 1, plus constant: CGFloat = 0
    ) -> String? {
        let diagnostics = collect {
            let constraint = NSLayoutConstraint(
                item: scene.a, attribute: attribute, relatedBy: .equal, toItem: other,
                attribute: otherAttribute, multiplier: multiplier, constant: constant)
            constraint.isActive = true
            #expect(!constraint.isActive)
        }
        #expect(diagnostics.map(\.location) == ["UIView > UIView[0]"])
        #expect(diagnostics.map(\.severity) == [.error])
        return diagnostics.first?.message
    }

    private let method =
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
        + "multiplier:constant:]: "

    @Test func sizesWithPositions() {
        let scene = LogScene()
        #expect(
            diagnostic(scene, .width, scene.b, .leading)
                == "NSLayoutConstraint for <UIView: 0x1>: Invalid pairing of layout attributes.")
        let old = LogScene(iOS: 7)
        #expect(
            diagnostic(old, .height, old.b, .bottom)
                == method + "Invalid pairing of layout attributes")
    }

    @Test func positionsWithoutASecondPosition() {
        let scene = LogScene()
        let message =
            "A multiplier of 0 or a nil second item together with a location for the first "
            + "attribute creates an illegal constraint of a location equal to a constant. "
            + "Location attributes must be specified in pairs."
        #expect(
            diagnostic(scene, .leading, nil, .notAnAttribute)
                == "NSLayoutConstraint for <UIView: 0x1>: " + message)
        #expect(
            diagnostic(scene, .top, scene.b, .top, times: 0)
                == "NSLayoutConstraint for <UIView: 0x1>: " + message)
        #expect(
            diagnostic(LogScene(iOS: 7), .centerX, nil, .notAnAttribute)
                == method + "A constraint cannot be made that sets a location equal to a "
                + "constant. Location attributes must be specified in pairs")
    }

    /// Documentation/Layout.md 3.2: the longer message was introduced in iOS 8.3.
    @Test(arguments: [((8, 2), true), ((8, 3), false)])
    func messagesOfPositionsWithoutASecondPosition(iOS: (Int, Int), isOld: Bool) {
        let scene = LogScene()
        UIScreen.main.device.iOS = IOSVersion(iOS.0, iOS.1)
        let message = diagnostic(scene, .top, nil, .notAnAttribute)
        #expect(message?.hasPrefix("NSLayoutConstraint for <UIView: 0x1>: A ") == true)
        #expect(message?.contains("A constraint cannot be made that sets a location") == isOld)
        #expect(message?.contains("A multiplier of 0 or a nil second item") == !isOld)
    }

    @Test func leadingWithLeft() {
        let scene = LogScene()
        #expect(
            diagnostic(scene, .leading, scene.root, .left)
                == "NSLayoutConstraint for <UIView: 0x1>: A constraint cannot be made between a "
                + "leading/trailing attribute and a right/left attribute. Use leading/trailing "
                + "for both or neither.")
        #expect(diagnostic(scene, .right, scene.b, .trailing) != nil)
        #expect(diagnostic(scene, .leading, scene.root, .leftMargin) != nil)
    }

    /// Enforced from iOS 9 on. A center can be paired with either kind.
    @Test func legalPairs() {
        let diagnostics = collect {
            let old = LogScene(iOS: 8)
            _ = old.text(old.a, .leading, .equal, old.root, .left)
            let scene = LogScene()
            _ = scene.text(scene.a, .leading, .equal, scene.b, .centerX)
            _ = scene.text(scene.a, .left, .equal, scene.b, .centerX)
            _ = scene.text(scene.a, .width, .equal, scene.b, .height)
            _ = scene.text(scene.a, .left, .equal, scene.b, .top)
        }
        #expect(diagnostics.isEmpty)
    }

    @Test func noFirstItem() {
        UIScreen.main.device = .standard
        let diagnostics = collect {
            _ = NSLayoutConstraint(
                item: "none", attribute: .width, relatedBy: .equal, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: 0)
        }
        #expect(
            diagnostics.map(\.message) == [
                "NSLayoutConstraint for (null): Constraint must contain a first layout item"
            ])
    }

    /// A constraint created with `init()` has no item, which is reported when it is activated or
    /// added.
    @Test func noItems() {
        useScreen()
        let diagnostics = collect {
            let constraint = NSLayoutConstraint()
            #expect(constraint.firstItem == nil && constraint.secondItem == nil)
            constraint.isActive = true
            makeRoot().addConstraint(constraint)
            #expect(!constraint.isActive)
        }
        let message = "NSLayoutConstraint for (null): Constraint must contain a first layout item"
        #expect(diagnostics.map(\.message) == [message])
    }

    @Test func noCommonAncestor() {
        let scene = LogScene()
        let stranger = UILabel()
        let constraint = scene.a.leadingAnchor.constraint(equalTo: stranger.trailingAnchor)
        let diagnostics = collect { constraint.isActive = true }
        #expect(
            diagnostics.map(\.message) == [
                #"Unable to activate constraint with anchors <NSLayoutXAxisAnchor "#
                    + #""UIView:0x1.leading"> and <NSLayoutXAxisAnchor "UILabel:0x2.trailing"> "#
                    + "because they have no common ancestor.  Does the constraint or its anchors "
                    + "reference items in different view hierarchies?  That's illegal."
            ])
        #expect(!constraint.isActive)
    }

    @Test func unpreparedHierarchy() {
        let scene = LogScene()
        let constraint = scene.a.leadingAnchor.constraint(equalTo: scene.b.trailingAnchor)
        let diagnostics = collect { scene.a.addConstraint(constraint) }
        let start =
            "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x1 "
            + "H:[UIView:0x2]-(0)-[UIView:0x3]   (inactive)>"
        #expect(diagnostics.map(\.message) == [start])
        #expect(
            diagnostics.first?.details == start
                + "\n\tWhen added to a view, the constraint's items must be descendants of that "
                + "view (or the view itself). This will crash if the constraint needs to be "
                + "resolved before the view hierarchy is assembled. Break on "
                + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to "
                + "debug.\nImpossible to set up layout with view hierarchy unprepared for "
                + "constraint.")
        #expect(scene.a.constraints.isEmpty)
    }

    @Test func priorityAcrossRequired() {
        let scene = LogScene()
        let constraint = scene.a.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        let diagnostics = collect { constraint.priority = .defaultLow }
        #expect(
            diagnostics.map(\.message) == [
                "Mutating a priority from required to not on an installed constraint (or "
                    + "vice-versa) is not supported.  You passed priority 250 and the existing "
                    + "priority was 1000."
            ])
        #expect(constraint.priority == .required)
    }

    @Test(arguments: [(0, "0"), (-1, "-1"), (1000.5, "1000.5"), (.nan, "nan")])
    func priorityOutOfRange(priority: Double, text: String) {
        let scene = LogScene()
        let constraint = scene.a.widthAnchor.constraint(equalToConstant: 5)
        let diagnostics = collect { constraint.priority = UILayoutPriority(Float(priority)) }
        #expect(
            diagnostics.map(\.message) == [
                "It's illegal to set priority:\(text).  Priorities must be greater than 0 and "
                    + "less or equal to NSLayoutPriorityRequired, which is 1000.000000."
            ])
        #expect(constraint.priority == .required)
    }

    /// Documentation/Layout.md 3.2: a constraint that isn't installed may become required or
    /// optional; the opposite direction is refused as well.
    @Test func priorityFromOptionalToRequired() {
        let scene = LogScene()
        let constraint = scene.a.widthAnchor.constraint(equalToConstant: 5)
        #expect(collect { constraint.priority = .defaultHigh }.isEmpty)
        constraint.isActive = true
        let diagnostics = collect { constraint.priority = .required }
        #expect(
            diagnostics.first?.message.hasSuffix(
                "You passed priority 1000 and the existing priority was 750.") == true)
        #expect(constraint.priority == .defaultHigh)
        constraint.isActive = false
        #expect(collect { constraint.priority = .required }.isEmpty)
    }

    @Test func constantNotFinite() {
        let scene = LogScene()
        let constraint = scene.a.topAnchor.constraint(equalTo: scene.b.bottomAnchor, constant: 3)
        let diagnostics = collect { constraint.constant = .nan }
        #expect(
            diagnostics.map(\.message) == [
                "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan "
                    + #"firstAnchor:<NSLayoutYAxisAnchor "UIView:0x1.top"> "#
                    + #"secondAnchor:<NSLayoutYAxisAnchor "UIView:0x2.bottom">"#
            ])
        #expect(constraint.constant == 3)
        #expect(
            diagnostic(scene, .width, nil, .notAnAttribute, plus: .infinity)?.contains(
                "constant:inf firstAnchor:<NSLayoutDimension \"UIView:0x1.width\"> "
                    + "secondAnchor:(null)") == true)
    }

    @Test func multiplierNotFinite() {
        let scene = LogScene()
        #expect(
            diagnostic(scene, .width, scene.b, .width, times: .infinity)
                == "NSLayoutConstraint multiplier is not finite!  That's illegal.  multiplier:inf")
    }
}
