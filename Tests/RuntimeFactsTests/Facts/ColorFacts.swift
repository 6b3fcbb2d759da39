import Foundation

@testable import UIKit

/// Returns the components of a color in sRGB, from 0 to 255, and its alpha.
@MainActor private func components(
    _ color: UIColor, _ style: UIUserInterfaceStyle
) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return
        ([red, green, blue].map { RecordedText.number(($0 * 255).rounded()) }
        + [RecordedText.number(alpha)]).joined(separator: ",")
}

private let recordedColors: [(name: String, color: UIColor, light: String, dark: String)] = [
    ("link", .link, "0,122,255,1", "9,132,255,1"),
    ("opaqueSeparator", .opaqueSeparator, "198,198,200,1", "56,56,58,1"),
    ("placeholderText", .placeholderText, "60,60,67,.298", "235,235,245,.298"),
    ("quaternarySystemFill", .quaternarySystemFill, "116,116,128,.08", "118,118,128,.18"),
    ("secondarySystemBackground", .secondarySystemBackground, "242,242,247,1", "28,28,30,1"),
    (
        "secondarySystemGroupedBackground", .secondarySystemGroupedBackground, "255,255,255,1",
        "28,28,30,1"
    ),
    ("separator", .separator, "60,60,67,.12", "84,84,88,.5"),
    ("systemBackground", .systemBackground, "255,255,255,1", "0,0,0,1"),
    ("systemBlue", .systemBlue, "0,136,255,1", "0,145,255,1"),
    ("systemBrown", .systemBrown, "172,127,94,1", "183,138,102,1"),
    ("systemCyan", .systemCyan, "0,192,232,1", "60,211,254,1"),
    ("systemFill", .systemFill, "120,120,128,.2", "120,120,128,.36"),
    ("systemGray", .systemGray, "142,142,147,1", "142,142,147,1"),
    ("systemGray2", .systemGray2, "174,174,178,1", "99,99,102,1"),
    ("systemGray5", .systemGray5, "229,229,234,1", "44,44,46,1"),
    ("systemGroupedBackground", .systemGroupedBackground, "242,242,247,1", "0,0,0,1"),
    ("systemIndigo", .systemIndigo, "97,85,245,1", "109,124,255,1"),
    ("systemOrange", .systemOrange, "255,141,40,1", "255,146,48,1"),
    ("systemPink", .systemPink, "255,45,85,1", "255,55,95,1"),
    ("systemPurple", .systemPurple, "203,48,224,1", "219,52,242,1"),
    ("systemRed", .systemRed, "255,56,60,1", "255,66,69,1"),
    ("systemYellow", .systemYellow, "255,204,0,1", "255,214,0,1"),
    ("tertiarySystemFill", .tertiarySystemFill, "118,118,128,.12", "118,118,128,.24"),
    (
        "tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, "242,242,247,1",
        "44,44,46,1"
    ),
]

/// The system's colors on iOS 26.
let colorFacts = recordedColors.flatMap { name, color, light, dark in
    [
        Fact("color.\(name) light", tolerance: 0.002, light) { components(color, .light) },
        Fact("color.\(name) dark", tolerance: 0.002, dark) { components(color, .dark) },
    ]
}
