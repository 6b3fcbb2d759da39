import ContactSheetPreviews
import Foundation
import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// Compares images of the controller's view at its own size.
    public static var image: Snapshotting { .image() }

    /// Compares images of the controller on a device.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - drawHierarchyInKeyWindow: Without effect, because devices have their safe area and draw
    ///     all effects in any case.
    ///   - precision: The fraction of pixels that must match.
    ///   - perceptualPrecision: How similar a pixel's color must be to match, from 0 to 1, which
    ///     requires the same color. 0.98 allows differences that are barely visible.
    ///   - size: The size of the view in points, or `nil` for the device's.
    ///   - traits: The traits that replace those of the device.
    public static func image(
        on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        ScreenStrategy(config, size: size, traits: traits).image(precision, perceptualPrecision)
    }

    /// Compares images of the controller's view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether the safe area is that of the simulated device. If
    ///     `false`, the view has no safe area.
    ///   - precision: The fraction of pixels that must match.
    ///   - perceptualPrecision: How similar a pixel's color must be to match, from 0 to 1, which
    ///     requires the same color. 0.98 allows differences that are barely visible.
    ///   - size: The size of the view in points, or `nil` for its own.
    ///   - traits: The traits that replace those of the device.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
        perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        ScreenStrategy(
            ViewImageConfig(), size: size, traits: traits, isKeyWindow: drawHierarchyInKeyWindow
        ).image(precision, perceptualPrecision)
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// Compares the view hierarchy as text.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Compares the view hierarchy as text, with one line per view.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - size: The size of the view in points, or `nil` for the device's.
    ///   - traits: The traits that replace those of the device.
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        ScreenStrategy(config, size: size, traits: traits).text { controller, window in
            window.layoutIfNeeded()
            return RecursiveDescription.text(of: controller.view)
        }
    }

    /// Compares the hierarchy of controllers as text, with one line per controller.
    public static var hierarchy: Snapshotting {
        ScreenStrategy(ViewImageConfig()).text { controller, window in
            window.layoutIfNeeded()
            return ControllerHierarchy.text(of: controller)
        }
    }

    /// Compares the screen as an SVG file, which contains the view tree.
    public static func svg(
        on config: ViewImageConfig, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        ScreenStrategy(config, traits: traits).text("svg") { controller, window in
            try RecordedScreen(window, "\(type(of: controller))").svg()
        }
    }

    /// Compares the view tree as text: classes, names, and frames in points.
    public static func layout(
        on config: ViewImageConfig, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        ScreenStrategy(config, traits: traits).text { _, window in LayoutText.of(window) }
    }

    /// Compares the view trees on several devices, such as `.all`, as text.
    public static func layout(
        on configs: [ViewImageConfig], traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .sections(configs) { .layout(on: $0, traits: traits) }
    }

    /// Compares the layout issues that `contactsheet lint` reports as text.
    public static func issues(
        on config: ViewImageConfig, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        ScreenStrategy(config, traits: traits).text { _, window in IssueText.of(window) }
    }

    /// Compares the layout issues on several devices, such as `.all`, as text.
    public static func issues(
        on configs: [ViewImageConfig], traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .sections(configs) { .issues(on: $0, traits: traits) }
    }

    /// Returns a strategy whose text has a section for each configuration.
    private static func sections(
        _ configs: [ViewImageConfig], _ strategy: @escaping (ViewImageConfig) -> Snapshotting
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { (controller: UIViewController) in
            StrategyReport.text {
                SectionText.of(
                    try configs.map { config in
                        (config.name, try strategy(config).result(for: controller, timeout: 0))
                    })
            }
        }
    }
}

extension [String: Snapshotting<UIViewController, UIImage>] {
    /// Returns the strategies of several devices, such as `.all`, by their names, for
    /// `assertSnapshots(of:as:)`.
    public static func image(
        on configs: [ViewImageConfig], precision: Float = 1, perceptualPrecision: Float = 1,
        traits: UITraitCollection = UITraitCollection()
    ) -> Self {
        Self(configs) {
            .image(
                on: $0, precision: precision, perceptualPrecision: perceptualPrecision,
                traits: traits)
        }
    }
}
