import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: the vectors of Documentation/Layout.md 2.3 and Documentation/Metrics.md 6.
@MainActor @Suite struct MarginTests {
    @Test func defaultIsEight() throws {
        let fixture = try WindowFixture("iphone-15", iOS: IOSVersion(18))
        let view = fixture.add(CGRect(x: 100, y: 200, width: 50, height: 50))
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test(arguments: [((27, 0), 8.0), ((27, 1), 0), ((28, 0), 0)])
    func defaultIsZeroFromIOS27point1(iOS: (Int, Int), margin: CGFloat) throws {
        let fixture = try WindowFixture("iphone-18-pro", iOS: IOSVersion(iOS.0, iOS.1))
        let view = fixture.add(CGRect(x: 100, y: 200, width: 50, height: 50))
        #expect(view.layoutMargins.left == margin && view.layoutMargins.top == margin)
        #expect(fixture.view.layoutMargins.left == 20)
    }

    @Test(arguments: [
        ("iphone-se-1", 16.0), ("iphone-6", 16), ("iphone-15-plus", 20), ("ipad-air-2", 20),
    ])
    func controllersRootsHaveTheSystemsMinimum(slug: String, side: CGFloat) throws {
        let fixture = try WindowFixture(slug, iOS: IOSVersion(10))
        #expect(fixture.view.layoutMargins == UIEdgeInsets(left: side, right: side))
    }

    @Test func rootsHaveTheLargerOfOwnAndMinimum() throws {
        let fixture = try WindowFixture("iphone-6", iOS: IOSVersion(10))
        fixture.view.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 4, right: 30)
        #expect(fixture.view.layoutMargins == UIEdgeInsets(top: 3, left: 16, bottom: 4, right: 30))
        fixture.controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(fixture.view.layoutMargins == UIEdgeInsets(top: 3, left: 5, bottom: 4, right: 30))
    }

    @Test func additiveToTheSafeArea() throws {
        let fixture = try WindowFixture("iphone-x", iOS: IOSVersion(12))
        let view = fixture.add(fixture.view.bounds)
        #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 8, bottom: 42, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    /// Safe areas were introduced in iOS 11.
    @Test func notFromTheSafeAreaBefore() throws {
        let fixture = try WindowFixture("iphone-6", iOS: IOSVersion(10))
        #expect(fixture.add(fixture.view.bounds).layoutMargins.top == 8)
    }

    /// The superview's margins contain the safe area, so it counts once: 44 + 16 in the superview; of
    /// the view's own, 44 + 8 are less.
    @Test func preservingTheSuperviewsInsideTheSafeArea() throws {
        let fixture = try WindowFixture("iphone-x", iOS: IOSVersion(12), .landscapeLeft)
        let inner = fixture.add(fixture.view.bounds)
        #expect(fixture.view.layoutMargins.left == 60)
        #expect(inner.layoutMargins.left == 52)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins.left == 60)
    }

    /// The superview's margins are 20.
    @Test(arguments: [(5.0, 15.0), (15, 8), (0, 20), (-4, 20)])
    func preservingTheSuperviews(x: CGFloat, left: CGFloat) throws {
        let fixture = try WindowFixture("iphone-15", iOS: IOSVersion(18))
        let outer = fixture.add(CGRect(x: 60, y: 200, width: 200, height: 200))
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let inner = fixture.add(CGRect(x: x, y: x, width: 200 - 2 * x, height: 100), to: outer)
        #expect(inner.layoutMargins.left == 8)
        inner.preservesSuperviewLayoutMargins = true
        #expect(
            inner.layoutMargins == UIEdgeInsets(top: left, left: left, bottom: 8, right: left))
    }

    @Test func directionalMarginsFollowTheDirection() throws {
        let margins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let fixture = try WindowFixture("iphone-15", iOS: IOSVersion(18), direction: .rightToLeft)
        let view = fixture.add(CGRect(x: 50, y: 200, width: 50, height: 50))
        view.directionalLayoutMargins = margins
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.directionalLayoutMargins == margins)
    }

    @Test func absoluteMarginsDoNotFollowTheDirection() throws {
        let fixture = try WindowFixture("iphone-15", iOS: IOSVersion(18), direction: .rightToLeft)
        let view = fixture.add(CGRect(x: 50, y: 200, width: 50, height: 50))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.layoutMargins.left == 2)
        #expect(view.directionalLayoutMargins.leading == 4)
    }

    /// Margin attributes are those of the margins guide.
    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func marginsInConstraints(direction: UIUserInterfaceLayoutDirection) throws {
        let fixture = try WindowFixture("iphone-15", iOS: IOSVersion(18), direction: direction)
        let outer = fixture.add(CGRect(x: 60, y: 200, width: 200, height: 100))
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
        let byAttributes = fixture.addConstrained(to: outer)
        let byGuide = fixture.addConstrained(to: outer)
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin),
            (.bottom, .bottomMargin),
        ]
        for (own, margin) in pairs {
            NSLayoutConstraint(
                item: byAttributes, attribute: own, relatedBy: .equal, toItem: outer,
                attribute: margin, multiplier: 1, constant: 0
            ).isActive = true
        }
        pinGuide(byGuide, outer.layoutMarginsGuide)
        fixture.window.layoutIfNeeded()
        let left = direction == .leftToRight ? 2.0 : 4
        #expect(byAttributes.frame == CGRect(x: left, y: 1, width: 194, height: 96))
        #expect(byGuide.frame == byAttributes.frame)
        #expect(outer.layoutMarginsGuide.layoutFrame == byGuide.frame)
    }

    @Test func centersWithinMargins() throws {
        let fixture = try WindowFixture("iphone-15", iOS: IOSVersion(18))
        let outer = fixture.add(CGRect(x: 60, y: 200, width: 200, height: 100))
        outer.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
        let inner = fixture.addConstrained(to: outer)
        for (own, margin) in [
            (
                NSLayoutConstraint.Attribute.centerX,
                NSLayoutConstraint.Attribute.centerXWithinMargins
            ),
            (.centerY, .centerYWithinMargins),
        ] {
            NSLayoutConstraint(
                item: inner, attribute: own, relatedBy: .equal, toItem: outer, attribute: margin,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
        inner.heightAnchor.constraint(equalToConstant: 10).isActive = true
        fixture.window.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 105, y: 50, width: 10, height: 10))
    }

    /// Changed margins cause another layout, without a new constraint.
    @Test func changedMarginsMoveDependentViews() throws {
        let fixture = try WindowFixture("iphone-15", iOS: IOSVersion(18))
        let outer = fixture.add(CGRect(x: 60, y: 200, width: 200, height: 100))
        let inner = fixture.addConstrained(to: outer)
        pinGuide(inner, outer.layoutMarginsGuide)
        fixture.window.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
        outer.layoutMargins.left = 50
        fixture.window.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 50, y: 8, width: 142, height: 84))
    }
}
