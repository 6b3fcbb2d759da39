import ContactSheet

extension CatalogSection {
    static let segmentedControls = CatalogSection("Segmented controls") {
        segments("first selected", titles)
        segments("second selected", titles) { $0.selectedSegmentIndex = 1 }
        segments("third selected", titles) { $0.selectedSegmentIndex = 2 }
        segments("none selected", titles) {
            $0.selectedSegmentIndex = UISegmentedControl.noSegment
        }
        segments("momentary", titles) { $0.isMomentary = true }
        segments("disabled", titles) { $0.isEnabled = false }
        segments("second disabled", titles) { $0.setEnabled(false, forSegmentAt: 1) }
        segments("bar style", titles) { $0.segmentedControlStyle = .bar }
        segments("tintColor", titles) { $0.tintColor = .systemRed }
        segments("selectedSegmentTintColor", titles) {
            $0.selectedSegmentTintColor = .systemYellow
        }
        segments("by content", contents) { $0.apportionsSegmentWidthsByContent = true }
        segments("all as wide", contents)
        segments("own width", titles) { $0.setWidth(120, forSegmentAt: 1) }
        segments("images", [image, image, image])
        segments("title attributes", titles) { control in
            control.setTitleTextAttributes([.foregroundColor: UIColor.systemPurple], for: .normal)
            control.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
        }
        segments("backgroundColor", titles) { $0.backgroundColor = .systemTeal }
        wide("in 400 points")
    }

    private static let titles = ["First", "Second", "Third"]
    private static let contents = ["A", "Several words", "Word"]

    @MainActor private static var image: UIImage {
        UIImage(placeholder: "list", size: CGSize(width: 20, height: 16))
    }

    @MainActor private static func segments(
        _ caption: String, _ items: [Any], _ configure: (UISegmentedControl) -> Void = { _ in }
    ) -> Specimen {
        let control = UISegmentedControl(items: items)
        control.selectedSegmentIndex = 0
        configure(control)
        return Specimen(caption, control)
    }

    @MainActor private static func wide(_ caption: String) -> Specimen {
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = 1
        let height = control.sizeThatFits(.zero).height
        return Specimen(caption, size: CGSize(width: 400, height: height), control)
    }
}
