import Foundation

@testable import UIKit

/// A container of 300 × 300 points in a window, with views v and w in it, and u in v, whose vertical
/// constraints never conflict.
@MainActor struct BreakScene {
    let c = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let v = UIView()
    let w = UIView()
    let u = UIView()
    /// The constraints of the scene by their recorded names.
    var named: [(name: String, constraint: NSLayoutConstraint)] = []

    init(addsWFirst: Bool = false) {
        for view in [v, w, u] { view.translatesAutoresizingMaskIntoConstraints = false }
        for view in addsWFirst ? [w, v] : [v, w] { c.addSubview(view) }
        v.addSubview(u)
        NSLayoutConstraint.activate([
            v.topAnchor.constraint(equalTo: c.topAnchor, constant: 10),
            v.heightAnchor.constraint(equalToConstant: 20),
            w.topAnchor.constraint(equalTo: c.topAnchor, constant: 40),
            w.heightAnchor.constraint(equalToConstant: 20),
            u.topAnchor.constraint(equalTo: v.topAnchor),
            u.heightAnchor.constraint(equalToConstant: 10),
        ])
    }

    /// Pins the leading edge of a view to that of its superview.
    func pinned(_ views: UIView...) -> BreakScene {
        for view in views {
            guard let superview = view.superview else { continue }
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
        }
        return self
    }

    func attach() { if c.superview == nil { window.addSubview(c) } }

    /// The frames of the views, and the names of the constraints that are broken.
    func result(_ views: [String] = ["v"]) -> String {
        window.layoutIfNeeded()
        let all = ["v": v, "w": w, "u": u]
        let frames = views.compactMap { name in
            all[name].map { "\(name)=\(RecordedText.frame($0.frame))" }
        }
        let broken = window.layoutConflicts.compactMap { conflict in
            named.first { $0.constraint === conflict.broken }?.name ?? "another one"
        }
        return frames.joined(separator: " ")
            + (broken.isEmpty ? "" : "; \(broken.joined(separator: ", ")) broken")
    }
}

/// Returns the results of all orders of activation, in the window and before it; one if they are equal.
@MainActor private func inAllOrders(
    of count: Int, _ views: [String] = ["v"],
    _ scene: @MainActor () -> (BreakScene, [(String, NSLayoutConstraint)])
) -> String {
    var results: Set<String> = []
    for order in permutations(Array(0..<count)) {
        for isLive in [true, false] {
            var (scene, named) = scene()
            scene.named = named
            if isLive { scene.attach() }
            for place in order {
                named[place].1.isActive = true
                if isLive { scene.window.layoutIfNeeded() }
            }
            scene.attach()
            results.insert(scene.result(views))
        }
    }
    return results.sorted().joined(separator: " | ")
}

private func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index in
        var rest = items
        let first = rest.remove(at: index)
        return permutations(rest).map { [first] + $0 }
    }
}

/// Activates constraints a and b, then performs steps, with a layout after each.
@MainActor private func history(_ steps: (NSLayoutConstraint, NSLayoutConstraint) -> [() -> Void])
    -> String
{
    let scene = BreakScene()
    let (a, b) = (
        scene.v.widthAnchor.constraint(equalToConstant: 100),
        scene.v.widthAnchor.constraint(equalToConstant: 200)
    )
    scene.pinned(scene.v).attach()
    NSLayoutConstraint.activate([a, b])
    for step in steps(a, b) {
        scene.window.layoutIfNeeded()
        step()
    }
    scene.window.layoutIfNeeded()
    return "v.width \(RecordedText.number(scene.v.frame.width))"
}

