import ContactSheetDevices
import Testing
import UIKit

/// Source: Documentation/Metrics.md 7.
@MainActor @Suite struct ColorTests {
    /// Returns the 8-bit red, green, and blue components, and the alpha in hundredths.
    private func components(
        _ color: UIColor, _ style: UIUserInterfaceStyle, iOS: IOSVersion
    ) -> [Int] {
        UIScreen.main.device = SimulatedDevice(Device.named("iphone-11")!, iOS: iOS)
        let traits = UITraitCollection(userInterfaceStyle: style)
        let rgba = color.resolvedColor(with: traits).cgColor.rgba
        return [rgba.red * 255, rgba.green * 255, rgba.blue * 255, rgba.alpha * 100].map {
            Int(saturating: $0.rounded())
        }
    }

    @Test(arguments: [
        (UIColor.systemRed, [255, 59, 48, 100], [255, 69, 58, 100]),
        (.systemBlue, [0, 122, 255, 100], [10, 132, 255, 100]),
        (.systemGreen, [52, 199, 89, 100], [48, 209, 88, 100]),
        (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
        (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
        (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
        (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
        (.systemGray5, [229, 229, 234, 100], [44, 44, 46, 100]),
    ])
    func from13To18(color: UIColor, light: [Int], dark: [Int]) {
        #expect(components(color, .light, iOS: IOSVersion(18)) == light)
        #expect(components(color, .dark, iOS: IOSVersion(13)) == dark)
    }

    @Test(arguments: [
        (UIColor.systemRed, [255, 56, 60, 100], [255, 66, 69, 100]),
        (.systemBlue, [0, 136, 255, 100], [0, 145, 255, 100]),
        (.separator, [60, 60, 67, 12], [84, 84, 88, 50]),
        (.link, [0, 122, 255, 100], [9, 132, 255, 100]),
    ])
    func from26(color: UIColor, light: [Int], dark: [Int]) {
        #expect(components(color, .light, iOS: IOSVersion(26)) == light)
        #expect(components(color, .dark, iOS: IOSVersion(26)) == dark)
    }

    /// Before iOS 13, there is no dark style, and green has another value.
    @Test func before13() {
        #expect(components(.systemGreen, .dark, iOS: IOSVersion(12)) == [76, 217, 100, 100])
        #expect(components(.label, .dark, iOS: IOSVersion(12)) == [0, 0, 0, 100])
    }

    @Test func dynamicProvidersAreCalledPerStyle() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
        #expect(components(color, .dark, iOS: IOSVersion(18)) == [0, 255, 0, 100])
        let faint = color.withAlphaComponent(0.5)
        #expect(components(faint, .light, iOS: IOSVersion(18)) == [255, 0, 0, 50])
    }

    @Test(
        arguments: [
            (0.0, [255, 0, 0, 100]), (1.0 / 3, [0, 255, 0, 100]), (0.5, [0, 255, 255, 100]),
            (2.0 / 3, [0, 0, 255, 100]), (1, [255, 0, 0, 100]),
        ] as [(CGFloat, [Int])])
    func hues(hue: CGFloat, expected: [Int]) {
        let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
        #expect(components(color, .light, iOS: IOSVersion(18)) == expected)
    }

    @Test func equality() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red != UIColor.green)
        #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.black)
    }
}
