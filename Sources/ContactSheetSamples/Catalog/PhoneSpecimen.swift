import ContactSheet

/// A view that shows its content like an iPhone in portrait or landscape, on any device of the
/// catalog.
final class PhoneSpecimen: UIView {
    private let content: UIView
    private let isOnItsSide: Bool

    init(_ content: UIView, onItsSide: Bool = false) {
        self.content = content
        isOnItsSide = onItsSide
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            super.traitCollection, UITraitCollection(userInterfaceIdiom: .phone),
            UITraitCollection(horizontalSizeClass: .compact),
            UITraitCollection(verticalSizeClass: isOnItsSide ? .compact : .regular),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }
}