/// Which of several required constraints that contradict one another is broken.
let breakFacts = [
    Fact("break.F1width.0", "v=0,10,100,20; b broken") {
        inAllOrders(of: 2) {
            let s = BreakScene()
            return (
                s.pinned(s.v),
                [
                    ("a", s.v.widthAnchor.constraint(equalToConstant: 100)),
                    ("b", s.v.widthAnchor.constraint(equalToConstant: 200)),
                ]
            )
        }
    },
    Fact("break.F3center.80", "v=30,10,270,20; c broken") {
        inAllOrders(of: 3) {
            let s = BreakScene()
            return (
                s,
                [
                    ("a", s.v.trailingAnchor.constraint(equalTo: s.c.trailingAnchor)),
                    ("b", s.v.leadingAnchor.constraint(equalTo: s.c.leadingAnchor, constant: 30)),
                    ("c", s.v.centerXAnchor.constraint(equalTo: s.c.centerXAnchor)),
                ]
            )
        }
    },
    Fact("break.F4ineq.58", "v=0,10,100,20; b broken") {
        inAllOrders(of: 3) {
            let s = BreakScene()
            return (
                s.pinned(s.v),
                [
                    ("a", s.v.widthAnchor.constraint(equalToConstant: 100)),
                    ("b", s.v.widthAnchor.constraint(lessThanOrEqualToConstant: 50)),
                    ("c", s.v.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)),
                ]
            )
        }
    },
    Fact("break.F5chain.9", "v=10,10,60,20 w=80,40,20,20; e broken") {
        inAllOrders(of: 5, ["v", "w"]) {
            let s = BreakScene()
            return (
                s,
                [
                    ("a", s.v.leadingAnchor.constraint(equalTo: s.c.leadingAnchor, constant: 10)),
                    ("b", s.w.leadingAnchor.constraint(equalTo: s.v.trailingAnchor, constant: 10)),
                    ("c", s.w.trailingAnchor.constraint(equalTo: s.c.leadingAnchor, constant: 100)),
                    ("d", s.v.widthAnchor.constraint(equalToConstant: 60)),
                    ("e", s.w.widthAnchor.constraint(equalToConstant: 60)),
                ]
            )
        }
    },
    Fact("break.F7hist.15", "v.width 200") { history { a, _ in [{ a.isActive = false }] } },
    Fact("break.F7hist.56", "v.width 100") { history { _, b in [{ b.isActive = false }] } },
    Fact("break.F7hist.30", "v.width 100") {
        history { a, _ in [{ a.isActive = false }, { a.isActive = true }] }
    },
    Fact("break.F8self.34", "v=5,10,50,20; a broken") {
        inAllOrders(of: 3) {
            let s = BreakScene()
            return (
                s,
                [
                    ("a", s.v.leadingAnchor.constraint(equalTo: s.v.leadingAnchor, constant: 10)),
                    ("b", s.v.leadingAnchor.constraint(equalTo: s.c.leadingAnchor, constant: 5)),
                    ("c", s.v.widthAnchor.constraint(equalToConstant: 50)),
                ]
            )
        }
    },
    Fact("break.F9create.69", "v=10,10,100,20; c broken") {
        inAllOrders(of: 3) {
            let s = BreakScene()
            return (
                s,
                [
                    ("a", s.v.leadingAnchor.constraint(equalTo: s.c.leadingAnchor, constant: 10)),
                    ("b", s.v.trailingAnchor.constraint(equalTo: s.c.leadingAnchor, constant: 110)),
                    ("c", s.v.widthAnchor.constraint(equalToConstant: 50)),
                ]
            )
        }
    },
    Fact("break.F10create.53", "v=0,10,100,20; b broken") {
        inAllOrders(of: 2) {
            let s = BreakScene()
            let b = s.v.widthAnchor.constraint(equalToConstant: 200)
            let a = s.v.widthAnchor.constraint(equalToConstant: 100)
            return (s.pinned(s.v), [("a", a), ("b", b)])
        }
    },
    Fact("break.V1sib.64", "v=0,10,70,20 w=0,40,60,20; d broken") {
        inAllOrders(of: 3, ["v", "w"]) {
            let s = BreakScene(addsWFirst: true)
            return (
                s.pinned(s.v, s.w),
                [
                    ("d", s.v.widthAnchor.constraint(equalToConstant: 60)),
                    ("e", s.w.widthAnchor.constraint(equalToConstant: 60)),
                    ("f", s.v.widthAnchor.constraint(equalTo: s.w.widthAnchor, constant: 10)),
                ]
            )
        }
    },
    leadings("break.V4.lead10_20.86", 10, 20, "v=10,10,30,20; b broken"),
    leadings("break.V4.lead20_m10.1", 20, -10, "v=-10,10,30,20; a broken"),
    widths("break.V4.w100_50.19", "v=0,10,50,20; a broken") {
        [$0.constraint(equalToConstant: 100), $0.constraint(equalToConstant: 50)]
    },
    widths("break.V4.w100_le50.48", "v=0,10,100,20; b broken") {
        [$0.constraint(equalToConstant: 100), $0.constraint(lessThanOrEqualToConstant: 50)]
    },
    widths("break.V4.wge150_le100.65", "v=0,10,150,20; b broken") {
        [
            $0.constraint(greaterThanOrEqualToConstant: 150),
            $0.constraint(lessThanOrEqualToConstant: 100),
        ]
    },
    Fact("break.V4.mult.79", "v=0,10,150,20; b broken") {
        inAllOrders(of: 2) {
            let s = BreakScene()
            return (
                s.pinned(s.v),
                [
                    ("a", s.v.widthAnchor.constraint(equalTo: s.c.widthAnchor, multiplier: 0.5)),
                    ("b", s.v.widthAnchor.constraint(equalToConstant: 100)),
                ]
            )
        }
    },
    Fact("break.V5rlw.41", "v=30,10,270,20; c broken") {
        inAllOrders(of: 3) {
            let s = BreakScene()
            return (
                s,
                [
                    ("a", s.v.trailingAnchor.constraint(equalTo: s.c.trailingAnchor)),
                    ("b", s.v.leadingAnchor.constraint(equalTo: s.c.leadingAnchor, constant: 30)),
                    ("c", s.v.widthAnchor.constraint(equalToConstant: 200)),
                ]
            )
        }
    },
]

