import ContactSheetDevices
import Foundation
import Typesetting
import UIKit

/// Compares our sizes with those that Interface Builder stored, for a table with the columns kind,
/// text, font, pointSize, numberOfLines, width, height, device, and toolsVersion.
@MainActor enum Accuracy {
    static func report(_ url: URL) throws {
        let rows = try CSV.rows(of: String(contentsOf: url, encoding: .utf8))
        let labels = rows.compactMap(StoredLabel.init).filter { $0.isOneLine && $0.version >= 9000 }
        let sizes = labels.map { ($0, $0.size()) }
        let plausible = sizes.filter { abs($1.width / $0.width - 1) <= 0.08 }
        print("\(labels.count) one-line labels in the system font, \(plausible.count) plausible")
        print("  width ", share(plausible) { abs($1.width - $0.width) })
        for (name, range) in [("under 20 pt", 0..<20.0), ("20 pt and over", 20..<10_000)] {
            let part = plausible.filter { range.contains($0.0.font.pointSize) }
            print("    \(name):", share(part) { abs($1.width - $0.width) })
        }
        print("  height", share(sizes) { abs($1.height - $0.height) })
    }

    private static func share(
        _ sizes: [(StoredLabel, CGSize)], off: (StoredLabel, CGSize) -> CGFloat
    ) -> String {
        func percent(_ limit: CGFloat) -> Double {
            100 * Double(sizes.count { off($0, $1) <= limit }) / Double(max(sizes.count, 1))
        }
        return String(
            format: "within 1.01 pt %.1f %%, within 0.51 pt %.1f %% of %d", percent(1.01),
            percent(0.51), sizes.count)
    }
}

/// A label in the table, with the size that our layout computes.
@MainActor struct StoredLabel {
    let text: String
    let font: UIFont
    let isOneLine: Bool
    let width: CGFloat
    let height: CGFloat
    let version: Double
    private let device: SimulatedDevice

    init?(_ row: [String: String]) {
        guard row["kind"] == "label", let text = row["text"],
            let width = row["width"].flatMap(Double.init),
            let height = row["height"].flatMap(Double.init), width > 0,
            let version = row["toolsVersion"]?.split(separator: ".").first.flatMap({ Double($0) })
        else { return nil }
        let isThreefold = Self.threefold.contains(row["device"] ?? "")
        guard let device = Device.named(isThreefold ? "iphone-8-plus" : "iphone-8") else {
            return nil
        }
        // The iOS version of the canvas: Documentation/DocumentFormat.md 10.
        let firsts: [(version: Double, iOS: Int)] = [
            (24000, 26), (23000, 18), (22000, 17), (21000, 16), (19000, 15), (17000, 14),
            (15000, 13), (13100, 11), (11000, 10),
        ]
        let iOS = firsts.first { version >= $0.version }?.iOS ?? 9
        self.device = SimulatedDevice(device, iOS: IOSVersion(iOS))
        UIScreen.main.device = self.device
        let name = row["font"] ?? ""
        let weight = row["weight"] ?? ""
        let hasWeight = name == "system" && !weight.isEmpty
        guard
            let font = Self.font(
                hasWeight ? "system/" + weight : name, size: row["pointSize"] ?? "")
        else { return nil }
        self.text = text
        self.font = font
        isOneLine = row["numberOfLines"] == "1" && !text.contains("\n")
        self.width = width
        self.height = height
        self.version = version
    }

    func size() -> CGSize {
        UIScreen.main.device = device
        let label = UILabel()
        label.text = text
        label.font = font
        return label.sizeThatFits(.zero)
    }

    /// Canvases with three pixels per point, as named in documents.
    private static let threefold: Set = [
        "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_12", "retina6_3", "retina6_7",
        "retina6_72", "retina6_9", "retina5_4",
    ]

    /// Returns the font; `nil` for fonts other than the system font.
    private static func font(_ name: String, size: String) -> UIFont? {
        if name.hasPrefix("UICTFontTextStyle") {
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
        }
        let points = Double(size).map { CGFloat($0) } ?? UIFont.systemFontSize
        switch name {
        case "default": return .systemFont(ofSize: 17)
        case "system": return .systemFont(ofSize: points)
        case "boldSystem": return .boldSystemFont(ofSize: points)
        case "italicSystem": return .italicSystemFont(ofSize: points)
        default:
            guard name.hasPrefix("system/") else { return nil }
            let weight = FontWeight.allCases.first { "\($0)" == name.dropFirst(7) }
            return weight.map {
                .systemFont(ofSize: points, weight: UIFont.Weight(rawValue: $0.traitValue))
            }
        }
    }
}
