import UIKit

/// The properties of a view that determine its layout and appearance, without those that have their
/// default value.
@MainActor struct ViewProperties {
    private(set) var list: [ViewProperty] = []
    private let view: UIView

    init(of view: UIView) {
        self.view = view
        addContent()
        addAppearance()
        addLayout()
    }

    private mutating func add(_ name: String, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        list.append(ViewProperty(name, value))
    }

    private mutating func add(_ name: String, _ color: UIColor?) {
        guard let color else { return }
        let resolved = color.resolvedColor(with: view.traitCollection).cgColor.rgba.dump
        add(name, color.systemName.map { "\($0) \(resolved)" } ?? resolved)
    }

    private mutating func add(_ name: String, _ number: CGFloat, unless usual: CGFloat) {
        if number != usual { add(name, number.short) }
    }

    // MARK: Content

    private mutating func addContent() {
        switch view {
        case let label as UILabel:
            addText(label.ownAttributedText, label.text, label.font, label.textColor)
            add("lines", CGFloat(label.numberOfLines), unless: 1)
            add(alignment: label.textAlignment)
            if label.lineBreakMode != .byTruncatingTail {
                add("line break mode", "\(label.lineBreakMode)")
            }
        case let field as UITextField:
            addText(field.attributedText, field.text, field.font, field.textColor)
            add("placeholder", field.placeholder)
            add(alignment: field.textAlignment)
        case let text as UITextView:
            addText(text.attributedText, text.text, text.font, text.textColor)
            add(alignment: text.textAlignment)
            addOffset(text)
        case let button as UIButton:
            add("title", button.currentTitle ?? button.currentAttributedTitle?.string)
            add("image", button.currentImage?.summary)
            add("background image", button.currentBackgroundImage?.summary)
        case let image as UIImageView:
            add("image", (image.isHighlighted ? image.highlightedImage : image.image)?.summary)
        case let scrollView as UIScrollView:
            addOffset(scrollView)
        case let stack as UIStackView:
            if stack.axis == .vertical { add("axis", "vertical") }
            add("spacing", stack.spacing, unless: 0)
            if stack.alignment != .fill { add("alignment", "\(stack.alignment)") }
            if stack.distribution != .fill { add("distribution", "\(stack.distribution)") }
        default: addValue()
        }
        if let control = view as? UIControl {
            if !control.isEnabled { add("enabled", "no") }
            if control.isSelected { add("selected", "yes") }
            if control.isHighlighted { add("highlighted", "yes") }
        }
    }

    private mutating func addValue() {
        switch view {
        case let control as UISwitch: add("on", control.isOn ? "yes" : "no")
        case let slider as UISlider:
            add("value", CGFloat(slider.value).short)
            add("minimum value", CGFloat(slider.minimumValue), unless: 0)
            add("maximum value", CGFloat(slider.maximumValue), unless: 1)
        case let stepper as UIStepper: add("value", CGFloat(stepper.value).short)
        case let progress as UIProgressView: add("progress", CGFloat(progress.progress).short)
        case let pages as UIPageControl:
            add("page", "\(pages.currentPage + 1) of \(pages.numberOfPages)")
        case let control as UISegmentedControl:
            let titles = (0..<control.numberOfSegments).map {
                control.titleForSegment(at: $0) ?? control.imageForSegment(at: $0)?.summary ?? ""
            }
            add("segments", titles.joined(separator: ", "))
            add("selected segment", CGFloat(control.selectedSegmentIndex), unless: -1)
        case let indicator as UIActivityIndicatorView:
            add("animating", indicator.isAnimating ? "yes" : nil)
        default: break
        }
    }

    private mutating func addText(
        _ attributed: NSAttributedString?, _ text: String?, _ font: UIFont?, _ color: UIColor?
    ) {
        add("text", attributed?.string ?? text)
        add("font", font?.summary)
        add("text color", color)
        guard let attributed else { return }
        var runs: [String] = []
        attributed.enumerateAttributes(
            in: NSRange(location: 0, length: attributed.length), options: []
        ) { attributes, range, _ in
            let names = attributes.map { key, value in
                switch value {
                case let font as UIFont: "font \(font.summary)"
                case let color as UIColor:
                    "\(key.rawValue) \(color.resolvedColor(with: view.traitCollection).cgColor.rgba.dump)"
                case let number as NSNumber: "\(key.rawValue) \(number)"
                default: key.rawValue
                }
            }
            runs.append("\(range.length): \(names.sorted().joined(separator: ", "))")
        }
        if runs.count > 1 { add("text runs", runs.joined(separator: "; ")) }
    }

    private mutating func add(alignment: NSTextAlignment) {
        if alignment != .natural { add("text alignment", "\(alignment)") }
    }

    private mutating func addOffset(_ view: UIScrollView) {
        if view.contentOffset != .zero {
            add("content offset", "\(view.contentOffset.x.short) \(view.contentOffset.y.short)")
        }
        let insets = view.contentInset
        if insets != .zero {
            let sides = [insets.top, insets.left, insets.bottom, insets.right]
            add("content inset", sides.map(\.short).joined(separator: " "))
        }
    }

    // MARK: Appearance

    private mutating func addAppearance() {
        add("background color", view.backgroundColor)
        if let superview = view.superview, let tint = view.tintColor, tint != superview.tintColor {
            add("tint color", tint)
        }
        add("alpha", view.alpha, unless: 1)
        if view.clipsToBounds { add("clips to bounds", "yes") }
        if view.contentMode != .scaleToFill, view is UIImageView {
            add("content mode", "\(view.contentMode)")
        }
        add("corner radius", view.layer.cornerRadius, unless: 0)
        add("border width", view.layer.borderWidth, unless: 0)
        if view.layer.borderWidth > 0 { add("border color", view.layer.borderColor?.rgba.dump) }
        let matrix = view.transform
        guard !matrix.isIdentity else { return }
        add(
            "transform",
            [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(\.short)
                .joined(separator: " "))
    }

    // MARK: Layout

    private mutating func addLayout() {
        if view.translatesAutoresizingMaskIntoConstraints {
            add("autoresizing mask", Self.names(of: view.autoresizingMask))
            return
        }
        let size = view.intrinsicContentSize
        if size.width >= 0 || size.height >= 0 {
            let sides = [size.width, size.height].map { $0 < 0 ? "none" : $0.short }
            add("content size", sides.joined(separator: " "))
        }
        addPriorities("hugging priority", view.contentHuggingPriority, usual: 250)
        addPriorities(
            "compression resistance", view.contentCompressionResistancePriority, usual: 750)
    }

    private mutating func addPriorities(
        _ name: String, _ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority, usual: Float
    ) {
        let values = [priority(.horizontal).rawValue, priority(.vertical).rawValue]
        guard values != [usual, usual] else { return }
        add(name, values.map { CGFloat($0).short }.joined(separator: " "))
    }

    /// Returns the names in Interface Builder's order.
    private static func names(of mask: UIView.AutoresizingMask) -> String {
        let all: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "left"), (.flexibleWidth, "width"),
            (.flexibleRightMargin, "right"), (.flexibleTopMargin, "top"),
            (.flexibleHeight, "height"), (.flexibleBottomMargin, "bottom"),
        ]
        return all.filter { mask.contains($0.0) }.map(\.1).joined(separator: " ")
    }
}

extension UIFont {
    /// The name and the size in points.
    fileprivate var summary: String { "\(fontName) \(pointSize.short)" }
}
