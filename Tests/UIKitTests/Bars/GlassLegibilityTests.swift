import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// The tint of a selected tab is legible on the glass of bars above any content. Source:
/// Documentation/Materials.md 5.
@MainActor @Suite struct GlassLegibilityTests {
    /// Returns the contrast ratio of WCAG 2.
    private func contrast(_ one: [Double], _ other: [Double]) -> Double {
        func luminance(_ color: [Double]) -> Double {
            let linear = color.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private func parts(_ color: UIColor) -> [Double] {
        let color = color.cgColor.rgba
        return [Double(color.red), Double(color.green), Double(color.blue)]
    }

    /// White text and a blue tint above white, black, and strong colors: 3 is the ratio that WCAG 2
    /// requires of graphics. On light glass above black it would take an opaque fill.
    @Test(arguments: [(UIUserInterfaceStyle.dark, 2.9), (.light, 2)])
    func tints(style: UIUserInterfaceStyle, ratio: Double) throws {
        try BarScreen.use("iphone-17", 26)
        let below: [[Double]] = [
            [1, 1, 1], [0, 0, 0], [1, 0.8, 0], [0.5, 0.5, 0], [0.2, 0.8, 0.35],
        ]
        UITraitCollection(userInterfaceStyle: style).performAsCurrent {
            let glass = GlassArtwork(
                CGRect(x: 0, y: 0, width: 9, height: 9), radius: 0, style: .bar)
            let (fill, tint) = (glass.material.tint, parts(.systemBlue))
            let alpha = Double(fill.cgColor.alpha)
            for content in below {
                let shown = zip(parts(fill), content).map { $0 * alpha + $1 * (1 - alpha) }
                #expect(contrast(tint, shown) >= ratio, "above \(content)")
            }
        }
    }
}
