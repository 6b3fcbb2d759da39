import Foundation

extension UIButton {
    var look: ButtonStyle { ButtonStyle(type: buttonType, state: state, tint: tintColor) }

    /// The title to be shown, of the configuration or of the state.
    var shownTitle: ButtonTitle? {
        if let configuration {
            if let title = configuration.attributedTitle {
                return .attributed(.styled(title))
            }
            if let title = configuration.title { return .plain(title) }
        }
        return content.title(in: state)
    }

    /// Gives the label the title's text, once.
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

    /// The picture of the state; the system's button shows it in its tint.
    private var stateImage: UIImage? {
        guard let image = image(for: state) else { return nil }
        guard buttonType == .system, image.renderingMode == .automatic, look.isFlat else {
            return image
        }
        // Kept, so that a layout that changes nothing makes no new image.
        if let shown = pictureView.image, tintedSource === image { return shown }
        tintedSource = image
        return image.withRenderingMode(.alwaysTemplate)
    }

    func layOutContent() {
        let rect = contentRect(forBounds: bounds)
        showTitle()
        showImage(stateImage)
        applyLook()
        titleView.frame = titleRect(forContentRect: rect)
        pictureView.frame = imageRect(forContentRect: rect)
        subtitleView.removeFromSuperview()
    }

    private func applyLook() {
        let isHighlighted = state.contains(.highlighted)
        if case .plain = shownTitle { titleView.textColor = currentTitleColor }
        titleView.shadowColor = currentTitleShadowColor
        titleView.alpha = look.contentAlpha
        pictureView.alpha = look.contentAlpha
        pictureView.tintColor = showsSelection ? .white : nil
        pictureView.adjustment =
            if !isEnabled, adjustsImageWhenDisabled, image(for: .disabled) === image(for: .normal) {
                .disabled
            } else if isHighlighted, adjustsImageWhenHighlighted, !look.isFlat,
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
    /// Whether a text of this mode stays in one line unless it is allowed more.
    var truncates: Bool { self != .byWordWrapping && self != .byCharWrapping }
}
