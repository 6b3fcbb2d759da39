import Foundation
import Testing

@testable import UIKit

/// The forms of published logs (Documentation/Layout.md 3.8); addresses are numbered.
@MainActor @Suite struct ConstraintDescriptionTests {
    @Test func spacing() {
        let scene = LogScene()
        #expect(
            scene.text(scene.a, .leading, .equal, scene.b, .trailing, plus: 8)
                == "<NSLayoutConstraint:0x1 H:[UIView:0x2]-(8)-[UIView:0x3]   (inactive)>")
        #expect(
            scene.text(scene.a, .top, .equal, scene.root, .top, plus: 20)
                == "<NSLayoutConstraint:0x1 V:|-(20)-[UIView:0x2]"
                + "   (inactive, names: '|':UIView:0x3 )>")
        #expect(
            scene.text(scene.root, .trailing, .equal, scene.a, .trailing, plus: 20)
                == "<NSLayoutConstraint:0x1 H:[UIView:0x2]-(20)-|"
                + "   (inactive, names: '|':UIView:0x3 )>")
    }

    @Test func relationPriorityAndDirectionInsideSpacing() {
        let scene = LogScene()
        #expect(
            scene.text(scene.a, .left, .greaterThanOrEqual, scene.b, .right, plus: 8, at: 750)
                == "<NSLayoutConstraint:0x1 H:[UIView:0x2]-(>=8@750)-[UIView:0x3](LTR)"
                + "   (inactive)>")
    }

    /// For items in the opposite order, logs contain the equation as it is.
    @Test func trailingFirst() {
        let scene = LogScene()
        #expect(
            scene.text(scene.a, .bottom, .equal, scene.root, .bottom, plus: -10)
                == "<NSLayoutConstraint:0x1 UIView:0x2.bottom == UIView:0x3.bottom - 10"
                + "   (inactive)>")
    }

    @Test(arguments: [
        (2.0, 8.0, "2*UIView:0x3.width + 8"), (1, -8.5, "UIView:0x3.width - 8.5"),
        (-1, 0, "-UIView:0x3.width"), (1 / 3.0, 0, "0.333333*UIView:0x3.width"), (0, 7, "7"),
        (1, 123_456_789, "UIView:0x3.width + 1.23457e+08"),
    ])
    func equations(multiplier: Double, constant: Double, text: String) {
        let scene = LogScene()
        #expect(
            scene.text(
                scene.a, .width, .equal, scene.b, .width, times: multiplier, plus: constant)
                == "<NSLayoutConstraint:0x1 UIView:0x2.width == \(text)   (inactive)>")
    }

    /// Documentation/Layout.md 3.8: positions with a multiplier are also written as an equation.
    @Test func multipliersOfPositions() {
        let scene = LogScene()
        #expect(
            scene.text(
                scene.a, .leading, .equal, scene.b, .trailing, times: 2, plus: 8, at: 250)
                == "<NSLayoutConstraint:0x1 UIView:0x2.leading == 2*UIView:0x3.trailing + 8"
                + " priority:250   (inactive)>")
        #expect(
            scene.text(scene.a, .height, .equal, scene.b, .height, times: -1)
                == "<NSLayoutConstraint:0x1 UIView:0x2.height == -UIView:0x3.height   (inactive)>")
        #expect(
            scene.text(scene.a, .centerX, .lessThanOrEqual, scene.b, .centerX, plus: -8.5)
                == "<NSLayoutConstraint:0x1 UIView:0x2.centerX <= UIView:0x3.centerX - 8.5"
                + "   (inactive)>")
    }

    @Test func lengthsByEra() {
        for (iOS, text) in [
            (8, "H:[UIView:0x2(480)]>"), (9, "H:[UIView:0x2(480)]>"),
            (10, "UIView:0x2.width == 480   (inactive)>"),
        ] {
            let scene = LogScene(iOS: iOS)
            #expect(scene.text(scene.a, .width, plus: 480) == "<NSLayoutConstraint:0x1 \(text)")
        }
        let scene = LogScene()
        #expect(
            scene.text(scene.a, .width, .greaterThanOrEqual, plus: -5, at: 250)
                == "<NSLayoutConstraint:0x1 UIView:0x2.width >= - 5 priority:250   (inactive)>")
    }

    @Test func namesByEra() {
        let scene = LogScene(iOS: 7)
        #expect(
            scene.text(scene.a, .leading, .equal, scene.root, .leading, plus: 20)
                == "<NSLayoutConstraint:0x1 H:|-(20)-[UIView:0x2]   (Names: '|':UIView:0x3 )>")
    }

    @Test func activeAndIdentified() {
        let scene = LogScene()
        scene.a.accessibilityIdentifier = "a"
        let constraint = scene.a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor)
        constraint.identifier = "left edge"
        constraint.isActive = true
        #expect(
            constraint.description.withNumberedAddresses
                == "<NSLayoutConstraint:0x1 'left edge' H:|-(0)-[a]"
                + "   (active, names: a:0x2, '|':UIView:0x3 )>")
    }

    @Test func textsOfLabels() {
        let scene = LogScene()
        let label = UILabel()
        label.text = "Email Address"
        #expect(
            scene.text(label, .height, plus: 20)
                == "<NSLayoutConstraint:0x1 UILabel:0x2'Email Address'.height == 20   (inactive)>")
        label.text = "Testing out NSLayoutConstraints"
        #expect(scene.text(label, .height).contains("'Testing out NSLayoutConst...'"))
    }

    /// See Documentation/Layout.md 3.6.
    @Test func systemSpacing() {
        let scene = LogScene()
        let below = scene.a.topAnchor.constraint(
            equalToSystemSpacingBelow: scene.b.bottomAnchor, multiplier: 1)
        #expect(
            below.description.withNumberedAddresses
                == "<_UISystemBaselineConstraint:0x1 V:[UIView:0x2]"
                + "-(NSLayoutAnchorConstraintSpace(8))-[UIView:0x3]   (inactive)>")
        let inside = scene.a.bottomAnchor.constraint(
            lessThanOrEqualToSystemSpacingBelow: scene.b.bottomAnchor, multiplier: 1)
        #expect(
            inside.description.withNumberedAddresses
                == "<_UISystemBaselineConstraint:0x1 UIView:0x2.bottom <= UIView:0x3.bottom"
                + " NSLayoutAnchorConstraintSpace(8)   (inactive)>")
    }

    /// Documentation/Layout.md 3.6, in this package's own notation.
    @Test func distances() {
        let scene = LogScene()
        let distance = scene.a.leadingAnchor.anchorWithOffset(to: scene.b.leadingAnchor)
        #expect(
            distance.constraint(equalToConstant: 5).description.withNumberedAddresses
                == "<NSLayoutConstraint:0x1 (UIView:0x2.leading - UIView:0x3.leading) == 5"
                + "   (inactive)>")
    }

    /// The form is quoted in an exception's text in Documentation/Layout.md 3.2.
    @Test func anchors() {
        let scene = LogScene()
        #expect(
            scene.a.leadingAnchor.description.withNumberedAddresses
                == #"<NSLayoutXAxisAnchor:0x1 "UIView:0x2.leading">"#)
        #expect(
            scene.a.heightAnchor.description.withNumberedAddresses
                == #"<NSLayoutDimension:0x1 "UIView:0x2.height">"#)
    }
}
