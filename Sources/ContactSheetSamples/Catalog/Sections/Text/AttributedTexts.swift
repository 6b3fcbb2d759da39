import ContactSheet

extension CatalogSection {
    static let attributedTexts = CatalogSection("Attributed text") {
        for sample in characterAttributes {
            Specimen(sample.name, line(sample.attributes))
        }
        Specimen("fonts in a line", fonts)
        Specimen("attachments", attachments)
        Specimen("mixed directions, underlined", mixed)
        Specimen("truncated", size: CGSize(width: 150, height: 24), truncated)
        Specimen("tab stops", size: CGSize(width: 180, height: 44), tabs)
        for (index, sample) in paragraphStyles.enumerated() {
            Specimen(
                sample.name, size: sample.size, startsLine: index == 0, paragraphs(sample.change))
        }
    }

    private typealias Attributes = [NSAttributedString.Key: Any]

    @MainActor private static var characterAttributes: [(name: String, attributes: Attributes)] {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.systemGray
        return [
            ("foregroundColor", [.foregroundColor: UIColor.systemRed]),
            (
                "backgroundColor",
                [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.5)]
            ),
            ("kern 2", [.kern: 2]), ("tracking -1", [.tracking: -1]),
            ("underline", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
            ("thick", [.underlineStyle: NSUnderlineStyle.thick.rawValue]),
            ("double", [.underlineStyle: NSUnderlineStyle.double.rawValue]),
            ("dots", underline(.patternDot)), ("dashes", underline(.patternDash)),
            ("dash dot", underline(.patternDashDot)), ("by word", underline(.byWord)),
            (
                "underlineColor",
                [
                    .underlineStyle: NSUnderlineStyle.single.rawValue,
                    .underlineColor: UIColor.systemRed,
                ]
            ),
            ("strikethrough", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
            ("shadow", [.shadow: shadow]), ("link", [.link: "https://example.com"]),
            ("strokeWidth 3", [.strokeWidth: 3]),
            ("strokeWidth -3", [.strokeWidth: -3, .strokeColor: UIColor.systemRed]),
            ("obliqueness 0.3", [.obliqueness: 0.3]), ("baselineOffset 6", [.baselineOffset: 6]),
        ]
    }

    private static func underline(_ style: NSUnderlineStyle) -> Attributes {
        [.underlineStyle: style.union(.single).rawValue]
    }

    @MainActor private static func line(_ attributes: Attributes) -> UILabel {
        let text = NSMutableAttributedString(string: "Sphinx of quartz")
        text.addAttributes(attributes, range: NSRange(location: 0, length: 9))
        return label(text)
    }

    @MainActor private static func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = 0
        return label
    }

    private typealias Change = (NSMutableParagraphStyle) -> Void

    private static var paragraphStyles: [(name: String, size: CGSize, change: Change)] {
        let narrow = CGSize(width: 150, height: 84)
        return [
            ("plain", narrow, { _ in }), ("lineSpacing 4", narrow, { $0.lineSpacing = 4 }),
            ("paragraphSpacing 12", narrow, { $0.paragraphSpacing = 12 }),
            ("lineHeightMultiple 1.2", narrow, { $0.lineHeightMultiple = 1.2 }),
            ("maximumLineHeight 14", narrow, { $0.maximumLineHeight = 14 }),
            ("firstLineHeadIndent 20", narrow, { $0.firstLineHeadIndent = 20 }),
            (
                "headIndent 20, tailIndent -20", narrow,
                {
                    $0.headIndent = 20
                    $0.tailIndent = -20
                }
            ),
            ("justified", narrow, { $0.alignment = .justified }),
        ]
    }

    @MainActor private static func paragraphs(_ change: Change) -> UILabel {
        let style = NSMutableParagraphStyle()
        change(style)
        let text = NSAttributedString(
            string: "Sphinx of black quartz, judge my vow.\nPack my box.",
            attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 15)])
        let label = label(text)
        label.backgroundColor = .secondarySystemBackground
        return label
    }

    @MainActor private static var fonts: UILabel {
        let text = NSMutableAttributedString()
        for (word, font) in [
            ("Small ", UIFont.systemFont(ofSize: 11)), ("bold ", .boldSystemFont(ofSize: 17)),
            ("italic ", .italicSystemFont(ofSize: 17)), ("large", .systemFont(ofSize: 28)),
        ] {
            text.append(NSAttributedString(string: word, attributes: [.font: font]))
        }
        return label(text)
    }

    @MainActor private static var attachments: UILabel {
        let text = NSMutableAttributedString(string: "Before")
        for bounds in [CGRect.zero, CGRect(x: 0, y: -6, width: 24, height: 24)] {
            let image = UIImage(
                placeholder: "picture", size: CGSize(width: 16, height: 16))
            let attachment = NSTextAttachment(image: image)
            attachment.bounds = bounds
            text.append(NSAttributedString(string: " "))
            text.append(NSAttributedString(attachment: attachment))
            text.append(NSAttributedString(string: " after"))
        }
        return label(text)
    }

    @MainActor private static var mixed: UILabel {
        let text = NSMutableAttributedString(string: "Left שמאל ימין right")
        let range = NSRange(location: 2, length: 7)
        text.addAttributes(
            [
                .underlineStyle: NSUnderlineStyle.single.rawValue,
                .backgroundColor: UIColor.systemYellow.withAlphaComponent(0.5),
            ], range: range)
        return label(text)
    }

    @MainActor private static var truncated: UILabel {
        let text = NSMutableAttributedString(string: "Sphinx of black quartz, judge")
        text.addAttributes(
            [
                .underlineStyle: NSUnderlineStyle.single.rawValue,
                .foregroundColor: UIColor.systemRed,
            ], range: NSRange(location: 10, length: 19))
        let label = label(text)
        label.numberOfLines = 1
        return label
    }

    @MainActor private static var tabs: UILabel {
        let style = NSMutableParagraphStyle()
        style.tabStops = [
            NSTextTab(textAlignment: .center, location: 90),
            NSTextTab(textAlignment: .right, location: 180),
        ]
        return label(
            NSAttributedString(
                string: "A\tcenter\t1.50\nB\tmid\t12.00", attributes: [.paragraphStyle: style]))
    }
}
