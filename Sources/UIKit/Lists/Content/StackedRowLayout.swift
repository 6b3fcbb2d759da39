import ContactSheetDevices
import Foundation

/// The layout of a row's image, title, and detail at the text sizes for accessibility, in a
/// left-to-right layout (Documentation/Metrics.md 5.5).
///
/// The detail is below the title. The first line of the title starts after the image, and the
/// others at the edge. An image that is taller than a line, or next to which the first word doesn't
/// fit, is above the title.
@MainActor struct StackedRowLayout {
    /// The size of the image, or zero.
    let image: CGSize
    /// The distance between the image and the title.
    let imageGap: CGFloat
    let first: UILabel?
    let second: UILabel?
    /// The distance between the title and the detail.
    let textGap: CGFloat
    let width: CGFloat

    struct Frames {
        var image = CGRect.zero
        var first = CGRect.zero
        var second = CGRect.zero

        var height: CGFloat { max(image.maxY, first.maxY, second.maxY) }
    }

    /// The height of an image next to the first line, in relation to that line. The icons of 29
    /// points that are usual in settings have 1.43 times the height of a line of body text.
    private static let tallestImage: CGFloat = 1.45
    /// The distance between an image and the title below it, in points.
    private static let gapBelowImage: CGFloat = 8

    /// Returns the frames from the top of the content, and makes space for the image in the title's
    /// first line.
    func frames() -> Frames {
        var frames = Frames()
        let start = image.width + imageGap
        let isNextToText = image != .zero && fits(after: start)
        first?.firstLineIndent = isNextToText ? start : 0
        frames.image.size = CGSize(width: min(image.width, width), height: image.height)
        frames.first = CGRect(origin: .zero, size: size(of: first))
        if isNextToText, let font = first?.font {
            let middle = UIScreen.main.grid.round((image.height - font.lineHeight) / 2)
            frames.first.origin.y = max(0, middle)
            frames.image.origin.y = max(0, -middle)
        } else if image != .zero {
            frames.first.origin.y =
                image.height + (first == nil && second == nil ? 0 : Self.gapBelowImage)
        }
        let gap = first != nil && second != nil ? textGap : 0
        frames.second = CGRect(
            origin: CGPoint(x: 0, y: frames.first.maxY + gap), size: size(of: second))
        return frames
    }

    private func size(of label: UILabel?) -> CGSize {
        guard let label else { return CGSize(width: width, height: 0) }
        // A text that is slightly too wide is drawn in one line.
        let natural = label.sizeThatFits(.zero)
        let isOneLine = natural.width <= width * UILabel.tolerance
        let height =
            isOneLine
            ? natural.height : label.sizeThatFits(CGSize(width: width, height: 0)).height
        return CGSize(width: width, height: height)
    }

    private func fits(after start: CGFloat) -> Bool {
        guard let first, first.canIndentFirstLine,
            image.height <= first.font.lineHeight * Self.tallestImage
        else { return false }
        return start + Self.firstPart(of: first.text ?? "").size(in: first.font) <= width
    }

    /// Returns the part of a text before the first position at which a line can end: a word, or a
    /// character of a script without spaces.
    private static func firstPart(of text: String) -> Substring {
        let word = text.prefix { !$0.isWhitespace }
        let hasSpaces = word.unicodeScalars.allSatisfy { $0.value < firstIdeograph }
        return hasSpaces ? word : word.prefix(1)
    }

    /// The first code point of the East Asian scripts, which are written without spaces.
    private static let firstIdeograph: UInt32 = 0x2E80
}

extension Substring {
    @MainActor fileprivate func size(in font: UIFont) -> CGFloat {
        NSAttributedString(string: String(self), attributes: [.font: font]).size().width
    }
}

extension UITraitCollection {
    /// Whether rows have their texts below each other: at the text sizes for accessibility, from
    /// iOS 11 on.
    @MainActor var stacksRows: Bool {
        preferredContentSizeCategory.isAccessibilityCategory
            && SystemBehavior.rowsStackAtAccessibilitySizes.isActive
    }
}
