import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Constraints that have no object, as written in published logs (Documentation/Layout.md 1.4, 2.3,
/// 3.5); addresses are numbered.
@MainActor @Suite struct RowDescriptionTests {
    private typealias Mask = UIView.AutoresizingMask

    /// Returns the log texts of the view in table 1.4: 80 points wide at 160, in a view that
    /// constraints make 320 points wide.
    private func texts(_ mask: UIView.AutoresizingMask, iOS: Int) -> [String] {
        let scene = LogScene(iOS: iOS)
        NSLayoutConstraint.activate([
            scene.a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
            scene.a.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        ])
        scene.root.layoutIfNeeded()
        let view = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
        view.autoresizingMask = mask
        scene.a.addSubview(view)
        scene.b.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        scene.root.layoutIfNeeded()
        guard let known = scene.root.engine.views[ObjectIdentifier(view)] else { return [] }
        return [true, false].map { isSize in
            LoggedConstraint(maskOf: known, .horizontal, isSize: isSize).text.withNumberedAddresses
        }
    }

    @Test func masksInOldLogs() {
        #expect(
            texts([], iOS: 7) == [
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& H:[UIView:0x2(80)]>",
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x2.midX == + 200>",
            ])
        #expect(
            texts(.flexibleLeftMargin, iOS: 7) == [
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=&-- v=--& H:[UIView:0x2(80)]>",
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=&-- v=--& "
                    + "UIView:0x2.midX == UIView:0x3.width - 120>",
            ])
        #expect(
            texts([.flexibleWidth, .flexibleHeight], iOS: 7) == [
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- "
                    + "UIView:0x2.width == UIView:0x3.width - 240>",
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- "
                    + "UIView:0x2.midX == UIView:0x3.midX + 40>",
            ])
        #expect(
            texts([.flexibleLeftMargin, .flexibleWidth], iOS: 7) == [
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=&&- v=--& "
                    + "UIView:0x2.width == 0.333333*UIView:0x3.width - 26.6667>",
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=&&- v=--& "
                    + "UIView:0x2.midX == 1.66667*UIView:0x3.midX - 66.6667>",
            ])
    }

    /// Documentation/Layout.md 1.4, the remaining rows. If both margins are flexible, the numbers
    /// are those of the classic formula, which is this package's decision (0.625 in iOS 7).
    @Test func moreMasksInOldLogs() {
        let cases: [(UIView.AutoresizingMask, String, String, String)] = [
            (
                .flexibleRightMargin, "--&", "H:[UIView:0x2(80)]", "UIView:0x2.midX == + 200"
            ),
            (
                [.flexibleLeftMargin, .flexibleRightMargin], "&-&", "H:[UIView:0x2(80)]",
                "UIView:0x2.midX == 0.666667*UIView:0x3.width - 13.3333"
            ),
            (
                [.flexibleWidth, .flexibleRightMargin], "-&&",
                "UIView:0x2.width == 0.5*UIView:0x3.width - 80",
                "UIView:0x2.midX == 0.5*UIView:0x3.midX + 120"
            ),
            (
                [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], "&&&",
                "UIView:0x2.width == 0.25*UIView:0x3.width",
                "UIView:0x2.midX == 0.625*UIView:0x3.width"
            ),
        ]
        for (mask, text, size, place) in cases {
            #expect(
                texts(mask, iOS: 7)
                    == [size, place].map {
                        "<NSAutoresizingMaskLayoutConstraint:0x1 h=\(text) v=--& \($0)>"
                    })
        }
    }

    /// Documentation/Layout.md 1.4: the position comes before the size, but after it if both
    /// margins are flexible.
    @Test(arguments: [(0, false), (2, false), (5, true), (7, true)] as [(UInt, Bool)])
    func order(mask: UInt, isSizeFirst: Bool) {
        let scene = LogScene()
        scene.a.place(x: 0, y: 0, width: 320, height: 480)
        let view = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
        view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
        scene.a.addSubview(view)
        scene.b.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        scene.root.layoutIfNeeded()
        let sizes = scene.root.engine.sources.sorted { $0.key < $1.key }.compactMap {
            if case .mask(let known, .horizontal, let isSize) = $0.value, known.view === view {
                return isSize
            }
            return nil
        }
        #expect(sizes == [isSizeFirst, !isSizeFirst])
    }

    /// Documentation/Layout.md 1.4: minimum margin, size, maximum margin. If all three are fixed,
    /// the notation is that of a flexible maximum margin.
    @Test(
        arguments: [
            ([], "h=--& v=--&"), ([.flexibleWidth, .flexibleHeight], "h=-&- v=-&-"),
            (
                [
                    .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
                    .flexibleBottomMargin,
                ], "h=&-& v=&-&"
            ),
            ([.flexibleRightMargin, .flexibleBottomMargin], "h=--& v=--&"),
            ([.flexibleLeftMargin, .flexibleTopMargin], "h=&-- v=&--"),
        ] as [(UIView.AutoresizingMask, String)])
    func prefixes(mask: UIView.AutoresizingMask, text: String) {
        #expect(mask.logText == text)
    }

    @Test func masksInNewLogs() {
        #expect(
            texts([], iOS: 18) == [
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& "
                    + "UIView:0x2.width == 80   (active)>",
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& "
                    + "UIView:0x2.minX == 160   (active, names: '|':UIView:0x3 )>",
            ])
        #expect(
            texts(.flexibleLeftMargin, iOS: 18)[1]
                == "<NSAutoresizingMaskLayoutConstraint:0x1 h=&-- v=--& "
                + "H:[UIView:0x2]-(80)-|   (active, names: '|':UIView:0x3 )>")
        #expect(
            texts([.flexibleLeftMargin, .flexibleRightMargin], iOS: 18)[1]
                == "<NSAutoresizingMaskLayoutConstraint:0x1 h=&-& v=--& UIView:0x2.minX == "
                + "0.666667*UIView:0x3.width - 53.3333   (active, names: '|':UIView:0x3 )>")
        #expect(
            texts(.flexibleWidth, iOS: 18)[0]
                == "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& "
                + "H:[UIView:0x2]-(80)-|   (active, names: '|':UIView:0x3 )>")
    }

    /// A view with a given frame is listed with that frame, whatever its mask, so that the list of
    /// a conflict is contradictory by itself.
    @Test func givenFrames() {
        for (iOS, size, place) in [
            (7, "H:[UIView:0x2(80)]>", "UIView:0x2.midX == + 60>"),
            (
                18, "UIView:0x2.width == 80   (active)>",
                "UIView:0x2.minX == 20   (active, names: '|':UIView:0x3 )>"
            ),
        ] {
            let scene = LogScene(iOS: iOS)
            let view = UIView(frame: CGRect(x: 20, y: 0, width: 80, height: 9))
            view.autoresizingMask = .flexibleWidth
            scene.root.addSubview(view)
            let constraint = scene.a.trailingAnchor.constraint(equalTo: view.trailingAnchor)
            constraint.isActive = true
            scene.root.layoutIfNeeded()
            let implied = ImpliedConstraints(of: [constraint], in: scene.root.engine).all
            #expect(
                implied.map(\.text.withNumberedAddresses)
                    == [place, size].map {
                        "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& \($0)"
                    })
        }
    }

    @Test func naturalSizes() {
        for (iOS, resistance, text) in [
            (8, 1, "H:[Badge:0x2(41.6667)] Hug:250 CompressionResistance:1>"),
            (18, 1, "Badge:0x2.width == 41.6667 Hug:250 CompressionResistance:1   (active)>"),
            (18, 750, "Badge:0x2.width == 41.6667 Hug:250 CompressionResistance:750   (active)>"),
        ] {
            let scene = LogScene(iOS: iOS)
            let badge = Badge()
            badge.translatesAutoresizingMaskIntoConstraints = false
            badge.setContentCompressionResistancePriority(
                UILayoutPriority(Float(resistance)), for: .horizontal)
            scene.root.addSubview(badge)
            scene.root.layoutIfNeeded()
            let sources = scene.root.engine.sources.sorted { $0.key < $1.key }.map(\.value)
            let found = sources.map {
                LoggedConstraint($0, address: "").text.withNumberedAddresses
            }
            #expect(found.contains("<NSContentSizeLayoutConstraint:0x1 \(text)"))
        }
    }

    @Test func guides() {
        let scene = LogScene()
        let constraint = scene.a.leftAnchor.constraint(
            equalTo: scene.root.layoutMarginsGuide.leftAnchor)
        let implied = ImpliedConstraints(
            of: [
                constraint,
                scene.a.bottomAnchor.constraint(
                    equalTo: scene.root.safeAreaLayoutGuide.bottomAnchor),
            ], in: scene.root.engine)
        #expect(
            implied.all.map(\.text.withNumberedAddresses) == [
                "<NSLayoutConstraint:0x1 'UIView-leftMargin-guide-constraint' "
                    + "H:|-(8)-[UILayoutGuide:0x2'UIViewLayoutMarginsGuide'](LTR)"
                    + "   (active, names: '|':UIView:0x3 )>",
                "<NSLayoutConstraint:0x1 'UIViewSafeAreaLayoutGuide-bottom' "
                    + "V:[UILayoutGuide:0x2'UIViewSafeAreaLayoutGuide']-(0)-|"
                    + "   (active, names: '|':UIView:0x3 )>",
            ])
    }

    /// Documentation/Layout.md 2.3: the constraints for each edge of the margins guide.
    @Test func marginsOfEveryEdge() {
        let scene = LogScene()
        let guide = scene.root.layoutMarginsGuide
        let implied = ImpliedConstraints(
            of: [
                scene.a.leftAnchor.constraint(equalTo: guide.leftAnchor),
                scene.a.rightAnchor.constraint(equalTo: guide.rightAnchor),
                scene.a.topAnchor.constraint(equalTo: guide.topAnchor),
                scene.a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ], in: scene.root.engine)
        let name = "UILayoutGuide:0x2'UIViewLayoutMarginsGuide'"
        #expect(
            implied.all.filter { $0.mask == nil }.map(\.text.withNumberedAddresses)
                == [
                    ("left", "H:|-(8)-[\(name)](LTR)"), ("right", "H:[\(name)]-(8)-|(LTR)"),
                    ("top", "V:|-(8)-[\(name)]"), ("bottom", "V:[\(name)]-(8)-|"),
                ].map {
                    "<NSLayoutConstraint:0x1 'UIView-\($0.0)Margin-guide-constraint' \($0.1)"
                        + "   (active, names: '|':UIView:0x3 )>"
                })
    }

    /// Documentation/Layout.md 2.3: 16 on the sides of a controller's root view; 44 at the top on
    /// an iPhone X.
    @Test(arguments: [
        ("iphone-6", 10, "UIView-leftMargin-guide-constraint", "H:|-(16)-", "MarginsGuide'](LTR)"),
        ("iphone-x", 12, "UIViewSafeAreaLayoutGuide-top", "V:|-(44)-", "SafeAreaLayoutGuide']"),
    ])
    func guidesOfAController(
        slug: String, iOS: Int, identifier: String, start: String, end: String
    ) throws {
        let fixture = try WindowFixture(slug, iOS: IOSVersion(iOS))
        let view = fixture.addConstrained()
        let constraint =
            start.hasPrefix("H")
            ? view.leftAnchor.constraint(equalTo: fixture.view.layoutMarginsGuide.leftAnchor)
            : view.topAnchor.constraint(equalTo: fixture.view.safeAreaLayoutGuide.topAnchor)
        let text = ImpliedConstraints(of: [constraint], in: fixture.window.engine).all.first?.text
        #expect(text?.contains(" '\(identifier)' \(start)[UILayoutGuide:0x") == true)
        #expect(text?.contains("\(end)   (active, names: '|':UIView:0x") == true)
    }

    private final class Badge: UIView {
        override var intrinsicContentSize: CGSize {
            CGSize(width: 125 / 3.0, height: UIView.noIntrinsicMetric)
        }
    }
}
