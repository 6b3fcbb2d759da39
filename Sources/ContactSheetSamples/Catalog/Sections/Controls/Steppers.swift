import ContactSheet

extension CatalogSection {
    static let steppers = CatalogSection("Steppers") {
        Specimen("at 50", stepper(50))
        Specimen("at its minimum", stepper(0))
        Specimen("at its maximum", stepper(100))
        Specimen("tinted", stepper(50) { $0.tintColor = .systemRed })
        Specimen("disabled", stepper(50) { $0.isEnabled = false })
        Specimen("images", stepper(50, withImages))
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
