import Foundation

extension UIButton {
    /// Returns the size of the whole button for a width that includes the space around its text.
    func naturalSize(width: CGFloat) -> CGSize {
        updateConfigurationIfNeeded()
        if configuration != nil { return configuredSize(width: width) }
        var size = contentSize(width: width)
        let image = imageSize
        if contentEdgeInsets != .zero {
            size = size.adding(contentEdgeInsets)
        } else if image == .zero || buttonStyle.isClassicRoundedRect {
            size = size.adding(ButtonMetrics.padding(of: buttonType))
        }
        if image == .zero || buttonType == .system {
            size.width = max(size.width, ButtonMetrics.minimumWidth)
        }
        let background = currentBackgroundImage?.size ?? .zero
        return CGSize(
            width: max(size.width, background.width),
            height: max(size.height, background.height, ButtonMetrics.minimumHeight(of: buttonType))
        )
    }

    /// Returns the size of the image and title. The minimum height is that of a line in the title's
    /// font, except for symbols in system buttons, which are measured like letters
    /// (Documentation/Metrics.md 2.9).
    private func contentSize(width: CGFloat) -> CGSize {
        let image = imageSize
        let title = titleSize(
            width: width - image.width - contentEdgeInsets.left - contentEdgeInsets.right)
        let isExact =
            buttonMarkSize != nil || buttonType == .system && currentImage?.isSymbolImage == true
        let line = isExact ? 0 : titleView.font.lineHeight.rounded(.up)
        return CGSize(
            width: image.width + title.width, height: max(image.height, title.height, line))
    }

    var buttonMarkSize: CGSize? { ButtonMetrics.markSize(of: buttonType) }

    var imageSize: CGSize {
        currentImage?.size(preferring: symbolConfiguration) ?? buttonMarkSize ?? .zero
    }

    /// The configuration with which symbols in a configured button follow the text sizes for
    /// accessibility, as its titles do (Documentation/Metrics.md 5.5).
    private var textSizeSymbolConfiguration: UIImage.SymbolConfiguration? {
        guard let configuration, traitCollection.stacksRows else { return nil }
        let isSmall = configuration.buttonSize == .mini || configuration.buttonSize == .small
        return isSmall ? .subheadlineText : .bodyText
    }

    var symbolConfiguration: UIImage.SymbolConfiguration? {
        configuration?.preferredSymbolConfigurationForImage
            ?? preferredSymbolConfigurationForImage(in: state) ?? textSizeSymbolConfiguration
    }

    /// Returns the size of the title, rounded up to whole points, as stored frames of buttons are
    /// in all eras (Documentation/Metrics.md 2.9).
    func titleSize(width: CGFloat) -> CGSize {
        showTitle()
        guard shownTitle?.text.isEmpty == false else { return .zero }
        let size = titleView.sizeThatFits(
            CGSize(width: width.isFinite ? max(1, width) : 0, height: 0))
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    func placement(in rect: CGRect) -> ButtonPlacement {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let image = imageSize
        let sizes = ButtonPlacement.Sizes(
            image: image, title: titleSize(width: rect.width - image.width),
            imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets)
        return ButtonPlacement(
            sizes, in: rect, horizontal: contentHorizontalAlignment.resolved(isMirrored),
            vertical: contentVerticalAlignment, imageIsFirst: !isMirrored)
    }
}

extension UIControl.ContentHorizontalAlignment {
    /// Returns `left` or `right` for `leading` and `trailing`.
    func resolved(_ isMirrored: Bool) -> Self {
        switch self {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .center, .left, .right, .fill: self
        }
    }
}

extension UIImage {
    /// Returns the size of a symbol with a configuration for the values that it doesn't specify
    /// itself. Other images keep their size.
    @MainActor func size(preferring preferred: SymbolConfiguration?) -> CGSize {
        guard isSymbolImage, let preferred else { return size }
        let configuration = symbolConfiguration.map(preferred.applying) ?? preferred
        return applyingSymbolConfiguration(configuration)?.size ?? size
    }
}

extension CGSize {
    func adding(_ insets: UIEdgeInsets) -> CGSize {
        CGSize(
            width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }
}
