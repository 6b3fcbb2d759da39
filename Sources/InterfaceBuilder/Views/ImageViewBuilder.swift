import UIKit

extension ViewKind {
    static let imageView = ViewKind { _ in
        UIImageView(frame: .zero)
    } configure: { view, element, builder in
        view.image = builder.images.image(element, "image")
        view.highlightedImage = builder.images.image(element, "highlightedImage")
        view.isHighlighted = element.bool("highlighted") ?? false
        view.preferredSymbolConfiguration = ImageDecoder.configuration(of: element)
        view.adjustsImageSizeForAccessibilityContentSizeCategory =
            element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
    }
}
