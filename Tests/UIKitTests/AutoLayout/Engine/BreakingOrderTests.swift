import Foundation
import Testing

@testable import UIKit

/// The rule of Documentation/Layout.md 3.12 as a table: each three required constraints of different
/// kinds contradict one another, and one is broken, in all orders of activation, in the window and before
/// it. Recorded conflicts are in RuntimeFactsTests.
@MainActor @Suite struct BreakingOrderTests {
    /// The distance and the leading edge contradict each other without a third constraint.
    nonisolated static let table = [
        ("width center proportion", "width"), ("width center distance", "width"),
        ("width center trailing", "width"), ("width center leading", "width"),
        ("width proportion distance", "width"), ("width proportion trailing", "width"),
        ("width proportion leading", "width"), ("width distance trailing", "width"),
        ("width distance leading", "distance"), ("width trailing leading", "width"),
        ("center proportion distance", "center"), ("center proportion trailing", "center"),
        ("center proportion leading", "center"), ("center distance trailing", "center"),
        ("center distance leading", "distance"), ("center trailing leading", "center"),
        ("proportion distance trailing", "proportion"),
        ("proportion distance leading", "distance"),
        ("proportion trailing leading", "proportion"),
        ("distance trailing leading", "distance"),
    ]

    @Test(arguments: table) func kinds(_ names: String, _ expected: String) throws {
        let kinds = names.split(separator: " ").map(String.init)
        for order in Self.orders {
            for isInWindow in [true, false] {
                let scene = Scene()
                if isInWindow { scene.window.addSubview(scene.container) }
                var named: [(String, NSLayoutConstraint)] = []
                for place in order {
                    let constraint = try #require(scene.constraint(kinds[place]))
                    named.append((kinds[place], constraint))
                    constraint.isActive = true
                    if isInWindow { scene.window.layoutIfNeeded() }
                }
                scene.window.addSubview(scene.container)
                scene.window.layoutIfNeeded()
                let broken = scene.window.layoutConflicts.map { conflict in
                    named.first { $0.1 === conflict.broken }?.0
                }
                #expect(broken == [expected], "\(order), in window: \(isInWindow)")
            }
        }
    }

    private static let orders = [
        [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
    ]
}

/// A view beside a sibling in a container, and constraints of its horizontal edges.
@MainActor private struct Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let sibling = UIView(frame: CGRect(x: 0, y: 40, width: 50, height: 20))
    let view = UIView()

    init() {
        container.addSubview(sibling)
        container.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    /// Returns a constraint of a kind. No three of the values agree.
    func constraint(_ kind: String) -> NSLayoutConstraint? {
        switch kind {
        case "width": view.widthAnchor.constraint(equalToConstant: 100)
        case "center":
            view.centerXAnchor.constraint(equalTo: container.centerXAnchor, constant: 20)
        case "proportion":
            view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5)
        case "distance":
            view.leadingAnchor.constraint(equalTo: sibling.trailingAnchor, constant: 8)
        case "trailing": view.trailingAnchor.constraint(equalTo: container.trailingAnchor)
        case "leading": view.leadingAnchor.constraint(equalTo: container.leadingAnchor)
        default: nil
        }
    }
}
