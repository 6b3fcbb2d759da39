import ContactSheet

extension CatalogSection {
    /// Labels whose text is longer than the available space.
    static let labelLines = CatalogSection("Label lines") {
        for mode in modes {
            Specimen("\(mode.name), 1 line", size: line) { $0.lineBreakMode = mode.mode }
        }
        for mode in modes {
            Specimen("\(mode.name), 2 lines", size: twoLines) {
                $0.lineBreakMode = mode.mode
                $0.numberOfLines = 2
            }
        }
        for alignment in alignments {
            Specimen(alignment.name, size: fourLines) {
                $0.textAlignment = alignment.alignment
                $0.numberOfLines = 0
            }
        }
        for adjustment in adjustments {
            Specimen("shrinks, \(adjustment.name)", size: high) {
                $0.adjustsFontSizeToFitWidth = true
                $0.baselineAdjustment = adjustment.adjustment
            }
        }
        Specimen("minimumScaleFactor 0.8", size: line) {
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.8
        }
        Specimen("shrinks in 2 lines", size: twoLines) {
            $0.text = text + " " + text
            $0.adjustsFontSizeToFitWidth = true
            $0.numberOfLines = 2
        }
        Specimen("set tighter", size: line) {
            $0.text = "Sphinx of black fur"
            $0.font = .systemFont(ofSize: 19.8)
            $0.allowsDefaultTighteningForTruncation = true
        }
        Specimen("from right to left", size: line) {
            $0.text = "ספינקס של קוורץ שחור שפוט את נדרי"
        }
    }

    private static let text = "Sphinx of black quartz, judge my vow"
    private static let line = CGSize(width: 160, height: 24)
    private static let high = CGSize(width: 160, height: 40)
    private static let twoLines = CGSize(width: 160, height: 44)
    private static let fourLines = CGSize(width: 110, height: 86)

    private static let modes: [(name: String, mode: NSLineBreakMode)] = [
        ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping),
        ("byClipping", .byClipping), ("byTruncatingHead", .byTruncatingHead),
        ("byTruncatingTail", .byTruncatingTail), ("byTruncatingMiddle", .byTruncatingMiddle),
    ]

    private static let alignments: [(name: String, alignment: NSTextAlignment)] = [
        ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
        ("natural", .natural),
    ]

    private static let adjustments: [(name: String, adjustment: UIBaselineAdjustment)] = [
        ("alignBaselines", .alignBaselines), ("alignCenters", .alignCenters), ("none", .none),
    ]
}

extension Specimen {
    /// Creates a label with a tinted background that shows its bounds.
    fileprivate init(_ caption: String, size: CGSize, _ change: (UILabel) -> Void) {
        let label = UILabel()
        label.text = "Sphinx of black quartz, judge my vow"
        label.backgroundColor = .secondarySystemBackground
        label.clipsToBounds = true
        change(label)
        self.init(caption, size: size, label)
    }
}
