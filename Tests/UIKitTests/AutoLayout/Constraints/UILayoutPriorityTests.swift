import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Layout.md 3.3.
@MainActor @Suite struct UILayoutPriorityTests {
    /// Documentation/Layout.md 3.3: the header's names and values.
    @Test func values() {
        let expected: [(UILayoutPriority, Float)] = [
            (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510),
            (.sceneSizeStayPut, 500), (.dragThatCannotResizeScene, 490), (.defaultLow, 250),
            (.fittingSizeLevel, 50),
        ]
        for (priority, value) in expected { #expect(priority.rawValue == value) }
    }

    /// Documentation/Layout.md 3.3: 0 < p <= 1000, including fractions.
    @Test(arguments: [0.001, 0.5, 999.999, 1000] as [Float])
    func range(value: Float) {
        useScreen()
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
        let (_, diagnostics) = DiagnosticLog.collecting {
            constraint.priority = UILayoutPriority(value)
        }
        #expect(constraint.priority.rawValue == value && diagnostics.isEmpty)
    }

    /// Documentation/Layout.md 3.3: only required constraints can conflict.
    @Test func nothingOptionalConflicts() {
        useScreen()
        let root = makeRoot()
        let view = constrained(in: root, 50, 50)
        view.place(x: 0, y: 0)
        for (width, priority) in [(10.0, 999.999), (20, 999), (30, 999), (40, 1), (50, 1000)] {
            view.widthAnchor.constraint(equalToConstant: width).on(Float(priority))
        }
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 70).on(999)
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(diagnostics.isEmpty && view.frame.width == 50)
    }

    /// Documentation/Layout.md 3.4: each priority dominates all lower ones, however small the
    /// difference.
    @Test func fractionalPriorities() {
        useScreen()
        let root = makeRoot()
        let view = constrained(in: root)
        view.place(x: 0, y: 0, height: 10)
        view.widthAnchor.constraint(equalToConstant: 100).on(999.5)
        for _ in 0..<20 { view.widthAnchor.constraint(equalToConstant: 200).on(999.499) }
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }
}
