import Foundation

/// A named part of a view that isn't a view, such as a segment.
package struct TouchPart {
    package let name: String
    /// The frame in the view's coordinate space.
    package let frame: CGRect
}

extension UIView {
    /// The names by which a user may identify the view: its labels, title, text, or placeholder.
    package var touchNames: [String] {
        let placeholder = (self as? UITextField)?.placeholder
        return [
            documentLabel, accessibilityLabel, (self as? any TextContaining)?.shownText,
            placeholder,
        ].compactMap { $0 }
    }

    package var touchParts: [TouchPart] {
        switch self {
        case let control as UISegmentedControl:
            zip(control.segments, control.segmentRects).compactMap { segment, frame in
                segment.title.map { TouchPart(name: $0, frame: frame) }
            }
        case let stepper as UIStepper:
            // The names that VoiceOver reads for the two halves.
            [
                TouchPart(name: "Decrement", frame: stepper.half(up: false)),
                TouchPart(name: "Increment", frame: stepper.half(up: true)),
            ]
        default: []
        }
    }

    /// The point at which a touch begins, in the view's own coordinate space: the thumb of a
    /// slider, or else the middle.
    package var touchPoint: CGPoint {
        if let slider = self as? UISlider {
            return CGPoint(x: slider.thumb.midX, y: slider.thumb.midY)
        }
        return CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Returns the part of a rectangle in the view's coordinate space that isn't clipped by
    /// ancestors.
    package func shownPart(of frame: CGRect) -> CGRect {
        var part = frame
        for current in selfAndAncestors where current.clipsToBounds || current is UIWindow {
            part = part.intersection(checked: convert(current.bounds, from: current))
        }
        return part
    }

    /// Whether the view and all its ancestors are visible.
    package var isShown: Bool {
        !isHidden && alpha >= 0.01 && superview?.isShown ?? true
    }

    /// Whether neither the view nor a control that contains it is disabled.
    package var isTouchEnabled: Bool {
        if let control = self as? UIControl, !control.isEnabled { return false }
        return superview?.isTouchEnabled ?? true
    }

    /// Whether the view, or one of its descendants, receives typed text.
    package var takesTyping: Bool {
        guard let responder = FirstResponder.current, responder is any UIKeyInput,
            let view = responder as? UIView
        else { return false }
        return view.isDescendant(of: self) || isDescendant(of: view)
    }
}
