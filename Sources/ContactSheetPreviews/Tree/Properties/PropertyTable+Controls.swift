import UIKit

extension PropertyTable {
    /// The state of a control determines how its parts look.
    static let control: [PropertyRow<UIControl>] = [
        .flag("enabled", unless: true) { $0.isEnabled }.since(2).reaching(.parts),
        .flag("selected") { $0.isSelected }.since(2).reaching(.parts),
        .flag("highlighted") { $0.isHighlighted }.since(2).reaching(.parts),
        .choice("horizontal alignment", unless: UIControl.ContentHorizontalAlignment.center) {
            $0.contentHorizontalAlignment
        }.reaching(.parts),
        .choice("vertical alignment", unless: UIControl.ContentVerticalAlignment.center) {
            $0.contentVerticalAlignment
        }.reaching(.parts),
    ]

    static let onOffSwitch: [PropertyRow<UISwitch>] = [
        .value("on") { $0.isOn ? "yes" : "no" }.since(2).reaching(.parts),
        .text("switch title") { $0.title }.reaching(.parts),
        .color("on tint color") { $0.onTintColor }.reaching(.parts),
        .color("thumb tint color") { $0.thumbTintColor }.reaching(.parts),
        .image("on image") { $0.onImage },
        .image("off image") { $0.offImage },
        .choice("switch style", unless: UISwitch.Style.automatic) { $0.preferredStyle },
    ]

    static let slider: [PropertyRow<UISlider>] = [
        .value("value") { CGFloat($0.value).short }.since(2).reaching(.parts),
        .number("minimum value", unless: 0) { CGFloat($0.minimumValue) }.since(2).reaching(.parts),
        .number("maximum value", unless: 1) { CGFloat($0.maximumValue) }.since(2).reaching(.parts),
        .color("minimum track color") { $0.minimumTrackTintColor }.reaching(.parts),
        .color("maximum track color") { $0.maximumTrackTintColor }.reaching(.parts),
        .color("thumb tint color") { $0.thumbTintColor }.reaching(.parts),
        .image("minimum image") { $0.minimumValueImage }.reaching(.parts),
        .image("maximum image") { $0.maximumValueImage }.reaching(.parts),
    ]

    static let stepper: [PropertyRow<UIStepper>] = [
        .value("value") { CGFloat($0.value).short }.since(2).reaching(.parts),
        .number("lower limit", unless: 0) { CGFloat($0.minimumValue) }.reaching(.parts),
        .number("upper limit", unless: 100) { CGFloat($0.maximumValue) }.reaching(.parts),
        .flag("wraps") { $0.wraps }.reaching(.parts),
    ]

    static let progressView: [PropertyRow<UIProgressView>] = [
        .value("progress") { CGFloat($0.progress).short }.since(2),
        .choice("progress style", unless: UIProgressView.Style.default) { $0.progressViewStyle },
        .color("progress color") { $0.progressTintColor },
        .color("track color") { $0.trackTintColor },
        .image("progress image") { $0.progressImage },
        .image("track image") { $0.trackImage },
    ]

    static let pageControl: [PropertyRow<UIPageControl>] = [
        .value("page") { "\($0.currentPage + 1) of \($0.numberOfPages)" }.since(2),
        .flag("hides for one page") { $0.hidesForSinglePage },
        .choice("page background", unless: UIPageControl.BackgroundStyle.automatic) {
            $0.backgroundStyle
        },
        .color("page color") { $0.pageIndicatorTintColor },
        .color("current page color") { $0.currentPageIndicatorTintColor },
        .image("page image") { $0.preferredIndicatorImage },
        .image("current page image") { $0.preferredCurrentPageIndicatorImage },
        .choice("page direction", unless: UIPageControl.Direction.natural) { $0.direction },
    ]

    static let segmentedControl: [PropertyRow<UISegmentedControl>] = [
        .text("segments") { control in
            control.segments {
                control.titleForSegment(at: $0) ?? control.imageForSegment(at: $0)?.summary ?? ""
            }
        }.since(2).reaching(.parts),
        .number("selected segment", unless: -1) { CGFloat($0.selectedSegmentIndex) }.since(2)
            .reaching(.parts),
        .choice("segment style", unless: UISegmentedControl.Style.plain) {
            $0.segmentedControlStyle
        },
        .color("selected segment color") { $0.selectedSegmentTintColor }.reaching(.parts),
        .flag("proportional segments") { $0.apportionsSegmentWidthsByContent },
        .flag("momentary") { $0.isMomentary },
        .value("segment widths") { control in
            control.segments(unless: "0") { control.widthForSegment(at: $0).short }
        },
        .value("segment offsets") { control in
            control.segments(unless: "0 0") { control.contentOffsetForSegment(at: $0).sides }
        },
        .value("enabled segments") { control in
            control.segments(unless: "yes") {
                control.isEnabledForSegment(at: $0) ? "yes" : "no"
            }
        }.reaching(.parts),
    ]

