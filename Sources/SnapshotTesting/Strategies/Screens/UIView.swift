import Foundation
import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// Compares images of the view at its own size.
    public static var image: Snapshotting { .image() }

    /// Compares images of the view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether the safe area is that of the simulated device. If
    ///     `false`, the view has no safe area.
    ///   - precision: The fraction of pixels that must match.
    ///   - perceptualPrecision: How similar a pixel's color must be to match, from 0 to 1, which
    ///     requires the same color. 0.98 allows differences that are barely visible.
    ///   - size: The size in points, or `nil` for the view's own size, or for the size of its
    ///     content if it has none.
    ///   - traits: The traits that replace those of the device.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        ScreenStrategy(
            ViewImageConfig(), size: size, traits: traits, isKeyWindow: drawHierarchyInKeyWindow
        ).viewImage(precision, perceptualPrecision)
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// Compares the view hierarchy as text.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Compares the view hierarchy as text, with one line per view.
    ///
    /// - Parameters:
    ///   - size: The size in points, or `nil` for the view's own size.
    ///   - traits: The traits that replace those of the device.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        ScreenStrategy(ViewImageConfig(), size: size, traits: traits).viewText { view, window in
            window.layoutIfNeeded()
            return RecursiveDescription.text(of: view)
        }
    }

    /// Compares the view as an SVG file, which contains the view tree.
    public static var svg: Snapshotting {
        ScreenStrategy(ViewImageConfig()).viewText("svg") { view, window in
            try RecordedScreen(window, "\(type(of: view))").svg()
        }
    }

    /// Compares the view tree as text: classes, names, and frames in points.
    public static var layout: Snapshotting {
        ScreenStrategy(ViewImageConfig()).viewText { _, window in LayoutText.of(window) }
    }
}
