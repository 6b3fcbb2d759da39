import Testing
import UIKit

@testable import InterfaceEditing

/// Source: a decision, with guidelines of 0, 8, 16, and 20 (Documentation/LayoutIssues.md 4).
@MainActor struct FixedEdgeDistancesTests {
    /// Returns the distances of a view that is pinned to the edges of its superview and to their
    /// safe area.
    private func numbers(
        _ leading: CGFloat, _ top: CGFloat, _ trailing: CGFloat?, _ bottom: CGFloat,
        along axis: NSLayoutConstraint.Axis? = nil
    ) -> [CGFloat]? {
        let (root, view) = (UIView(), UIView())
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let safe = root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: leading),
            view.topAnchor.constraint(equalTo: safe.topAnchor, constant: top),
            safe.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: bottom),
        ])
        if let trailing {
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -trailing)
                .isActive = true
        }
        return FixedEdgeDistances(view, along: axis)?.numbers
    }

    @Test func fourNonstandardDistances() {
        #expect(numbers(62, 89, 68, 198) == [62, 89, 68, 198])
    }

    @Test func axesWithAGuidelineAreIgnored() {
        #expect(numbers(62, 89, 68, 20) == [62, 68])
        #expect(numbers(62, 89, 68, 20, along: .vertical) == nil)
        #expect(numbers(20, 89, 16, 8) == nil)
    }

    @Test func viewsWithAFreeEdgeAreIgnored() {
        #expect(numbers(62, 89, nil, 198) == nil)
    }
}
