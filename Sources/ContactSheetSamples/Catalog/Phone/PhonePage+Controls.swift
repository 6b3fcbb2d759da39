import UIKit

extension PhonePage {
    static let controls = PhonePage(name: "Controls", others: [.rightToLeft, .glass]) {
        [
            PhoneSection(
                "On and Off",
                [
                    .control("Wi-Fi", toggle(true)), .control("Bluetooth", toggle(false)),
                    .control("Hotspot", toggle(true, .systemOrange)),
                ]),
            PhoneSection(
                "Values",
                [
                    .wide(slider(0.35, "sun.min", "sun.max.fill")),
                    .wide(slider(0.7, "speaker.fill", "speaker.wave.3.fill")),
                    .control("Copies", UIStepper()),
                ]),
            PhoneSection(
                "Choices",
                [
                    .wide(segments(["Day", "Week", "Month", "Year"], 1)),
                    .wide(segments(["List", "Map"], 0)), .wide(pages()),
                ]),
            PhoneSection(
                "Progress",
                [
                    .wide(progress(0.62)), .control("Loading", spinner(.medium)),
                    .control("Syncing", spinner(.large)),
                ]),
        ]
    }

    @MainActor private static func toggle(_ isOn: Bool, _ color: UIColor? = nil) -> UISwitch {
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.onTintColor = color
        return toggle
    }

    @MainActor private static func slider(
        _ value: Float, _ low: String, _ high: String
    ) -> UISlider {
        let slider = UISlider()
        slider.value = value
        slider.minimumValueImage = UIImage(systemName: low)
        slider.maximumValueImage = UIImage(systemName: high)
        slider.tintColor = .systemBlue
        return slider
    }

    @MainActor private static func segments(_ items: [String], _ chosen: Int) -> UIView {
        let segments = UISegmentedControl(items: items)
        segments.selectedSegmentIndex = chosen
        return segments
    }

    @MainActor private static func pages() -> UIView {
        let pages = UIPageControl()
        pages.numberOfPages = 6
        pages.currentPage = 2
        pages.pageIndicatorTintColor = .tertiaryLabel
        pages.currentPageIndicatorTintColor = .label
        return pages
    }

    @MainActor private static func progress(_ value: Float) -> UIView {
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = value
        let label = UILabel("Downloading 62 of 100 photos", .subheadline, color: .secondaryLabel)
        return UIStackView(.vertical, spacing: 10, [label, progress])
    }

    @MainActor private static func spinner(_ style: UIActivityIndicatorView.Style) -> UIView {
        let spinner = UIActivityIndicatorView(style: style)
        spinner.startAnimating()
        return spinner
    }
}
