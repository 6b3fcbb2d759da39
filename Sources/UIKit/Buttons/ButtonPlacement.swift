import Foundation

/// The frames of the image and title of a button without a configuration in its content rectangle:
/// next to each other, aligned together, and each moved by its own insets.
struct ButtonPlacement {
    var image: CGRect
    var title: CGRect

    struct Sizes {
        var image: CGSize
        var title: CGSize
        var imageInsets: UIEdgeInsets
        var titleInsets: UIEdgeInsets
    }

    /// Computes the frames.
    ///
    /// - Parameters:
    ///   - horizontal: `left`, `right`, `center`, or `fill`.
    ///   - imageIsFirst: Whether the image is to the left of the title.
    @MainActor init(
        _ sizes: Sizes, in content: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
        vertical: UIControl.ContentVerticalAlignment, imageIsFirst: Bool
    ) {
        let image = CGSize(
            width: min(sizes.image.width, max(0, content.width)),
            height: min(sizes.image.height, max(0, content.height)))
        let availableWidth =
            content.width - image.width - sizes.titleInsets.left - sizes.titleInsets.right
        let title = CGSize(
            width: max(0, min(sizes.title.width, availableWidth)),
            height: max(0, min(sizes.title.height, content.height)))
        let imageBox = CGRect(
            x: imageIsFirst ? 0 : title.width, y: 0, width: image.width, height: image.height)
        let titleBox = CGRect(
            x: imageIsFirst ? image.width : 0, y: 0, width: title.width, height: title.height)
        let whole = image.width + title.width
        let x = Self.start(of: whole, in: content, horizontal)
        self.image = Self.place(imageBox, x, in: content, vertical)
            .moved(by: sizes.imageInsets, horizontal, vertical)
        self.title = Self.place(titleBox, x, in: content, vertical)
            .moved(by: sizes.titleInsets, horizontal, vertical)
        guard horizontal == .fill else { return }
        if title.width == 0 {
            self.image = self.image.spanning(content.inset(by: sizes.imageInsets))
        } else {
            let free = CGRect(
                x: imageIsFirst ? content.minX + image.width : content.minX, y: content.minY,
                width: content.width - image.width, height: content.height)
            self.title = self.title.spanning(free.inset(by: sizes.titleInsets))
            if !imageIsFirst { self.image.origin.x = content.maxX - image.width }
        }
    }

    private static func start(
        of width: CGFloat, in content: CGRect, _ alignment: UIControl.ContentHorizontalAlignment
    ) -> CGFloat {
        switch alignment {
        case .left, .leading, .fill: content.minX
        case .right, .trailing: content.maxX - width
        case .center: content.midX - width / 2
        }
    }

    private static func place(
        _ box: CGRect, _ x: CGFloat, in content: CGRect,
        _ alignment: UIControl.ContentVerticalAlignment
    ) -> CGRect {
        var result = box.offsetBy(dx: x, dy: 0)
        switch alignment {
        case .top: result.origin.y = content.minY
        case .bottom: result.origin.y = content.maxY - box.height
        case .center: result.origin.y = content.midY - box.height / 2
        case .fill:
            result.origin.y = content.minY
            result.size.height = max(0, content.height)
        }
        return result
    }
}

extension CGRect {
    /// Returns the rectangle moved by insets: away from the edge that it is aligned with, or, if it
    /// is centered, by half of the difference between the two sides. Vertical filling subtracts
    /// both insets from the height.
    fileprivate func moved(
        by insets: UIEdgeInsets, _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment
    ) -> CGRect {
        var result = self
        switch horizontal {
        case .left, .leading: result.origin.x += insets.left
        case .right, .trailing: result.origin.x -= insets.right
        case .center: result.origin.x += (insets.left - insets.right) / 2
        case .fill: break
        }
        switch vertical {
        case .top: result.origin.y += insets.top
        case .bottom: result.origin.y -= insets.bottom
        case .center: result.origin.y += (insets.top - insets.bottom) / 2
        case .fill:
            result.origin.y += insets.top
            result.size.height = max(0, height - insets.top - insets.bottom)
        }
        return result
    }

    /// Returns the rectangle with the horizontal extent of another one and its own height.
    fileprivate func spanning(_ other: CGRect) -> CGRect {
        CGRect(x: other.minX, y: minY, width: max(0, other.width), height: height)
    }
}
