import Foundation

extension UIButton {
    /// The configuration as it is drawn now. Used only if there is one.
    private var shown: Configuration {
        (configuration ?? .plain()).updated(for: self)
    }

    func configuredSize(width: CGFloat) -> CGSize {
        let configuration = shown
        let insets = configuration.contentInsets
        let availableWidth = width - insets.leading - insets.trailing
        prepareTitles(configuration)
        let parts = parts(of: configuration)
        let content = ConfiguredPlacement(parts, configuration, width: availableWidth).size
        let grid = UIScreen.main.grid
        return CGSize(
            width: grid.roundUp(content.width + insets.leading + insets.trailing),
            height: grid.roundUp(content.height + insets.top + insets.bottom))
    }

    /// Returns the content rectangle inside the configuration's insets, which depend on the layout
    /// direction.
    private func configuredContentRect(_ configuration: Configuration) -> CGRect {
        let insets = configuration.contentInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return contentRect(forBounds: bounds).inset(
            by: UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
                bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
    }

    func layOutConfiguration() {
        let configuration = shown
        prepareTitles(configuration)
        applyStyle(configuration)
        let content = configuredContentRect(configuration)
        let placement = ConfiguredPlacement(
            parts(of: configuration), configuration, width: content.width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frames = placement.frames(
            in: content, horizontal: contentHorizontalAlignment.resolved(isMirrored),
            vertical: contentVerticalAlignment, isMirrored: isMirrored)
        pictureView.frame = aligned(frames.image, in: content)
        titleView.frame = aligned(frames.title, in: content)
        subtitleView.frame = aligned(frames.subtitle, in: content)
        accessoryFrame = aligned(frames.accessory, in: content)
    }

    /// Returns a frame at a whole number of pixels from the insets, which needn't be whole themselves
    /// (Documentation/RuntimeFacts.md).
    private func aligned(_ frame: CGRect, in content: CGRect) -> CGRect {
        let grid = UIScreen.main.grid
        let distance = CGPoint(
            x: grid.round(frame.minX - content.minX),
            y: grid.roundDown(frame.minY - content.minY))
        return CGRect(
            x: content.minX + distance.x, y: content.minY + distance.y,
            width: grid.round(frame.width), height: grid.round(frame.height))
    }

    private func parts(of configuration: Configuration) -> ConfiguredPlacement.Parts {
        ConfiguredPlacement.Parts(
            image: configuration.showsActivityIndicator
                ? CGSize(width: 20, height: 20)
                : configuration.image?.size(preferring: symbolConfiguration) ?? .zero,
            accessory: showsPopUpIndicator(configuration) ? PopUpIndicatorArtwork.size : .zero,
            title: shownTitle == nil
                ? { _ in .zero }
                : { self.titleView.sizeThatFits(CGSize(width: max(1, $0), height: 0)) },
            subtitle: configuration.shownSubtitle == nil
                ? { _ in .zero }
                : { self.subtitleView.sizeThatFits(CGSize(width: max(1, $0), height: 0)) })
    }

    private func showsPopUpIndicator(_ configuration: Configuration) -> Bool {
        configuration.indicator == .popup
            || configuration.indicator == .automatic && changesSelectionAsPrimaryAction
                && menu != nil
    }

    private func prepareTitles(_ configuration: Configuration) {
        let style = ConfiguredText(
            configuration, color: configuration.resolvedStyle(of: self).foreground)
        titleView.setLines(configuration.titleLineBreakMode)
        style.showTitle(shownTitle, in: titleView)
        subtitleView.setLines(configuration.subtitleLineBreakMode)
        style.showSubtitle(in: subtitleView)
        if configuration.shownSubtitle == nil {
            subtitleView.removeFromSuperview()
        } else if subtitleView.superview == nil {
            addSubview(subtitleView)
        }
        let alignment = configuration.textAlignment(
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        for label in [titleView, subtitleView] where label.textAlignment != alignment {
            label.textAlignment = alignment
        }
    }

    private func applyStyle(_ configuration: Configuration) {
        let color = configuration.resolvedStyle(of: self).foreground
        titleView.alpha = 1
        pictureView.alpha = 1
        pictureView.adjustment = .none
        pictureView.tintColor = configuration.imageColorTransformer?(color) ?? color
        showImage(configuration.showsActivityIndicator ? nil : tinted(configuration.image))
    }

    private func tinted(_ image: UIImage?) -> UIImage? {
        guard let image, image.renderingMode == .automatic else { return image }
        if let shown = pictureView.image, tintedSource === image { return shown }
        tintedSource = image
        return image.withRenderingMode(.alwaysTemplate)
    }

    // MARK: Drawing

    func drawConfiguration() {
        let configuration = shown
        let resolvedStyle = configuration.resolvedStyle(of: self)
        let background = configuration.background
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = background.backgroundInsets
        let box = backgroundRect(forBounds: bounds).inset(
            by: UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
                bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
        let radius = configuration.cornerRadius(inHeight: min(box.width, box.height))
        let fill =
            background.backgroundColorTransformer?(resolvedStyle.background)
            ?? resolvedStyle.background
        if let glass = resolvedStyle.glass {
            let tint = fill.cgColor.alpha > 0 ? fill : nil
            GlassArtwork(box, radius: radius, style: glass, tint: tint).draw()
        } else {
            fill.setFill()
            UIBezierPath(roundedRect: box, cornerRadius: radius).fill()
        }
        background.image?.draw(in: box)
        drawStroke(of: background, box, radius)
        if configuration.showsActivityIndicator {
            SpinnerArtwork.draw(in: pictureFrame, color: resolvedStyle.foreground)
        }
        if accessoryFrame.width > 0 {
            PopUpIndicatorArtwork.draw(in: accessoryFrame, color: resolvedStyle.foreground)
        }
    }

    /// The frame of the image, or of the activity indicator that replaces it.
    private var pictureFrame: CGRect { pictureView.frame }

    private func drawStroke(
        of background: UIBackgroundConfiguration, _ box: CGRect, _ radius: CGFloat
    ) {
        let width = background.strokeWidth
        guard width > 0, let color = background.strokeColor ?? tintColor else { return }
        let shift = width / 2 - background.strokeOutset
        let path = UIBezierPath(
            roundedRect: box.clampedInset(dx: shift, dy: shift),
            cornerRadius: max(0, radius - shift))
        path.lineWidth = width
        (background.strokeColorTransformer?(color) ?? color).setStroke()
        path.stroke()
    }
}

extension UIButton.Configuration {
    /// Returns the text alignment. Automatic titles are centered above or below an image, and
    /// otherwise aligned with the leading edge.
    func textAlignment(isMirrored: Bool) -> NSTextAlignment {
        switch titleAlignment {
        case .automatic where shownSubtitle == nil || imagePlacement.isVertical: .center
        case .automatic, .leading: isMirrored ? .right : .left
        case .center: .center
        case .trailing: isMirrored ? .left : .right
        }
    }
}

extension NSDirectionalRectEdge {
    var isVertical: Bool { contains(.top) || contains(.bottom) }
}
