import UIKit

extension PropertyTable {
    static let label: [PropertyRow<UILabel>] = [
        .text("text") { $0.ownAttributedText?.string ?? $0.text }.since(2),
        .font("font") { $0.font }.since(2).result(of: "text style"),
        .textStyle("text style") { $0.font },
        .color("text color") { $0.textColor }.since(2),
        .textRuns { $0.ownAttributedText?.runs(in: $0) },
        .value("text attributes") { $0.ownAttributedText?.otherAttributes }.result(of: "text"),
        .number("lines", unless: 1) { CGFloat($0.numberOfLines) }.since(2),
        .choice("text alignment", unless: NSTextAlignment.natural) { $0.textAlignment }.since(2),
        .choice("line break mode", unless: NSLineBreakMode.byTruncatingTail) { $0.lineBreakMode }
            .since(2),
        .flag("shrinks text") { $0.adjustsFontSizeToFitWidth },
        .number("minimum scale", unless: 0) { $0.minimumScaleFactor },
        .number("minimum font size", unless: 0) { $0.minimumFontSize },
        .flag("tightens text") {
            $0.allowsDefaultTighteningForTruncation || $0.adjustsLetterSpacingToFitWidth
        },
        .choice("baseline adjustment", unless: UIBaselineAdjustment.alignBaselines) {
            $0.baselineAdjustment
        },
        .flag("follows text size") { $0.adjustsFontForContentSizeCategory },
        .number("preferred width", unless: 0) { $0.preferredMaxLayoutWidth },
        .color("text shadow color") { $0.shadowColor },
        .value("text shadow offset", .paints) {
            let offset = $0.shadowOffset
            guard $0.shadowColor != nil, offset != CGSize(width: 0, height: -1) else { return nil }
            return offset.sides
        }.part(of: "text shadow color"),
        .flag("text enabled", unless: true, .paints) { $0.isEnabled },
        .flag("text highlighted", .paints) { $0.isHighlighted },
        .color("highlighted text color") { $0.isHighlighted ? $0.highlightedTextColor : nil }
            .part(of: "text highlighted"),
    ]

    static let textField: [PropertyRow<UITextField>] = [
        .text("text") { $0.attributedText?.string ?? $0.text }.since(2),
        .font("font") { $0.font }.since(2).result(of: "text style"),
        .textStyle("text style") { $0.font },
        .color("text color") { $0.textColor }.since(2),
        .textRuns { $0.attributedText?.runs(in: $0) },
        .text("placeholder") { $0.placeholder }.since(2).reaching(.parts),
        .choice("text alignment", unless: NSTextAlignment.natural) { $0.textAlignment }.since(2),
        .choice("border style", unless: UITextField.BorderStyle.none) { $0.borderStyle }
            .reaching(.parts),
        .image("field background") { $0.background },
        .choice("clear button", unless: UITextField.ViewMode.never) { $0.clearButtonMode }
            .reaching(.parts),
        .choice("left view mode", unless: UITextField.ViewMode.never) { $0.leftViewMode },
        .choice("right view mode", unless: UITextField.ViewMode.never) { $0.rightViewMode },
        .flag("secure") { $0.isSecureTextEntry }.reaching(.parts),
        .flag("shrinks text") { $0.adjustsFontSizeToFitWidth },
        .number("minimum font size", unless: 0) { $0.minimumFontSize },
        .flag("follows text size") { $0.adjustsFontForContentSizeCategory },
    ]

    static let textView: [PropertyRow<UITextView>] = [
        .text("text") { $0.attributedText?.string ?? $0.text }.since(2),
        .font("font") { $0.font }.since(2).result(of: "text style"),
        .textStyle("text style") { $0.font },
        .color("text color") { $0.textColor }.since(2),
        .textRuns { $0.attributedText?.runs(in: $0) },
        .choice("text alignment", unless: NSTextAlignment.natural) { $0.textAlignment }.since(2),
        .value("text insets") {
            let insets = $0.textContainerInset
            return insets == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
                ? nil : insets.sides
        },
        .number("line padding", unless: 5) { $0.textContainer.lineFragmentPadding },
        .value("data detectors") {
            $0.dataDetectorTypes.isEmpty ? nil : "\($0.dataDetectorTypes.rawValue)"
        },
        .flag("secure") { $0.isSecureTextEntry }.reaching(.parts),
        .flag("follows text size") { $0.adjustsFontForContentSizeCategory },
    ]

