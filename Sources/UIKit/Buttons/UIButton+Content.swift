import Foundation

extension UIButton {
    var buttonStyle: ButtonStyle { ButtonStyle(type: buttonType, state: state, tint: tintColor) }

    /// The displayed title, from the configuration or for the state.
    var shownTitle: ButtonTitle? {
        if let configuration {
            if let title = configuration.attributedTitle {
                return .attributed(.styled(title))
            }
            if let title = configuration.title { return .plain(title) }
        }
        return content.title(in: state)
    }

    /// Sets the label's text to the title, if it has changed.
    func showTitle() {
        if case .attributed(let title) = shownTitle {
            titleView.show(.attributed(title.filled(.foregroundColor, currentTitleColor)))
        } else {
            titleView.show(shownTitle)
        }
        if !titleView.lineBreakMode.truncates, titleView.numberOfLines == 1 {
            titleView.numberOfLines = 0
        }
    }

    func showImage(_ image: UIImage?) {
        if pictureView.image !== image { pictureView.image = image }
        if pictureView.preferredSymbolConfiguration != symbolConfiguration {
            pictureView.preferredSymbolConfiguration = symbolConfiguration
        }
        pictureView.isHidden = image == nil
        if image != nil, pictureView.superview == nil { insertSubview(pictureView, at: 0) }
    }

    /// The image for the state, which system buttons show in their tint.
    private var stateImage: UIImage? {
        guard let image = image(for: state) else { return nil }
        guard buttonType == .system, image.renderingMode == .automatic, buttonStyle.isFlat else {
            return image
        }
        // The image is reused, so that a layout without changes doesn't create a new one.
        if let shown = pictureView.image, tintedSource === image { return shown }
        tintedSource = image
        return image.withRenderingMode(.alwaysTemplate)
    }

    func layOutContent() {
        let rect = contentRect(forBounds: bounds)
        showTitle()
        showImage(stateImage)
        applyStyle()
        titleView.frame = titleRect(forContentRect: rect)
        pictureView.frame = imageRect(forContentRect: rect)
        subtitleView.removeFromSuperview()
    }

    private func applyStyle() {
        let isHighlighted = state.contains(.highlighted)
        if case .plain = shownTitle { titleView.textColor = currentTitleColor }
        titleView.shadowColor = currentTitleShadowColor
        titleView.alpha = buttonStyle.contentAlpha
        pictureView.alpha = buttonStyle.contentAlpha
        pictureView.tintColor = showsSelection ? .white : nil
        pictureView.adjustment =
            if !isEnabled, adjustsImageWhenDisabled, image(for: .disabled) === image(for: .normal) {
                .disabled
            } else if isHighlighted, adjustsImageWhenHighlighted, !buttonStyle.isFlat,
                image(for: .highlighted) === image(for: .normal)
            {
                .highlighted
            } else {
                .none
            }
        guard reversesTitleShadowWhenHighlighted, isHighlighted != hasReversedShadow else { return }
        hasReversedShadow = isHighlighted
        let offset = titleView.shadowOffset
        titleView.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
    }
}

extension NSLineBreakMode {
    /// Whether text with this mode stays on one line unless more lines are allowed.
    var truncates: Bool { self != .byWordWrapping && self != .byCharWrapping }
}
