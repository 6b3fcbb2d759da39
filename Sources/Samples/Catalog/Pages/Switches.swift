import ContactSheet

extension CatalogPage {
    static let switches = CatalogPage("Switches and steppers") {
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
        Specimen("stepper at 50", stepper(50))
        Specimen("stepper at its minimum", stepper(0))
        Specimen("stepper at its maximum", stepper(100))
        Specimen("stepper, tinted", stepper(50) { $0.tintColor = .systemRed })
        Specimen("stepper, disabled", stepper(50) { $0.isEnabled = false })
        Specimen("stepper, images", stepper(50, withImages))
    }

    @MainActor private static func stepper(
        _ value: Double, _ configure: (UIStepper) -> Void = { _ in }
    ) -> UIStepper {
        let stepper = UIStepper()
        stepper.value = value
        configure(stepper)
        return stepper
    }

    @MainActor private static func withImages(_ stepper: UIStepper) {
        let image = UIImage(placeholder: "page", size: CGSize(width: 16, height: 16))
        stepper.setDecrementImage(image, for: .normal)
        stepper.setIncrementImage(image, for: .normal)
    }
}

extension Specimen {
    fileprivate init(_ caption: String, _ configure: (UISwitch) -> Void) {
        let toggle = UISwitch()
        configure(toggle)
        self.init(caption, toggle)
    }
}