    static let searchBar: [PropertyRow<UISearchBar>] = [
        .text("search text") { $0.text }.reaching(.parts),
        .text("search placeholder") { $0.placeholder }.reaching(.parts),
        .text("prompt") { $0.prompt }.reaching(.parts),
        .choice("search style", unless: UISearchBar.Style.default) { $0.searchBarStyle }
            .reaching(.parts),
        .color("bar tint color") { $0.barTintColor }.reaching(.parts),
        .flag("translucent", unless: true) { $0.isTranslucent }.reaching(.parts),
        .flag("cancel button") { $0.showsCancelButton }.reaching(.parts),
        .flag("bookmark button") { $0.showsBookmarkButton }.reaching(.parts),
        .flag("results button") { $0.showsSearchResultsButton }.reaching(.parts),
        .flag("scope bar") { $0.showsScopeBar }.reaching(.parts),
        .text("scopes") {
            $0.showsScopeBar ? $0.scopeButtonTitles?.joined(separator: ", ") : nil
        }.part(of: "scope bar").reaching(.parts),
        .image("bar background") { $0.backgroundImage }.reaching(.parts),
    ]
}

extension NSAttributedString {
    private typealias Run = (length: Int, attributes: [NSAttributedString.Key: Any])

    private var allRuns: [Run] {
        var runs: [Run] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
            attributes, range, _ in
            runs.append((range.length, attributes))
        }
        return runs
    }

    /// The lengths and attributes of the runs, or `nil` if there is only one. Objects other than
    /// fonts, colors, and numbers are part of `otherAttributes`.
    @MainActor func runs(in view: UIView) -> String? {
        let runs = allRuns.map { run in
            let names = run.attributes.map { key, value in
                switch value {
                case let font as UIFont: "font \(font.fontName) \(font.pointSize.short)"
                case let color as UIColor:
                    "\(key.rawValue) \(color.resolvedColor(with: view.traitCollection).cgColor.rgba.dump)"
                case let number as NSNumber: "\(key.rawValue) \(number)"
                default: key.rawValue
                }
            }
            return "\(run.length): \(names.sorted().joined(separator: ", "))"
        }
        return runs.count > 1 ? runs.joined(separator: "; ") : nil
    }

    /// The paragraph styles and shadows of the runs, and the numbers of a single run.
    var otherAttributes: String? {
        let runs = allRuns
        let texts = runs.map { run in
            run.attributes.compactMap { key, value -> String? in
                switch value {
                case let style as NSParagraphStyle: style.recorded
                case let shadow as NSShadow:
                    "shadow \(shadow.shadowOffset.sides) \(shadow.shadowBlurRadius.short)"
                case let number as NSNumber where runs.count == 1: "\(key.rawValue) \(number)"
                default: nil
                }
            }
            .filter { !$0.isEmpty }.sorted().joined(separator: ", ")
        }
        return texts.allSatisfy(\.isEmpty) ? nil : texts.joined(separator: "; ")
    }
}

extension NSParagraphStyle {
    /// The lengths that aren't zero. Alignment and line break mode are properties of labels.
    fileprivate var recorded: String {
        let lengths: KeyValuePairs<String, CGFloat> = [
            "line spacing": lineSpacing, "paragraph spacing": paragraphSpacing,
            "spacing before": paragraphSpacingBefore, "first indent": firstLineHeadIndent,
            "indent": headIndent, "tail indent": tailIndent,
            "minimum line height": minimumLineHeight, "maximum line height": maximumLineHeight,
            "line height": lineHeightMultiple, "hyphenation": CGFloat(hyphenationFactor),
        ]
        return lengths.filter { $0.value != 0 }.map { "\($0.key) \($0.value.short)" }
            .joined(separator: " ")
    }
}
