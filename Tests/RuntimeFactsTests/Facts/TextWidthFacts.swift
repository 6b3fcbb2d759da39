import Foundation

@testable import UIKit

private let recordedWidths: [(text: String, size: Int, weight: UIFont.Weight, width: String)] =
    [
        ("Download", 18, .semibold, "83.667"),
        ("Wi-Fi only", 16, .semibold, "76.333"),
        ("Wi-Fi only", 18, .semibold, "84.333"),
        ("Two", 18, .semibold, "35"),
        ("Three", 18, .semibold, "49"),
        ("A rather long leading label text", 18, .semibold, "255.667"),
        ("and a long trailing one too", 16, .semibold, "195.333"),
        ("Bottom", 16, .semibold, "55.667"),
        ("Configure", 17, .regular, "75"),
        ("Row 0", 17, .regular, "47.333"),
        ("Row 1", 17, .regular, "44.333"),
    ]

/// The widths of labels. Fonts differ, so a pixel is allowed.
let textWidthFacts = recordedWidths.map { text, size, weight, width in
    Fact("width.\(text).\(size)", tolerance: RecordedDevice.thirdOfPoint, width) {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: CGFloat(size), weight: weight)
        return RecordedText.number(label.intrinsicContentSize.width)
    }
}
