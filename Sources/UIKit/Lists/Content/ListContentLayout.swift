import Foundation

/// The layout of the parts of a list's content, in a left-to-right layout.
@MainActor struct ListContentLayout {
    let configuration: UIListContentConfiguration
    /// The labels, which are `nil` if there is no such text.
    let first: UILabel?
    let second: UILabel?
    let margins: NSDirectionalEdgeInsets
    /// The image's size, before the configuration's maximum.
    let image: CGSize
    /// Whether the parts are below each other, at the text sizes for accessibility.
    let isStacked: Bool

    struct Frames {
        var image = CGRect.zero
        var first = CGRect.zero
        var second = CGRect.zero
        var all: [CGRect] { [image, first, second] }
    }

    private var imageSize: CGSize {
        let size = image
        guard size.width > 0, size.height > 0 else { return .zero }
        let most = configuration.imageProperties.maximumSize
        let factor = min(
            1, most.width > 0 ? most.width / size.width : 1,
            most.height > 0 ? most.height / size.height : 1)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The width in which the image is centered: for symbols a standard width, so that the texts of
    /// rows with different symbols are aligned (Documentation/Metrics.md 3.4).
    private var imageAreaWidth: CGFloat {
        let reserved = configuration.imageProperties.reservedLayoutSize.width
        if reserved > 0 { return reserved }
        let isStandard =
            reserved == UIListContentConfiguration.ImageProperties.standardDimension
            || configuration.image?.isSymbolImage == true
        return isStandard
            ? TableMetrics.symbolWidth(configuration.textProperties.font) : imageSize.width
    }

    var textStart: CGFloat {
        margins.leading
            + (configuration.image == nil || isStacked
                ? 0 : imageAreaWidth + configuration.imageToTextPadding)
    }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        max(0, width - textStart - margins.trailing)
    }

    /// The width with each text in one line.
    var naturalWidth: CGFloat {
        let sizes = sizes(.infinity)
        let gap = configuration.textToSecondaryTextHorizontalPadding
        let text =
            isSideBySide(sizes, .infinity)
            ? sizes.first.width + gap + sizes.second.width
            : max(sizes.first.width, sizes.second.width)
        return UIScreen.main.grid.roundUp(textStart + text + margins.trailing)
    }

    private func sizes(_ width: CGFloat) -> (first: CGSize, second: CGSize) {
        func size(_ label: UILabel?) -> CGSize {
            guard let size = label?.sizeThatFits(CGSize(width: width, height: 0)) else {
                return .zero
            }
            return CGSize(width: min(width, size.width), height: size.height)
        }
        return (size(first), size(second))
    }

    /// Returns whether both labels are next to each other, because they fit in one line.
    private func isSideBySide(_ sizes: (first: CGSize, second: CGSize), _ width: CGFloat) -> Bool {
        guard configuration.prefersSideBySideTextAndSecondaryText, first != nil, second != nil
        else { return false }
        let gap = configuration.textToSecondaryTextHorizontalPadding
        return sizes.first.width + gap + sizes.second.width <= width
    }

    private func textHeight(_ sizes: (first: CGSize, second: CGSize), _ width: CGFloat) -> CGFloat {
        if isSideBySide(sizes, width) { return max(sizes.first.height, sizes.second.height) }
        let gap =
            first != nil && second != nil
            ? configuration.textToSecondaryTextVerticalPadding : 0
        return sizes.first.height + gap + sizes.second.height
    }

    /// The layout of the parts below each other.
    private func stacked(_ width: CGFloat) -> StackedRowLayout.Frames {
        StackedRowLayout(
            image: imageSize, imageGap: configuration.imageToTextPadding, first: first,
            second: second, textGap: configuration.textToSecondaryTextVerticalPadding, width: width
        ).frames()
    }

    /// The difference between the margins at the text sizes for accessibility and the usual ones,
    /// of rows only.
    private var marginGrowth: CGFloat {
        configuration.leastHeight > 0 ? TableMetrics.stackedMargins - TableMetrics.textMargins() : 0
    }

    func height(width: CGFloat) -> CGFloat {
        let width = textWidth(width)
        if isStacked {
            let height = margins.top + stacked(width).height + margins.bottom + marginGrowth
            return UIScreen.main.grid.roundUp(max(height, configuration.leastHeight))
        }
        let content = max(textHeight(sizes(width), width), imageSize.height)
        let height = margins.top + content + margins.bottom
        return UIScreen.main.grid.roundUp(max(height, configuration.leastHeight))
    }

    func frames(in size: CGSize) -> Frames {
        let grid = UIScreen.main.grid
        let width = textWidth(size.width)
        if isStacked { return stackedFrames(width, in: size) }
        let sizes = sizes(width)
        let middle = (margins.top + size.height - margins.bottom) / 2
        func y(_ height: CGFloat) -> CGFloat { grid.round(middle - height / 2) }
        var frames = Frames()
        let image = imageSize
        frames.image = CGRect(
            x: margins.leading + (imageAreaWidth - image.width) / 2, y: y(image.height),
            width: image.width, height: image.height)
        if isSideBySide(sizes, width) {
            frames.first = CGRect(
                origin: CGPoint(x: textStart, y: y(sizes.first.height)), size: sizes.first)
            frames.second = CGRect(
                origin: CGPoint(
                    x: size.width - margins.trailing - sizes.second.width,
                    y: y(sizes.second.height)),
                size: sizes.second)
            return frames
        }
        let top = y(textHeight(sizes, width))
        frames.first = CGRect(origin: CGPoint(x: textStart, y: top), size: sizes.first)
        frames.second = CGRect(
            origin: CGPoint(
                x: textStart, y: top + textHeight(sizes, width) - sizes.second.height),
            size: sizes.second)
        return frames
    }

    private func stackedFrames(_ width: CGFloat, in size: CGSize) -> Frames {
        let frames = stacked(width)
        let middle = (margins.top + size.height - margins.bottom) / 2
        let y = UIScreen.main.grid.round(middle - frames.height / 2)
        func placed(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: margins.leading, dy: y) }
        return Frames(
            image: placed(frames.image), first: placed(frames.first),
            second: placed(frames.second))
    }
}
