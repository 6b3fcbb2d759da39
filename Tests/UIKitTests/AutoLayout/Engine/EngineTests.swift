import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct EngineTests {
    /// The lecture's Attributor: four equal widths, (W − 64) / 4 (Documentation/Layout.md 3.12).
    @Test(arguments: [
        (320.0, 64.0), (480, 104), (568, 126), (375, 77.75), (667, 150.75), (414, 87.5),
        (736, 168), (768, 176), (1024, 240),
    ])
    func equalWidths(width: Double, expected: Double) {
        useScreen(scale: 4)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
        let buttons = (0..<4).map { _ in UIView() }
        for button in buttons {
            button.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(button)
        }
        var constraints = [
            buttons[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            root.trailingAnchor.constraint(equalTo: buttons[3].trailingAnchor, constant: 20),
        ]
        for (left, right) in zip(buttons, buttons.dropFirst()) {
            constraints.append(
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8))
            constraints.append(right.widthAnchor.constraint(equalTo: buttons[0].widthAnchor))
        }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(buttons.map(\.frame.width) == Array(repeating: CGFloat(expected), count: 4))
    }
}
