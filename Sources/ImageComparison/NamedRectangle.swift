/// A rectangle with a name, such as the frame of a view in the pixels of its snapshot.
public struct NamedRectangle<Name> {
    public var name: Name
    public var rect: PixelRect

    public init(_ name: Name, _ rect: PixelRect) {
        (self.name, self.rect) = (name, rect)
    }
}

extension NamedRectangle: Sendable where Name: Sendable {}

extension DifferenceBox {
    /// Returns the smallest rectangle that contains the box or, if none does, the one that has the
    /// greatest part of it; `nil` if none has a part of it. Of equal rectangles, the last is
    /// returned, which for views in order is the one in front.
    ///
    /// - Parameter margin: The distance by which pixels of the box may be outside of a rectangle that
    ///   contains it, because shadows and anti-aliased edges extend beyond the frame of a view.
    public func match<Name>(
        among rectangles: [NamedRectangle<Name>], margin: Int = 3
    ) -> NamedRectangle<Name>? {
        var best: (containing: Bool, part: Int, area: Int, rectangle: NamedRectangle<Name>)?
        for rectangle in rectangles {
            guard let part = rectangle.rect.intersection(rect)?.area else { continue }
            let containing =
                rectangle.rect.expanded(by: margin).intersection(rect)?.area == rect.area
            let area = rectangle.rect.area
            if let best {
                guard containing || !best.containing else { continue }
                if containing == best.containing {
                    let isWorse = containing ? area > best.area : part < best.part
                    let isLarger = !containing && part == best.part && area > best.area
                    guard !isWorse, !isLarger else { continue }
                }
            }
            best = (containing, part, area, rectangle)
        }
        return best?.rectangle
    }
}
