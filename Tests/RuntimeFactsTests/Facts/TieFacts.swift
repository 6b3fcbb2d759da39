import Foundation

@testable import UIKit

/// A row of 393 × 72 points with labels, whose constraints are activated in a given order.
@MainActor struct TieScene {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    var views: [(name: String, view: UIView)] = []

    @discardableResult mutating func label(
        _ name: String, _ text: String, _ size: CGFloat, lines: Int = 1
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: .semibold)
        label.numberOfLines = lines
        add(name, label)
        return label
    }

    mutating func add(_ name: String, _ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        views.append((name, view))
    }

    /// Adds the views to the row in the order of the names, and activates the constraints.
    func frames(
        subviews order: [String]? = nil, isAttached: Bool = true, in container: UIView? = nil,
        _ constraints: [NSLayoutConstraint?]
    ) -> String {
        for name in order ?? views.map(\.name) {
            views.first { $0.name == name }.map { row.addSubview($0.view) }
        }
        let top = container ?? row
        if isAttached { window.addSubview(top) }
        NSLayoutConstraint.activate(constraints.compactMap { $0 })
        if !isAttached { window.addSubview(top) }
        window.layoutIfNeeded()
        return views.map { "\($0.name)=\(RecordedText.frame($0.view.frame))" }
            .joined(separator: " ")
    }
}

extension TieScene {
    /// "Download" and "Wi-Fi only" in a row.
    static func twoLabels(
        lines: (Int, Int) = (1, 1), resistance: (Float, Float) = (750, 750)
    ) -> (scene: TieScene, a: UILabel, b: UILabel) {
        var scene = TieScene()
        let a = scene.label("A", "Download", 18, lines: lines.0)
        let b = scene.label("B", "Wi-Fi only", 16, lines: lines.1)
        a.setContentCompressionResistancePriority(UILayoutPriority(resistance.0), for: .horizontal)
        b.setContentCompressionResistancePriority(UILayoutPriority(resistance.1), for: .horizontal)
        return (scene, a, b)
    }

    func inOrder(_ a: UIView, _ b: UIView) -> [NSLayoutConstraint] {
        [
            a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
            a.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            b.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -24),
            row.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 20),
        ]
    }

    /// The constraints of an app's row: those of A, those of B, the distance, and the end.
    func ofApp(_ a: UIView, _ b: UIView) -> [NSLayoutConstraint] {
        func vertical(_ view: UIView) -> [NSLayoutConstraint] {
            [
                view.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: 8),
                view.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor, constant: -8),
                view.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            ]
        }
        return [a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20)]
            + vertical(a) + vertical(b) + [
                a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -24),
                row.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 20),
            ]
    }

    static func app(lines: (Int, Int) = (1, 1), isAttached: Bool = true) -> String {
        let (scene, a, b) = twoLabels(lines: lines, resistance: (751, 749))
        return scene.frames(isAttached: isAttached, scene.ofApp(a, b))
    }

    static func three(lines: (Int, Int, Int) = (1, 1, 1)) -> String {
        var scene = TieScene()
        let a = scene.label("A", "One", 18, lines: lines.0)
        let b = scene.label("B", "Two", 18, lines: lines.1)
        let c = scene.label("C", "Three", 18, lines: lines.2)
        let row = scene.row
        return scene.frames(
            [a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20)]
                + [a, b, c].map { $0.centerYAnchor.constraint(equalTo: row.centerYAnchor) } + [
                    a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -24),
                    b.trailingAnchor.constraint(equalTo: c.leadingAnchor, constant: -24),
                    row.trailingAnchor.constraint(equalTo: c.trailingAnchor, constant: 20),
                ])
    }

    static func column(lines: Int) -> String {
        var scene = TieScene()
        let a = scene.label("A", "Top", 18, lines: lines)
        let b = scene.label("B", "Bottom", 16, lines: lines)
        let row = scene.row
        return scene.frames([
            a.topAnchor.constraint(equalTo: row.topAnchor, constant: 4),
            a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
            b.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
            a.bottomAnchor.constraint(equalTo: b.topAnchor, constant: -4),
            row.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: 4),
        ])
    }

    static var plainViews: String {
        var scene = TieScene()
        let (a, b, row) = (UIView(), UIView(), scene.row)
        scene.add("A", a)
        scene.add("B", b)
        let widths = [a, b].map { view in
            let width = view.widthAnchor.constraint(equalToConstant: 50)
            width.priority = .defaultLow
            return width
        }
        return scene.frames(
            [a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20)]
                + [a, b].flatMap {
                    [
                        $0.topAnchor.constraint(equalTo: row.topAnchor),
                        $0.bottomAnchor.constraint(equalTo: row.bottomAnchor),
                    ]
                } + [
                    a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -24),
                    row.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: 20),
                ] + widths)
    }

    /// A row in a vertical stack view of 393 points.
    static func inStack(lines: Int = 1, isAttached: Bool = true, scalesFonts: Bool = false)
        -> String
    {
        let (scene, a, b) = twoLabels(lines: (lines, lines), resistance: (751, 749))
        if scalesFonts {
            b.textAlignment = .right
            for (label, style) in [(a, UIFont.TextStyle.headline), (b, .callout)] {
                label.font = UIFontMetrics(forTextStyle: style).scaledFont(for: label.font)
                label.adjustsFontForContentSizeCategory = true
            }
        }
        let stack = UIStackView(arrangedSubviews: [scene.row])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        container.addSubview(stack)
        return scene.frames(
            isAttached: isAttached, in: container,
            scene.ofApp(a, b) + [
                scene.row.heightAnchor.constraint(greaterThanOrEqualToConstant: 72),
                stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                stack.topAnchor.constraint(equalTo: container.topAnchor),
                stack.widthAnchor.constraint(equalToConstant: 393),
            ])
    }
}

