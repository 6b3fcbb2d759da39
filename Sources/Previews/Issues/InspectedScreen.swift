import Foundation
import InterfaceBuilder
import UIKit

/// A laid-out screen as rules look at it. All frames are in the root view's space, in points.
@MainActor struct InspectedScreen {
    let root: UIView
    /// What the device shows.
    let bounds: CGRect
    /// What no cut-out, status bar or home indicator covers.
    let safe: CGRect
    /// The shown views that a document or code placed, without the parts that UIKit's own views
    /// are made of, parents first.
    let views: [UIView]
    let surroundings: SceneSurroundings
    private let open: OpenViews
    private let measures = ScreenMeasures()

    init?(_ window: UIWindow, _ surroundings: SceneSurroundings) {
        guard let root = window.rootViewController?.view ?? window.subviews.first else {
            return nil
        }
        self.root = root
        bounds = root.convert(window.bounds, from: window)
        let insets = UIScreen.main.safeAreaInsets
        safe = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: bounds.width - insets.left - insets.right,
            height: bounds.height - insets.top - insets.bottom)
        views = root.placedViews
        self.surroundings = surroundings
        open = OpenViews(root)
    }

    /// Whether the device's edges mean something to the views.
    var isWhole: Bool { !surroundings.isEmbedded && !root.isFreeformScreen }

    func frame(of view: UIView) -> CGRect {
        measures.frame(of: view) { root.convert(view.bounds, from: view) }
    }

    /// What a person sees of a view: its text, title and image, or the whole of a control.
    func ink(of view: UIView) -> CGRect {
        measures.ink(of: view) {
            let ink = view.ink
            return ink.isNull ? .null : root.convert(ink, from: view)
        }
    }

    /// The topmost visible sibling below a view whose frame intersects a rectangle, or `nil` if
    /// there is none.
    func sibling(below view: UIView, intersecting rectangle: CGRect) -> UIView? {
        guard let superview = view.superview else { return nil }
        let siblings = measures.siblings(in: superview) {
            $0.isHidden || $0.alpha <= 0 ? .null : frame(of: $0)
        }
        guard let place = siblings.places[ObjectIdentifier(view)] else { return nil }
        return siblings.index.lastNumber(intersecting: rectangle, before: place)
            .map { siblings.views[$0] }
    }

    /// Whether the frames of the view and of all around it are determined. Constraints that Interface
    /// Builder removes at build time, and sizes that it holds the place of, come from code: where
    /// such views lie here, nobody will see them.
    func isSettled(_ view: UIView) -> Bool {
        guard !open.views.isEmpty else { return true }
        var ancestor: UIView? = view
        while let current = ancestor, current !== root.superview {
            if open.views[ObjectIdentifier(current)] != nil { return false }
            ancestor = current.superview
        }
        return true
    }

    /// The same of the view's size alone.
    func hasSettledSize(_ view: UIView) -> Bool {
        let missing = open.views[ObjectIdentifier(view)] ?? []
        return !missing.contains(.width) && !missing.contains(.height)
    }

    /// Whether the view lies in one that scrolls, where places beyond the screen can be reached.
    func scrolls(_ view: UIView) -> Bool {
        var ancestor: UIView? = view
        while let current = ancestor, current !== root.superview {
            if current is UIScrollView, current !== view { return true }
            ancestor = current.superview
        }
        return false
    }
}

/// What rules measure of the views of a screen, each once.
@MainActor private final class ScreenMeasures {
    private var frames: [ObjectIdentifier: CGRect] = [:]
    private var inks: [ObjectIdentifier: CGRect] = [:]
    private var siblings: [ObjectIdentifier: Siblings] = [:]

    /// The subviews of a view, by their places in the order in which they are drawn.
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

    /// - Parameter frame: Returns the frame in the root's space of a subview that is visible.
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

/// The views of a hierarchy whose frames its layout leaves open; found when first asked for.
@MainActor private final class OpenViews {
    private let root: UIView
    /// What is open of each.
    lazy var views = Dictionary(
        root.layoutAmbiguities.filter { !$0.missing.isEmpty }
            .map { (ObjectIdentifier($0.view), $0.missing) }
    ) { first, _ in first }

    init(_ root: UIView) {
        self.root = root
    }
}

extension UIView {
    /// The view and what is placed in it, of what is shown.
    fileprivate var placedViews: [UIView] {
        guard !isHidden, alpha >= 0.01 else { return [] }
        return [self] + (isIndivisible ? [] : subviews.flatMap(\.placedViews))
    }

    /// Whether UIKit makes the view's insides.
    private var isIndivisible: Bool {
        self is UIControl || self is UINavigationBar || self is UITabBar || self is UIToolbar
            || self is UISearchBar || self is UIPickerView || self is UILabel
            || self is UIProgressView || self is UIActivityIndicatorView || self is UITextView
    }

    /// In the view's own space; null for views that show nothing of their own.
    fileprivate var ink: CGRect {
        switch self {
        case let label as UILabel: label.paintedRect
        case let button as UIButton: button.contentInk
        case let image as UIImageView: image.image == nil ? .null : bounds
        case is UIControl, is UISearchBar, is UITextView: bounds
        default: .null
        }
    }

    /// Whether the view shows words.
    var isText: Bool {
        switch self {
        case let label as UILabel: !(label.text ?? "").isBlank
        case let button as UIButton: !(button.currentTitle ?? "").isBlank
        default: false
        }
    }

    /// Whether a person can read or use the view by itself.
    var isContent: Bool { isText || self is UIControl || self is UITextView }
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

    /// At most 40 characters on one line, in quotes.
    var quotedShort: String {
        let line = replacing("\n", with: " ")
        return line.count > 40 ? "“\(line.prefix(39))…”" : "“\(line)”"
    }
}

extension CGRect {
    /// `x 20, y 40, 83 × 29` with whole numbers.
    var shortWords: String {
        "x \(minX.short), y \(minY.short), \(width.short) × \(height.short)"
    }
}