    static let activityIndicator: [PropertyRow<UIActivityIndicatorView>] = [
        .value("animating") { $0.isAnimating ? "yes" : nil }.since(2),
        .value("indicator style") { "\($0.style)" },
        .color("indicator color") { $0.color },
        .flag("hides when stopped", unless: true) { $0.hidesWhenStopped },
    ]

    static let datePicker: [PropertyRow<UIDatePicker>] = [
        .choice("date mode", unless: UIDatePicker.Mode.dateAndTime) { $0.datePickerMode }
            .reaching(.parts),
        .choice("date style", unless: UIDatePickerStyle.automatic) { $0.preferredDatePickerStyle }
            .reaching(.parts),
        .value("date") { "\($0.date)" }.reaching(.parts),
        .value("locale") { $0.locale?.identifier }.reaching(.parts),
        .value("time zone") { $0.timeZone?.identifier }.reaching(.parts),
        .number("minute interval", unless: 1) { CGFloat($0.minuteInterval) }.reaching(.parts),
        .value("minimum date") { $0.minimumDate.map { "\($0)" } }.reaching(.parts),
        .value("maximum date") { $0.maximumDate.map { "\($0)" } }.reaching(.parts),
    ]

    static let pickerView: [PropertyRow<UIPickerView>] = [
        .value("selected rows") { picker in
            let rows = (0..<picker.numberOfComponents).map { picker.selectedRow(inComponent: $0) }
            return rows.isEmpty ? nil : rows.map { "\($0)" }.joined(separator: " ")
        }.reaching(.parts),
        .flag("selection indicator") { $0.showsSelectionIndicator }.reaching(.parts),
    ]

    static let imageView: [PropertyRow<UIImageView>] = [
        .image("image") { $0.isHighlighted ? $0.highlightedImage : $0.image }.since(2)
            .result(of: "shows highlighted image", "symbol configuration").reaching(.parts),
        .flag("shows highlighted image") { $0.isHighlighted },
        .choice("content mode", unless: UIView.ContentMode.scaleToFill, .paints) {
            $0.contentMode
        }.since(2),
        .value("symbol configuration") { $0.preferredSymbolConfiguration?.summary }
            .result(of: "button size").reaching(.parts),
        .value("rendering mode", .paints) { $0.image?.givenRenderingMode },
        .flag("scales with text size") { $0.adjustsImageSizeForAccessibilityContentSizeCategory },
    ]

    static let stackView: [PropertyRow<UIStackView>] = [
        .value("axis") { $0.axis == .vertical ? "vertical" : nil }.since(2),
        .number("spacing", unless: 0) { $0.spacing }.since(2),
        .choice("alignment", unless: UIStackView.Alignment.fill) { $0.alignment }.since(2),
        .choice("distribution", unless: UIStackView.Distribution.fill) { $0.distribution }.since(2),
        .flag("baseline relative") { $0.isBaselineRelativeArrangement },
        .flag("margins relative") { $0.isLayoutMarginsRelativeArrangement }.result(
            of: "layout margins"),
        .value("custom spacing") { stack in
            let spacings = stack.arrangedSubviews.enumerated().compactMap { index, view in
                let spacing = stack.customSpacing(after: view)
                return spacing == UIStackView.spacingUseDefault
                    ? nil : "\(spacing.short) after \(index)"
            }
            return spacings.joined(separator: ", ")
        },
    ]

    static let visualEffectView: [PropertyRow<UIVisualEffectView>] = [
        .value("effect", .paints) { $0.effect?.summary }.reaching(.parts)
    ]
}

extension UIImage {
    /// The rendering mode, unless it is automatic.
    fileprivate var givenRenderingMode: String? {
        renderingMode == .automatic ? nil : "\(renderingMode)"
    }
}

extension UISegmentedControl {
    /// Returns the values of all segments, or `nil` if all have the usual one.
    fileprivate func segments(
        unless usual: String? = nil, _ value: (Int) -> String
    ) -> String? {
        let values = (0..<numberOfSegments).map(value)
        return values.allSatisfy { $0 == usual } ? nil : values.joined(separator: ", ")
    }
}