private let firstIsWide = "A=20,25.333,252.667,21.667 B=296.667,26.333,76.333,19.333"
private let lastIsWide = "A=20,25.333,83.667,21.667 B=127.667,26.333,245.333,19.333"
private let pixel = RecordedDevice.thirdOfPoint

/// Which of several views with equal priorities takes the room that is left.
let tieFacts = [
    Fact("tie.two_labels_app_order", tolerance: pixel, firstIsWide) {
        let (scene, a, b) = TieScene.twoLabels()
        return scene.frames(scene.inOrder(a, b))
    },
    Fact("tie.two_labels_reverse_constraints", tolerance: pixel, lastIsWide) {
        let (scene, a, b) = TieScene.twoLabels()
        return scene.frames(scene.inOrder(a, b).reversed())
    },
    Fact("tie.two_labels_reverse_subviews", tolerance: pixel, firstIsWide) {
        let (scene, a, b) = TieScene.twoLabels()
        return scene.frames(subviews: ["B", "A"], scene.inOrder(a, b))
    },
    Fact(
        "tie.three_labels", tolerance: pixel,
        "A=20,25.333,221,21.667 B=265,25.333,35,21.667 C=324,25.333,49,21.667"
    ) { TieScene.three() },
    Fact("tie.two_labels_a_hugs_251", tolerance: pixel, lastIsWide) {
        let (scene, a, b) = TieScene.twoLabels()
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        return scene.frames(scene.inOrder(a, b))
    },
    Fact("tie.two_labels_vertical", tolerance: pixel, "A=20,4,31,40.667 B=20,48.667,55.667,19.333")
    { TieScene.column(lines: 1) },
    Fact("tie.two_labels_app_priorities", tolerance: pixel, firstIsWide) {
        let (scene, a, b) = TieScene.twoLabels(resistance: (751, 749))
        return scene.frames(scene.inOrder(a, b))
    },
    Fact("tie.two_views_width_preference_tie", "A=20,0,279,72 B=323,0,50,72") {
        TieScene.plainViews
    },
    Fact("tie.approw_attached", tolerance: pixel, firstIsWide) { TieScene.app() },
    Fact("tie.approw_detached", tolerance: pixel, firstIsWide) {
        TieScene.app(isAttached: false)
    },
    Fact("tie.approw_in_stack_attached", tolerance: pixel, firstIsWide) { TieScene.inStack() },
    Fact("tie.approw_lines0_both", tolerance: pixel, lastIsWide) { TieScene.app(lines: (0, 0)) },
    Fact("tie.approw_lines0_a", tolerance: pixel, firstIsWide) { TieScene.app(lines: (0, 1)) },
    Fact("tie.approw_lines0_both_rightB", tolerance: pixel, lastIsWide) {
        let (scene, a, b) = TieScene.twoLabels(lines: (0, 0), resistance: (751, 749))
        b.textAlignment = .right
        return scene.frames(scene.ofApp(a, b))
    },
    Fact("tie.approw_full_app_settings", tolerance: pixel, lastIsWide) {
        TieScene.inStack(lines: 0, isAttached: false, scalesFonts: true)
    },
    Fact(
        "tie.three_labels_ab_lines0", tolerance: pixel,
        "A=20,25.333,34.333,21.667 B=78.333,25.333,221.667,21.667 C=324,25.333,49,21.667"
    ) { TieScene.three(lines: (0, 0, 1)) },
    Fact(
        "tie.two_labels_lines0_vertical", tolerance: pixel,
        "A=20,4,31,40.667 B=20,48.667,55.667,19.333"
    ) { TieScene.column(lines: 0) },
]
