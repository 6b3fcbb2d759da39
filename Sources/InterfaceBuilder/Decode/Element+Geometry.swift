import Foundation
import UIKit

extension Element {
    package func rect(_ key: String) -> CGRect? {
        guard let rect = child("rect", key: key) else { return nil }
        return CGRect(
            x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
            height: rect.number("height") ?? 0)
    }

    func size(_ key: String) -> CGSize? {
        guard let size = child("size", key: key) else { return nil }
        return CGSize(width: size.number("width") ?? 0, height: size.number("height") ?? 0)
    }

    func point(_ key: String) -> CGPoint? {
        guard let point = child("point", key: key) else { return nil }
        return CGPoint(x: point.number("x") ?? 0, y: point.number("y") ?? 0)
    }

    /// Returns insets: an `<inset>` names its sides by axis, `<edgeInsets>` by side.
    func insets(_ key: String) -> UIEdgeInsets? {
        guard let insets = child(key: key) else { return nil }
        func side(_ names: String...) -> CGFloat {
            names.lazy.compactMap { insets.number($0) }.first ?? 0
        }
        return UIEdgeInsets(
            top: side("minY", "top"), left: side("minX", "left", "leading"),
            bottom: side("maxY", "bottom"), right: side("maxX", "right", "trailing"))
    }

    /// Returns the stored frame: a rectangle, or insets from the superview as Xcode 8.0 wrote them
    /// (Documentation/DocumentFormat.md 9.2).
    package func frame(in superview: CGSize) -> CGRect? {
        if let rect = rect("frame") { return rect }
        guard let inset = child("frame", key: "frameInset") else { return nil }
        let (x, width) = inset.span("minX", "width", "maxX", in: superview.width)
        let (y, height) = inset.span("minY", "height", "maxY", in: superview.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Returns origin and length along one axis. Without a stored length, the span stretches
    /// between the insets.
    private func span(
        _ minimum: String, _ length: String, _ maximum: String, in whole: CGFloat
    ) -> (CGFloat, CGFloat) {
        let before = number(minimum)
        let after = number(maximum)
        guard let length = number(length) else {
            return (before ?? 0, max(0, whole - (before ?? 0) - (after ?? 0)))
        }
        return (before ?? after.map { whole - $0 - length } ?? 0, length)
    }

    private static let maskAttributes: KeyValuePairs<String, UIView.AutoresizingMask> = [
        "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth,
        "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
        "heightSizable": .flexibleHeight, "flexibleMaxY": .flexibleBottomMargin,
    ]

    package var autoresizingMask: UIView.AutoresizingMask? {
        guard let mask = child("autoresizingMask") else { return nil }
        return Self.maskAttributes.reduce(into: []) { result, entry in
            if mask.bool(entry.key) == true { result.insert(entry.value) }
        }
    }

    /// Whether an autoresizing mask positions the view. It does so for a fixed frame, regardless of
    /// the attribute (Documentation/DocumentFormat.md 9.8).
    var isPlacedByMask: Bool {
        bool("fixedFrame") == true || bool("translatesAutoresizingMaskIntoConstraints") != false
    }
}
