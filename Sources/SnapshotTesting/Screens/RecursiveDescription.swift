import Foundation
import UIKit

/// A view hierarchy as text, with one line per view, indented like UIKit's `recursiveDescription`.
/// There are no addresses.
@MainActor enum RecursiveDescription {
    static func text(of view: UIView) -> String {
        lines(of: view, level: 0).joined(separator: "\n")
    }

    private static func lines(of view: UIView, level: Int) -> [String] {
        let margin = String(repeating: "   | ", count: level)
        let inner = String(repeating: "   | ", count: level + 1)
        let parts = (view.layer.sublayers ?? []).flatMap { layer in
            if let subview = layer.delegate as? UIView, subview.superview === view {
                return lines(of: subview, level: level + 1)
            }
            return [inner + "<\(name(of: layer))> (layer)".withoutAddresses]
        }
        return [margin + line(of: view)] + parts
    }

    /// The name of an object's class, with the module of classes of the app and its tests, as in Objective-C.
    static func name(of object: AnyObject) -> String {
        let name = String(reflecting: type(of: object))
        let module = name.prefix { $0 != "." }
        return systemModules.contains(String(module))
            ? String(name.dropFirst(module.count + 1)) : name
    }

    /// The name of a view's layer. Labels have a class of layers of their own in UIKit.
    private static func layerName(of view: UIView) -> String {
        let name = name(of: view.layer)
        return view is UILabel && name == "CALayer" ? "_UILabelLayer" : name
    }

    private static let systemModules: Set<String> = ["UIKit", "QuartzCore", "MapKit", "WebKit"]

    private static func line(of view: UIView) -> String {
        var parts = [name(of: view), "frame = (\(view.frame.numbers))"]
        if let label = view as? UILabel, let text = label.text { parts.append("text = '\(text)'") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.isHidden { parts.append("hidden = YES") }
        if view.alpha != 1 { parts.append("alpha = \(view.alpha.short)") }
        if !view.isOpaque { parts.append("opaque = NO") }
        if view.autoresizingMask != [] {
            parts.append("autoresize = \(view.autoresizingMask.names)")
        }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        if !(view.gestureRecognizers ?? []).isEmpty {
            parts.append("gestureRecognizers = <NSArray>")
        }
        parts.append("layer = <\(layerName(of: view))>")
        if let view = view as? UIScrollView {
            let (offset, size) = (view.contentOffset, view.contentSize)
            let insets = view.adjustedContentInset
            parts.append("contentOffset: {\(offset.x.described), \(offset.y.described)}")
            parts.append("contentSize: {\(size.width.described), \(size.height.described)}")
            let sides = [insets.top, insets.left, insets.bottom, insets.right].map(\.described)
            parts.append("adjustedContentInset: {\(sides.joined(separator: ", "))}")
        }
        return "<\(parts.joined(separator: "; "))>".withoutAddresses
    }
}

/// The controllers of a hierarchy as text, with one line per controller.
@MainActor enum ControllerHierarchy {
    static func text(of controller: UIViewController) -> String {
        lines(of: controller, level: 0).joined(separator: "\n")
    }

    private static func lines(of controller: UIViewController, level: Int) -> [String] {
        let margin = String(repeating: "   | ", count: level)
        let view: UIView? = controller.viewIfLoaded
        let state = view?.window == nil ? "disappeared" : "appeared"
        let viewText = view.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
        let line = "\(margin)<\(type(of: controller))>, state: \(state), view: \(viewText)"
        var shown = controller.children
        if let presented = controller.presentedViewController,
            presented.presentingViewController === controller
        {
            shown.append(presented)
        }
        return [line] + shown.flatMap { lines(of: $0, level: level + 1) }
    }
}

extension CGFloat {
    /// The number with six significant digits, as in UIKit's descriptions.
    fileprivate var described: String { String(format: "%g", self) }
}

extension CGRect {
    fileprivate var numbers: String {
        "\(minX.described) \(minY.described); \(width.described) \(height.described)"
    }
}

extension UIView.AutoresizingMask {
    /// The parts of the mask in UIKit's abbreviations.
    fileprivate var names: String {
        let parts: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return parts.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
