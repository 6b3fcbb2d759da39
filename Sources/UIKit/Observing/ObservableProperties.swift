import Foundation

/// The properties of UIKit's classes that code observes by name, and those of registered classes.
@MainActor enum ObservableProperties {
    static func value(of object: AnyObject, _ keyPath: String) -> Any? {
        var current: AnyObject? = object
        var keys = keyPath.split(separator: ".").map(String.init)
        let last = keys.popLast() ?? ""
        for key in keys { current = current.flatMap { property($0, key) as AnyObject? } }
        return current.flatMap { property($0, last) }
    }

    private static func property(_ object: AnyObject, _ key: String) -> Any? {
        if let view = object as? UIView, let found = value(of: view, key) { return found }
        if let found = (object as? any FrameworkView)?.observedValue(forKey: key) { return found }
        if key == "state", let recognizer = object as? UIGestureRecognizer {
            return recognizer.state
        }
        return ClassTables.current.property(key, of: type(of: object))?.get(object)
    }

    private static func value(of view: UIView, _ key: String) -> Any? {
        switch key {
        case "frame": view.frame
        case "bounds": view.bounds
        case "center": view.center
        case "hidden": view.isHidden
        case "alpha": view.alpha
        case "layer": view.layer
        case "contentOffset": (view as? UIScrollView)?.contentOffset
        case "contentSize": (view as? UIScrollView)?.contentSize
        case "contentInset": (view as? UIScrollView)?.contentInset
        case "panGestureRecognizer": (view as? UIScrollView)?.panGestureRecognizer
        case "text": (view as? UILabel)?.text ?? (view as? UITextField)?.text
        case "selected": (view as? UIControl)?.isSelected
        case "highlighted": (view as? UIControl)?.isHighlighted
        case "enabled": (view as? UIControl)?.isEnabled
        default: nil
        }
    }
}
