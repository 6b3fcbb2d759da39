import ContactSheet

extension CataloguePage {
    static let effects = CataloguePage("Effects") {
        for style in UIBlurEffect.Style.allCases {
            Specimen("\(style)", covered(UIBlurEffect(style: style)))
        }
        Specimen("none", covered(nil))
        for style in [UIVibrancyEffectStyle.label, .secondaryLabel, .fill] {
            Specimen("vibrancy: \(style)", vibrant(style))
        }
    }
}

/// Bars of colour on which a material shows.
private final class Bars: UIView {
    override func draw(_ rect: CGRect) {
        let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue]
        let width = bounds.width / CGFloat(colors.count)
        for (index, color) in colors.enumerated() {
            color.setFill()
            UIBezierPath(
                rect: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
            ).fill()
        }
    }
}

@MainActor private func covered(_ effect: UIVisualEffect?) -> UIView {
    let bars = Bars(frame: CGRect(x: 0, y: 0, width: 124, height: 72))
    let material = UIVisualEffectView(effect: effect)
    material.frame = bars.bounds.insetBy(dx: 12, dy: 12)
    material.layer.cornerRadius = 10
    material.clipsToBounds = true
    let label = UILabel(frame: material.bounds)
    label.text = "Label"
    label.textAlignment = .center
    if let blur = effect as? UIBlurEffect, "\(blur.style)".lowercased().hasSuffix("dark") {
        label.textColor = .white
    }
    material.contentView.addSubview(label)
    bars.addSubview(material)
    return bars
}

/// A tinted bar in the content of a vibrancy effect on a material.
@MainActor private func vibrant(_ style: UIVibrancyEffectStyle) -> UIView {
    let bars = Bars(frame: CGRect(x: 0, y: 0, width: 124, height: 72))
    let blur = UIBlurEffect(style: .systemThickMaterial)
    let material = UIVisualEffectView(effect: blur)
    material.frame = bars.bounds.insetBy(dx: 12, dy: 12)
    let vibrancy = UIVisualEffectView(
        effect: UIVibrancyEffect(blurEffect: blur, style: style))
    vibrancy.frame = material.bounds
    let tinted = UIView(frame: material.bounds.insetBy(dx: 20, dy: 16))
    tinted.backgroundColor = .tintColor
    vibrancy.contentView.addSubview(tinted)
    material.contentView.addSubview(vibrancy)
    bars.addSubview(material)
    return bars
}
