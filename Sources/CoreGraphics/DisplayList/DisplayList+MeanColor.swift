import Foundation

extension DisplayList {
    /// Returns the mean color of the page inside a rectangle, which includes images and text, by
    /// painting it.
    ///
    /// - Parameter onBlack: Whether the page is black where nothing is drawn.
    /// - Returns: `nil` if the process doesn't paint, or if less than half of the rectangle is painted.
    package func meanColor(in box: CGRect, onBlack: Bool = false) -> RGBA? {
        let box = box.intersection(checked: CGRect(origin: .zero, size: size))
        guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
        let place = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        var part = DisplayList(
            size: box.size, items: [.group(Group(transform: place, items: items))])
        if onBlack {
            let ground = CGRect(origin: .zero, size: box.size)
            part.items.insert(.fill(Fill(path: Path(rect: ground), paint: .color(.black))), at: 0)
        }
        guard let color = ImageFiles.meanColor(of: part), color.alpha >= 0.5 else { return nil }
        return color
    }
}

extension RGBA {
    /// The brightness of the color, from 0 to 1.
    package var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}
