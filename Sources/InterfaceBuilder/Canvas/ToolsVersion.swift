import ContactSheetDevices
import Foundation

/// The version of Interface Builder that laid out a document, which determines the canvas.
package struct ToolsVersion: Sendable {
    /// The version number. Its thousands increase with Xcode's versions
    /// (Documentation/DocumentFormat.md 10).
    package let number: Int

    init(_ number: Int) {
        self.number = number
    }

    /// Creates the version of a document. The special value 32700 means that the version of the iOS
    /// plug-in counts.
    init(_ document: Element) {
        let own = Self.leading(document["toolsVersion"])
        guard own == 32700 else {
            number = own
            return
        }
        let plugIns = document.child("dependencies")?.children ?? []
        number =
            plugIns.filter { $0["identifier"]?.contains("IBCocoaTouchPlugin") == true }
            .map { Self.leading($0["version"]) }.max() ?? own
    }

    private static func leading(_ text: String?) -> Int {
        Int(text?.prefix { $0 != "." } ?? "") ?? 0
    }

    /// The iOS version whose controls and metrics the canvas shows.
    var iOS: IOSVersion {
        let firsts: [(version: Int, iOS: Int)] = [
            (24000, 26), (23000, 18), (22000, 17), (21000, 16), (19000, 15), (17000, 14),
            (15000, 13), (13100, 11), (11000, 10), (8000, 9), (6000, 8),
        ]
        return IOSVersion(firsts.first { number >= $0.version }?.iOS ?? 7)
    }

    /// Whether text styles have the sizes of the smallest content size category on the canvas, as in
    /// Xcode 13 except for its later betas (Documentation/Canvas.md 5.6).
    var hasSmallestTextSize: Bool {
        (18122...20037).contains(number) && !(19100..<19200).contains(number)
    }

    /// The point sizes of titles by text style, where they differ from those of an app: they are
    /// smaller up to Xcode 10 (Documentation/Canvas.md 5.6).
    var titleSizes: [String: CGFloat] {
        number < 15000
            ? [
                "UICTFontTextStyleTitle0": 30, "UICTFontTextStyleTitle1": 26,
                "UICTFontTextStyleTitle2": 20,
            ] : [:]
    }
}