private func leadings(_ name: String, _ one: CGFloat, _ other: CGFloat, _ recorded: String) -> Fact
{
    Fact(name, recorded) {
        inAllOrders(of: 2) {
            let s = BreakScene()
            s.v.widthAnchor.constraint(equalToConstant: 30).isActive = true
            return (
                s,
                [
                    ("a", s.v.leadingAnchor.constraint(equalTo: s.c.leadingAnchor, constant: one)),
                    (
                        "b",
                        s.v.leadingAnchor.constraint(equalTo: s.c.leadingAnchor, constant: other)
                    ),
                ]
            )
        }
    }
}

private func widths(
    _ name: String, _ recorded: String,
    _ constraints: @escaping @MainActor @Sendable (NSLayoutDimension) -> [NSLayoutConstraint]
) -> Fact {
    Fact(name, recorded) {
        inAllOrders(of: 2) {
            let s = BreakScene()
            return (s.pinned(s.v), Array(zip(["a", "b"], constraints(s.v.widthAnchor))))
        }
    }
}

/// A view with an intrinsic width of 24 points.
private final class Sized: UIView {
    override var intrinsicContentSize: CGSize {
        CGSize(width: 24, height: UIView.noIntrinsicMetric)
    }
}

/// Returns the width of a view with an intrinsic width of 24, and how many conflicts are reported.
@MainActor private func contentWidth(
    hugging: Float, resistance: Float,
    _ constraints: (UIView, BreakScene) -> [NSLayoutConstraint]
) -> String {
    let scene = BreakScene()
    let view = Sized()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
    scene.c.addSubview(view)
    NSLayoutConstraint.activate(constraints(view, scene))
    scene.attach()
    scene.window.layoutIfNeeded()
    return RecordedText.number(view.frame.width)
}

private let requiredAgainstContent:
    [(String, @MainActor @Sendable (NSLayoutDimension) -> NSLayoutConstraint, String)] = [
        ("== 36", { $0.constraint(equalToConstant: 36) }, "36"),
        ("== 10", { $0.constraint(equalToConstant: 10) }, "10"),
        (">= 36", { $0.constraint(greaterThanOrEqualToConstant: 36) }, "36"),
        ("<= 10", { $0.constraint(lessThanOrEqualToConstant: 10) }, "10"),
    ]

/// Intrinsic sizes against constraints.
let contentSizeFacts =
    requiredAgainstContent.flatMap { name, constraint, recorded in
        [1000, 999, 750, 250].map { priority in
            Fact("break.I1.61 \(name) at \(priority)", recorded) {
                contentWidth(hugging: Float(priority), resistance: Float(priority)) { view, _ in
                    [constraint(view.widthAnchor)]
                }
            }
        }
    } + [
        Fact("break.I2.6", "36") {
            contentWidth(hugging: 1000, resistance: 750) { view, scene in
                [
                    view.leadingAnchor.constraint(equalTo: scene.c.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: scene.c.leadingAnchor, constant: 36),
                ]
            }
        },
        Fact("break.I3.7", "10") {
            contentWidth(hugging: 1000, resistance: 750) { view, _ in
                let width = view.widthAnchor.constraint(equalToConstant: 10)
                width.priority = UILayoutPriority(998)
                return [width]
            }
        },
        Fact("break.I3.64", "24") {
            contentWidth(hugging: 1000, resistance: 750) { view, _ in
                let width = view.widthAnchor.constraint(equalToConstant: 36)
                width.priority = UILayoutPriority(999)
                return [width]
            }
        },
    ]
