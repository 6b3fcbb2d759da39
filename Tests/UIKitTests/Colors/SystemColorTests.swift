import ContactSheetDevices
import Testing

@testable import UIKit

/// Returns the 8-bit red, green, and blue components and the alpha in hundredths, with the traits
/// that the closure sets.
@MainActor private func shade(
    _ color: UIColor, iOS: Int = 18, _ change: (inout any UIMutableTraits) -> Void = { _ in }
) -> [Int] {
    use(iOS: IOSVersion(iOS))
    let traits = UIScreen.main.traitCollection.modifyingTraits(change)
    let rgba = color.resolvedColor(with: traits).cgColor.rgba
    return [rgba.red * 255, rgba.green * 255, rgba.blue * 255, rgba.alpha * 100].map {
        Int(saturating: $0.rounded())
    }
}

@MainActor @Suite struct SystemColorTests {
    /// Source: Documentation/Metrics.md 7.2, the values in parentheses.
    @Test func elevatedBackgrounds() {
        let expected: [(UIColor, Int, Int)] = [
            (.systemBackground, 0, 28), (.secondarySystemBackground, 28, 44),
            (.tertiarySystemBackground, 44, 58), (.systemGroupedBackground, 0, 28),
        ]
        for (color, base, elevated) in expected {
            #expect(shade(color) { $0.userInterfaceStyle = .dark }[0] == base)
            let up = shade(color) {
                $0.userInterfaceStyle = .dark
                $0.userInterfaceLevel = .elevated
            }
            #expect(up[0] == elevated)
            #expect(shade(color) { $0.userInterfaceLevel = .elevated } == shade(color))
        }
    }

    /// Source: Apple's Human Interface Guidelines, Color, Specifications, of 2023 and 2025.
    @Test func increasedContrast() {
        #expect(shade(.systemBlue) { $0.accessibilityContrast = .high } == [0, 64, 221, 100])
        let dark = shade(.systemRed) {
            $0.accessibilityContrast = .high
            $0.userInterfaceStyle = .dark
        }
        #expect(dark == [255, 105, 97, 100])
        let glass = shade(.systemBlue, iOS: 26) { $0.accessibilityContrast = .high }
        #expect(glass == [30, 110, 244, 100])
        #expect(shade(.systemGray6) { $0.accessibilityContrast = .high } == [235, 235, 240, 100])
        // This package's rule for the others: an alpha that is greater by 0.08.
        #expect(shade(.secondaryLabel) { $0.accessibilityContrast = .high } == [60, 60, 67, 68])
        #expect(shade(.systemRed, iOS: 12) { $0.accessibilityContrast = .high }[0] == 255)
    }

    /// Source: Documentation/Metrics.md 7.1, teal.
    @Test(arguments: [
        (12, [90, 200, 250, 100]), (14, [90, 200, 250, 100]), (15, [48, 176, 199, 100]),
        (26, [0, 195, 208, 100]),
    ])
    func tealChanged(iOS: Int, expected: [Int]) {
        #expect(shade(.systemTeal, iOS: iOS) == expected)
    }

    @Test func groupedGrounds() {
        #expect(shade(.groupTableViewBackground, iOS: 18) == [242, 242, 247, 100])
        #expect(shade(.groupTableViewBackground, iOS: 12) == [239, 239, 244, 100])
    }

    @Test func descriptions() {
        use()
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor.lightText.description == "UIExtendedGrayColorSpace 1 0.6")
        #expect(UIColor.label.description == "<UIDynamicSystemColor; name = labelColor>")
    }
}

/// Source: the formulas of hue, saturation and brightness; Apple's documentation of UIColor.
@MainActor @Suite struct ColorComponentTests {
    @Test(
        arguments: [
            (0.0, 1.0, 1.0), (0.25, 0.5, 0.8), (0.6, 0.3, 0.4), (0.95, 0.7, 0.9),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func hueRoundTrip(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        use()
        let color = UIColor(
            hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        #expect(abs(h - hue) + abs(s - saturation) + abs(b - brightness) < 1e-9 && a == 0.5)
    }

    @Test func onlyGraysHaveAWhiteComponent() {
        use()
        var (white, alpha): (CGFloat, CGFloat) = (9, 9)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha) && white == 9)
        #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect(white == 0.25 && alpha == 0.5)
    }

    @Test func componentsAreClamped() {
        use()
        let color = UIColor(hue: -3, saturation: 2, brightness: 7, alpha: 1)
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
