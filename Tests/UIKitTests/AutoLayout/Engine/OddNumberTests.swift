import Foundation
import Testing

@testable import UIKit

/// Invalid numbers, and sizes that depend on each other. Source: Documentation/Layout.md 3.5 (an
/// invalid intrinsic size creates no constraint), 3.1 (sizes are at least 0), and 3.13.
@MainActor @Suite struct OddNumberTests {
    private let root = makeRoot()

    private nonisolated static let odd: [CGFloat] = [.infinity, -.infinity, .nan, -3]

    /// An invalid intrinsic size has no effect; a huge one is compressed.
    @Test(arguments: odd + [1e7, .greatestFiniteMagnitude])
    func intrinsicSizes(length: CGFloat) {
        useScreen()
        let view = constrained(in: root, length, length)
        view.place(x: 20, y: 30)
        let limit = view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).on()
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        view.widthAnchor.constraint(equalToConstant: 100).on(100)
        root.layoutIfNeeded()
        let width: CGFloat = length >= 1e7 && length.isFinite ? 300 : 100
        #expect(view.frame == CGRect(x: 20, y: 30, width: width, height: 40))
        view.size = CGSize(width: 60, height: 70)
        limit.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 30, width: 60, height: 40))
    }

    /// If an intrinsic size becomes invalid between two layouts, its constraints are removed.
    @Test(arguments: odd)
    func intrinsicSizesThatBecomeInvalid(length: CGFloat) {
        useScreen()
        let view = constrained(in: root, 60, 70)
        pin(view, to: root, 10)
        root.layoutIfNeeded()
        view.size = CGSize(width: length, height: length)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
    }

    /// An unreachable limit has no effect on the rest.
    @Test(arguments: [
        CGFloat(1e7), CGFloat(Float.greatestFiniteMagnitude), .greatestFiniteMagnitude,
    ])
    func infiniteLimits(length: CGFloat) {
        useScreen()
        let view = constrained(in: root, 60, 70)
        view.place(x: 20, y: 30)
        view.widthAnchor.constraint(lessThanOrEqualToConstant: length).isActive = true
        view.heightAnchor.constraint(lessThanOrEqualToConstant: length).on(900)
        let beside = constrained(in: root, 10, 10)
        beside.place(y: 0)
        beside.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 8).isActive = true
        beside.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: length)
            .isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 30, width: 60, height: 70))
        #expect(beside.frame.minX == 88)
        view.widthAnchor.constraint(equalToConstant: length).on(300)
        view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 30, width: 300, height: 70))
    }

    /// Invalid frames affect no other view through constraints or masks.
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func frames(number: CGFloat) {
        useScreen()
        let odd = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        root.addSubview(odd)
        let beside = constrained(in: root, 10, 10)
        beside.place(y: 5)
        beside.leftAnchor.constraint(equalTo: odd.rightAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(beside.frame.minX == 31)
        odd.frame = CGRect(x: number, y: number, width: number, height: number)
        root.layoutIfNeeded()
        #expect(beside.frame.minX.isFinite && beside.frame.size == CGSize(width: 10, height: 10))
        odd.frame = CGRect(x: 2, y: 2, width: 40, height: 40)
        root.layoutIfNeeded()
        #expect(beside.frame == CGRect(x: 42, y: 5, width: 10, height: 10))
    }

    /// The same for the root; the next valid size has its usual effect.
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func aRootWithoutASize(number: CGFloat) {
        useScreen()
        let view = constrained(in: root)
        pin(view, to: root, 10)
        root.layoutIfNeeded()
        root.bounds.size = CGSize(width: number, height: number)
        root.layoutIfNeeded()
        #expect(view.frame.width.isFinite)
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 90)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 70))
    }

    /// Documentation/Layout.md 1.3: masks also continue with the next valid size.
    @Test func masksAfterNaN() {
        useScreen()
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        view.autoresizingMask = .flexibleLeftMargin
        root.addSubview(view)
        let follower = constrained(in: root)
        pin(follower, to: view, 0)
        view.frame = CGRect(x: 10, y: 10, width: CGFloat.nan, height: 50)
        root.layoutIfNeeded()
        view.frame = CGRect(x: 10, y: 10, width: 60, height: 50)
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 90, y: 10, width: 60, height: 50))
        #expect(follower.frame == view.frame)
    }

    /// Documentation/Layout.md 3.13: a text whose width depends on its height ends up with a height
    /// that fits one of the widths, and always with the same frame.
    @Test(arguments: [0.5, 1, 2, 5])
    func aWidthThatDependsOnTheHeightOfItsText(aspect: CGFloat) {
        useScreen()
        func frame() -> CGRect {
            let root = makeRoot()
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "word ", count: 30)
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.place(x: 0, y: 0)
            label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: aspect)
                .isActive = true
            label.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
            let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
            #expect(diagnostics.isEmpty)
            return label.frame
        }
        let first = frame()
        #expect(first == frame())
        #expect(first.width > 0 && first.width <= 320)
        #expect(abs(first.width - aspect * first.height) <= 1 + aspect)
    }

    /// Documentation/Layout.md 3.1: a position beyond the superview's edge doesn't result in a
    /// negative size.
    @Test func scalesAreBounded() {
        useScreen()
        let view = constrained(in: root)
        view.place(x: 0, y: 0, height: 10)
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: -1).on(999)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 10))
    }

    /// Documentation/Layout.md 3.3: priorities outside their range create no constraints; later
    /// valid ones do.
    @Test(arguments: [0, -5, 2000, .nan] as [Float])
    func prioritiesOutsideTheirRange(priority: Float) {
        useScreen()
        let view = constrained(in: root, 60, 70)
        view.place(x: 0, y: 0)
        view.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
        view.widthAnchor.constraint(equalToConstant: 33).on(1)
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(view.frame == CGRect(x: 0, y: 0, width: 33, height: 70) && diagnostics.isEmpty)
        view.setContentHuggingPriority(.defaultLow, for: .horizontal)
        view.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
    }

    /// With invalid margins, the layout ends, and later valid margins have their usual effect.
    @Test(arguments: [CGFloat.nan, .infinity])
    func margins(number: CGFloat) {
        useScreen()
        let view = constrained(in: root)
        pinGuide(view, root.layoutMarginsGuide)
        root.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: 0, right: 0)
        root.layoutIfNeeded()
        #expect(view.frame.minX.isFinite && view.frame.width.isFinite)
        root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 10, width: 300, height: 470))
    }

    /// Invalid spacing leaves the views intact.
    @Test(arguments: [CGFloat.nan, .infinity])
    func spacings(number: CGFloat) {
        let scene = StackScene(spacing: 10)
        scene.layOut()
        scene.stack.spacing = number
        scene.stack.setCustomSpacing(number, after: scene.views[0])
        scene.layOut()
        #expect(scene.views.map(\.frame.width) == [160, 80, 40])
        scene.stack.setCustomSpacing(5, after: scene.views[0])
        scene.stack.spacing = 7
        scene.layOut()
        #expect(scene.views.map(\.frame.minX) == [0, 165, 252])
    }

    /// Documentation/Layout.md 3.13: text measured with invalid and infinite widths.
    @Test(arguments: odd + [0, .greatestFiniteMagnitude], [-1, 0, 1, 2, .max])
    func texts(width: CGFloat, lines: Int) {
        useScreen()
        let label = UILabel()
        label.text = "Some words for one line"
        label.numberOfLines = lines
        let natural = label.intrinsicContentSize
        #expect(natural.width > 100 && natural.height > 15)
        let size = label.sizeThatFits(CGSize(width: width, height: width))
        #expect(size == natural)
        label.preferredMaxLayoutWidth = width
        #expect(label.intrinsicContentSize == natural)
    }

    /// Documentation/Layout.md 2.4: measuring with an invalid target size ends with a valid size.
    @Test(arguments: odd)
    func targetSizes(length: CGFloat) {
        useScreen()
        let view = constrained(in: root, 60, 70)
        pin(view, to: root, 10)
        let size = root.systemLayoutSizeFitting(CGSize(width: length, height: length))
        #expect(size.width.isFinite && size.height.isFinite)
        #expect(size.width >= 80 && size.height >= 90)
    }
}
