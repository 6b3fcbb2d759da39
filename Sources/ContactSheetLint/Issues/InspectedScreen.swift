import ContactSheetPreviews
import Foundation
import InterfaceEditing
import UIKit

/// A laid-out screen that rules check. All frames are in the root view's coordinate space, in
/// points.
@MainActor struct InspectedScreen {
    let window: UIWindow
    let root: UIView
    /// The bounds of the device's screen.
    let bounds: CGRect
    /// The area that isn't covered by a sensor housing, the status bar, or the home indicator.
    let safe: CGRect
    /// The visible views that a document or code positions, parents first. Internal subviews of
    /// UIKit's views are omitted.
    let views: [UIView]
    let surroundings: SceneSurroundings
    /// The object IDs of the views that are ambiguous on the canvas, too.
    var ambiguousOnCanvas: Set<String> = []
    /// What bars hide, by the index of the bar in `views`.
    let bars: [(index: Int, coverage: BarCoverage, rects: [CGRect])]
    private let ambiguous: AmbiguousViews
    private let measures = ScreenMeasures()

    init?(_ window: UIWindow, _ surroundings: SceneSurroundings) {
        guard let root = window.rootViewController?.view ?? window.subviews.first else {
            return nil
        }
        self.window = window
        self.root = root
        bounds = root.convert(window.bounds, from: window)
        let insets = UIScreen.main.safeAreaInsets
        safe = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: bounds.width - insets.left - insets.right,
            height: bounds.height - insets.top - insets.bottom)
        let views = root.placedViews
        self.views = views
        bars = views.enumerated().compactMap { index, view in
            BarCoverage(view).map { coverage in
                (index, coverage, coverage.rects.map { root.convert($0, from: view) })
            }
        }
        self.surroundings = surroundings
        ambiguous = AmbiguousViews(root)
    }

    /// Whether the root view fills the screen, so that the device's edges matter to its views.
    var isWhole: Bool { !surroundings.isEmbedded && !root.isFreeformScreen }

    func frame(of view: UIView) -> CGRect {
        measures.frame(of: view) { root.convert(view.bounds, from: view) }
    }

    /// Returns the visible content of a view: its text, title, and image, or a whole control.
    func ink(of view: UIView) -> CGRect {
        measures.ink(of: view) {
            let ink = view.ink
            return ink.isNull ? .null : root.convert(ink, from: view)
        }
    }

    /// Returns the topmost visible sibling below a view whose frame intersects a rectangle, or
    /// `nil` if there is none.
    func sibling(below view: UIView, intersecting rectangle: CGRect) -> UIView? {
        guard let superview = view.superview else { return nil }
        let siblings = measures.siblings(in: superview) {
            $0.isHidden || $0.alpha <= 0 ? .null : frame(of: $0)
        }
        guard let place = siblings.places[ObjectIdentifier(view)] else { return nil }
        return siblings.index.lastNumber(intersecting: rectangle, before: place)
            .map { siblings.views[$0] }
    }

    /// Whether the layout determines the frames of the view and its ancestors. In the running app,
    /// code replaces the constraints that Interface Builder removes at build time and the
    /// placeholder sizes, so frames that depend on them are never seen.
    func isSettled(_ view: UIView) -> Bool {
        guard !ambiguous.views.isEmpty else { return true }
        return view.selfAndAncestors.prefix { $0 !== root.superview }
            .allSatisfy { ambiguous.views[ObjectIdentifier($0)] == nil }
    }

    /// Whether the view's own size is determined.
    ///
    /// A size that is ambiguous on the canvas, too, is what users see.
    func hasSettledSize(_ view: UIView) -> Bool {
        let missing = ambiguous.views[ObjectIdentifier(view)] ?? []
        return !missing.contains(.width) && !missing.contains(.height)
            || view.documentOrigin?.id.map { ambiguousOnCanvas.contains($0) } == true
    }

    /// Whether an ancestor scrolls, so that views beyond the screen can be reached.
    func scrolls(_ view: UIView) -> Bool {
        view.ancestors.prefix { $0 !== root.superview }.contains { $0 is UIScrollView }
    }
}

/// A cache of measurements that rules need of a screen's views.
@MainActor private final class ScreenMeasures {
    private var frames: [ObjectIdentifier: CGRect] = [:]
    private var inks: [ObjectIdentifier: CGRect] = [:]
    private var siblings: [ObjectIdentifier: Siblings] = [:]

