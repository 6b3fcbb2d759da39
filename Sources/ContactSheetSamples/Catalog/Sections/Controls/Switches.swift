import ContactSheet

extension CatalogSection {
    static let switches = CatalogSection("Switches") {
        for isOn in [false, true] {
            Specimen(isOn ? "on" : "off") { $0.isOn = isOn }
            Specimen(isOn ? "on, highlighted" : "off, highlighted") { toggle in
                toggle.isOn = isOn
                toggle.isHighlighted = true
            }
            Specimen(isOn ? "on, disabled" : "off, disabled") { toggle in
                toggle.isOn = isOn
                toggle.isEnabled = false
            }
        }
        Specimen("onTintColor, thumbTintColor") { toggle in
            toggle.isOn = true
            toggle.onTintColor = .systemOrange
            toggle.thumbTintColor = .systemYellow
        }
        Specimen("tintColor, off") { $0.tintColor = .systemRed }
    }
}

extension Specimen {
    fileprivate init(_ caption: String, _ configure: (UISwitch) -> Void) {
        let toggle = UISwitch()
        configure(toggle)
        self.init(caption, toggle)
    }
}
