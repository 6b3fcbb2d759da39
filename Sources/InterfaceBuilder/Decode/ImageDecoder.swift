import UIKit

/// Finds images by name; the assets are not at hand, so each is a placeholder of its size.
@MainActor struct ImageDecoder {
    let resources: Resources

    /// The image that an element names in its attribute, or in a child `<imageReference>`.
    func image(_ element: Element, _ key: String) -> UIImage? {
        if let reference = element.child("imageReference", key: key) {
            return image(reference, named: reference["image"], symbol: symbolSize(of: element))
        }
        return image(element, named: element[key], symbol: symbolSize(of: element))
    }

    private func image(_ element: Element, named name: String?, symbol size: CGFloat) -> UIImage? {
        guard let name else { return nil }
        guard element["catalog"] == "system" else {
            let size = resources.images[name] ?? Self.unknownSize
            return UIImage(placeholder: name, size: size)
        }
        let shape = resources.symbols[name] ?? Self.unknownSize
        let longest = max(shape.width, shape.height, 1)
        let scaled = CGSize(
            width: shape.width * size / longest, height: shape.height * size / longest)
        return UIImage(placeholder: name, size: scaled).withRenderingMode(.alwaysTemplate)
    }

    private static let unknownSize = CGSize(width: 20, height: 20)

    /// The longest side: 20 points at the default size of 17, in proportion at others. The sizes
    /// in the document say nothing of it (facts: interface_builder.md, controls 3).
    private func symbolSize(of element: Element) -> CGFloat {
        let configuration = element.children.first { $0.name == "preferredSymbolConfiguration" }
        let font = configuration?.child("fontDescription").flatMap(FontDecoder.font)
        let pointSize = configuration?.number("pointSize") ?? font?.pointSize ?? 17
        return (pointSize * 20 / 17).rounded()
    }
}
