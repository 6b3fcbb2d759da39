import ContactSheet

extension CatalogSection {
    static let sliders = CatalogSection("Sliders") {
        for value in [0, 0.5, 1] as [Float] { slider("value \(value)") { $0.value = value } }
        slider("disabled") { $0.isEnabled = false }
        slider("highlighted") { $0.isHighlighted = true }
        slider("tintColor") { $0.tintColor = .systemRed }
        slider("track and thumb colors") { slider in
            slider.minimumTrackTintColor = .systemGreen
            slider.maximumTrackTintColor = .systemYellow
            slider.thumbTintColor = .systemOrange
        }
        slider("value images") { slider in
            slider.minimumValueImage = image(16, 12)
            slider.maximumValueImage = image(24, 18)
        }
        slider("thumb and track images") { slider in
            slider.setThumbImage(image(24, 24), for: .normal)
            slider.setMinimumTrackImage(image(10, 6), for: .normal)
        }
    }

    @MainActor private static func slider(
        _ caption: String, _ configure: (UISlider) -> Void
    ) -> Specimen {
        let slider = UISlider()
        slider.value = 0.5
        configure(slider)
        let height = slider.sizeThatFits(.zero).height
        return Specimen(caption, size: CGSize(width: 200, height: height), slider)
    }

    @MainActor private static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIImage(placeholder: "track", size: CGSize(width: width, height: height))
    }
}
