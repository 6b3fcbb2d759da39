import Foundation

/// The layout of the image, title, subtitle, and indicator of a configured button: the subtitle is
/// below the title, the image is at one of their sides, and the indicator follows them.
@MainActor struct ConfiguredPlacement {
    struct Parts {
        var image: CGSize
        var accessory: CGSize
        /// The functions that return the sizes of the titles in a width.
        var title: (CGFloat) -> CGSize
        var subtitle: (CGFloat) -> CGSize
    }

    struct Frames {
        var image: CGRect
        var title: CGRect
        var subtitle: CGRect
        var accessory: CGRect
    }

    private let configuration: UIButton.Configuration
    private let image: CGSize
    private let accessory: CGSize
    private let title: CGSize
    private let subtitle: CGSize

    init(_ parts: Parts, _ configuration: UIButton.Configuration, width: CGFloat) {
        self.configuration = configuration
        image = parts.image
        accessory = parts.accessory
        var availableWidth = width
        if !configuration.imagePlacement.isVertical, image != .zero {
            availableWidth -= image.width + configuration.imagePadding
        }
        if accessory != .zero { availableWidth -= accessory.width + Self.accessoryGap }
        title = parts.title(availableWidth).limited(to: availableWidth)
        subtitle = parts.subtitle(availableWidth).limited(to: availableWidth)
    }

    /// The distance between the titles and the indicator, in points.
    private static let accessoryGap: CGFloat = 6

    private var titles: CGSize {
        let gap = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
        return CGSize(
            width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    private var gap: CGFloat {
        image == .zero || titles.height == 0 ? 0 : configuration.imagePadding
    }

    var size: CGSize {
        let behind = accessory == .zero ? 0 : accessory.width + Self.accessoryGap
        guard !configuration.imagePlacement.isVertical else {
            return CGSize(
                width: max(image.width, titles.width) + behind,
                height: image.height + gap + titles.height)
        }
        return CGSize(
            width: image.width + gap + titles.width + behind,
            height: max(image.height, titles.height))
    }

    /// Returns the frames of the parts.
    ///
    /// - Parameter horizontal: `left`, `right`, `center`, or `fill`.
    func frames(
        in content: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
        vertical: UIControl.ContentVerticalAlignment, isMirrored: Bool
    ) -> Frames {
        let whole = size
        let x =
            switch horizontal {
            case .left, .leading: content.minX
            case .right, .trailing: content.maxX - whole.width
            case .center: content.midX - whole.width / 2
            case .fill: isMirrored ? content.maxX - whole.width : content.minX
            }
        let y =
            switch vertical {
            case .top, .fill: content.minY
            case .bottom: content.maxY - whole.height
            case .center: content.midY - whole.height / 2
            }
        let box = CGRect(origin: CGPoint(x: x, y: y), size: whole)
        let frames = leftToRight(in: CGRect(origin: .zero, size: whole))
        func placed(_ frame: CGRect) -> CGRect {
            let x = isMirrored ? whole.width - frame.maxX : frame.minX
            return CGRect(
                origin: CGPoint(x: box.minX + x, y: box.minY + frame.minY), size: frame.size)
        }
        return Frames(
            image: placed(frames.image), title: placed(frames.title),
            subtitle: placed(frames.subtitle), accessory: placed(frames.accessory))
    }

    private func leftToRight(in box: CGRect) -> Frames {
        let behind = accessory == .zero ? 0 : accessory.width + Self.accessoryGap
        let inner = CGRect(x: 0, y: 0, width: box.width - behind, height: box.height)
        let edge = configuration.imagePlacement
        var picture = CGRect(
            x: (inner.width - image.width) / 2, y: (inner.height - image.height) / 2,
            width: image.width, height: image.height)
        var text = CGRect(
            x: (inner.width - titles.width) / 2, y: (inner.height - titles.height) / 2,
            width: titles.width, height: titles.height)
        if edge.contains(.top) {
            (picture.origin.y, text.origin.y) = (0, inner.height - text.height)
        } else if edge.contains(.bottom) {
            (text.origin.y, picture.origin.y) = (0, inner.height - picture.height)
        } else if edge.contains(.trailing) {
            (text.origin.x, picture.origin.x) = (0, inner.width - picture.width)
        } else {
            (picture.origin.x, text.origin.x) = (0, inner.width - text.width)
        }
        let top = CGRect(x: text.minX, y: text.minY, width: text.width, height: title.height)
        let bottom = CGRect(
            x: text.minX, y: text.maxY - subtitle.height, width: text.width,
            height: subtitle.height)
        let mark = CGRect(
            x: box.width - accessory.width, y: (box.height - accessory.height) / 2,
            width: accessory.width, height: accessory.height)
        return Frames(image: picture, title: top, subtitle: bottom, accessory: mark)
    }
}

extension CGSize {
    fileprivate func limited(to width: CGFloat) -> CGSize {
        CGSize(width: max(0, min(self.width, width)), height: height)
    }
}