    /// The subviews of a view, by index in drawing order.
    struct Siblings {
        let views: [UIView]
        let places: [ObjectIdentifier: Int]
        let index: RectangleIndex
    }

    func frame(of view: UIView, measure: () -> CGRect) -> CGRect {
        Self.value(of: view, in: &frames, measure)
    }

    func ink(of view: UIView, measure: () -> CGRect) -> CGRect {
        Self.value(of: view, in: &inks, measure)
    }

    private static func value(
        of view: UIView, in known: inout [ObjectIdentifier: CGRect], _ measure: () -> CGRect
    ) -> CGRect {
        if let value = known[ObjectIdentifier(view)] { return value }
        let value = measure()
        known[ObjectIdentifier(view)] = value
        return value
    }

    /// Returns the subviews of a view.
    ///
    /// - Parameter frame: Returns the frame of a subview in the root's coordinate space, or null if
    ///   it isn't visible.
    func siblings(in superview: UIView, frame: (UIView) -> CGRect) -> Siblings {
        if let known = siblings[ObjectIdentifier(superview)] { return known }
        let views = superview.subviews
        let places = views.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }
        let new = Siblings(
            views: views, places: Dictionary(places) { first, _ in first },
            index: RectangleIndex(views.map(frame)))
        siblings[ObjectIdentifier(superview)] = new
        return new
    }
}

/// The views of a hierarchy whose layout is ambiguous, determined on first use.
@MainActor private final class AmbiguousViews {
    private let root: UIView
    /// The ambiguous quantities of each view.
    lazy var views = Dictionary(
        root.layoutAmbiguities.filter { !$0.missing.isEmpty }
            .map { (ObjectIdentifier($0.view), $0.missing) }
    ) { first, _ in first }

    init(_ root: UIView) {
        self.root = root
    }
}

extension UIView {
    /// The view and its visible descendants that weren't created by UIKit.
    fileprivate var placedViews: [UIView] {
        guard !isHidden, alpha >= 0.01 else { return [] }
        return [self] + (isIndivisible ? [] : subviews.flatMap(\.placedViews))
    }

    /// Whether UIKit creates the view's subviews.
    private var isIndivisible: Bool {
        self is UIControl || self is UINavigationBar || self is UITabBar || self is UIToolbar
            || self is UISearchBar || self is UIPickerView || self is UILabel
            || self is UIProgressView || self is UIActivityIndicatorView || self is UITextView
    }

    /// The visible content in the view's own coordinate space; null for views without their own
    /// content.
    fileprivate var ink: CGRect {
        switch self {
        case let label as UILabel: label.paintedRect
        case let button as UIButton: button.contentInk
        case let image as UIImageView: image.image == nil ? .null : bounds
        case let pages as UIPageControl: pages.content
        case let picker as UIDatePicker: picker.content
        case is UIControl, is UISearchBar, is UITextView: bounds
        default: .null
        }
    }

    /// Whether the view shows text.
    var isText: Bool {
        switch self {
        case let label as UILabel: !(label.text ?? "").isBlank
        case let button as UIButton: !(button.currentTitle ?? "").isBlank
        default: false
        }
    }

    /// Whether the user can read or use the view on its own.
    var isContent: Bool { isText || self is UIControl || self is UITextView }
}

extension UIControl {
    /// The dots or wheels in the center of a control that often is as wide as the screen.
    fileprivate var content: CGRect {
        let width = min(intrinsicContentSize.width, bounds.width)
        return bounds.insetBy(dx: (bounds.width - width) / 2, dy: 0)
    }
}

extension UIButton {
    fileprivate var contentInk: CGRect {
        let title = titleLabel.map { convert($0.paintedRect, from: $0) } ?? .null
        guard currentImage != nil, let image = imageView, !image.isHidden,
            image.superview != nil
        else { return currentBackgroundImage == nil ? title : bounds }
        return title.union(convert(image.bounds, from: image))
    }
}

extension String {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// The text on one line, limited to 40 characters, in quotation marks.
    var quotedShort: String {
        let line = replacing("\n", with: " ")
        return line.count > 40 ? "“\(line.prefix(39))…”" : "“\(line)”"
    }
}
