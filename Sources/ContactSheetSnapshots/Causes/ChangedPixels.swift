import ContactSheetPreviews
import Foundation

/// Pixels that differ although the view trees are equal.
public struct ChangedPixels: Codable, Sendable, Hashable {
    /// A part of the image with pixels that differ.
    public struct Region: Codable, Sendable, Hashable {
        /// The smallest rectangle around the pixels, in points.
        public var box: CGRect
        /// The smallest visible view that contains the box, or `nil` if that is the window.
        public var view: String?

        public init(box: CGRect, view: String?) {
            (self.box, self.view) = (box, view)
        }
    }

    /// The number of pixels.
    public var count: Int
    /// The greatest difference with its unit, such as `12 of 255`.
    public var greatestDifference: String
    /// The parts, from top to bottom.
    public var regions: [Region]
    /// The smallest view that contains all parts, or `nil` if that is the window.
    public var view: ChangedView?
    /// The difference between what the images draw, in words, or `nil` if it is unknown.
    public var item: String?
    /// Whether exactly one drawn item differs.
    public var isOneItem: Bool

    public init(
        count: Int, greatestDifference: String, regions: [Region], view: ChangedView?,
        item: String?, isOneItem: Bool
    ) {
        self.count = count
        self.greatestDifference = greatestDifference
        self.regions = regions
        self.view = view
        self.item = item
        self.isOneItem = isOneItem
    }
}

extension ChangedPixels {
    /// The description without the values that depend on the device, as the number of parts and of
    /// drawn items does.
    var title: String {
        (view.map { "\($0.name): " } ?? "") + "pixels differ"
            + (isOneItem ? item.map { ", \($0)" } ?? "" : "")
    }

    var detail: String {
        let places = regions.prefix(3).map { region in
            region.box.spelledOut + (region.view.map { " of \($0)" } ?? "")
        }
        let rest = regions.count - places.count
        return "\(count) \(count == 1 ? "pixel differs" : "pixels differ") in "
            + places.joined(separator: "; in ") + (rest > 0 ? "; and in \(rest) more places" : "")
            + ", by up to \(greatestDifference); " + (item ?? "the view trees are equal")
    }
}
