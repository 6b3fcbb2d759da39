import Foundation

/// A named part of a view that no view stands for, such as a segment.
package struct TouchPart {
    package let name: String
    /// In the view's space.
    package let frame: CGRect
}

extension UIView {
    /// What people call the view: its labels, title, text or placeholder.
    package var touchNames: [String] {
        let placeholder = (self as? UITextField)?.placeholder
        return [
            documentLabel, accessibilityLabel, (self as? any TextBearing)?.shownText, placeholder,
        ].compactMap { $0 }
    }

    package var touchParts: [TouchPart] {
        switch self {
        case let control as UISegmentedControl:
            zip(control.segments, control.segmentRects).compactMap { segment, frame in
                segment.title.map { TouchPart(name: $0, frame: frame) }
            }
        case let stepper as UIStepper:
            // The names under which VoiceOver reads the two halves.
            [
                TouchPart(name: "Decrement", frame: stepper.half(up: false)),
                TouchPart(name: "Increment", frame: stepper.half(up: true)),
            ]
        default: []
        }
    }

    /// Where a finger takes hold of the view, in its own space: the thumb of a slider, else the
    /// middle.
    package var touchPoint: CGPoint {
        if let slider = self as? UISlider {
            return CGPoint(x: slider.thumb.midX, y: slider.thumb.midY)
        }
        return CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// The part of a rectangle in the view's space that the window and clipping views show.
    package func shownPart(of frame: CGRect) -> CGRect {
        var part = frame
        var ancestor: UIView? = self
        while let current = ancestor {
            if current.clipsToBounds || current is UIWindow {
                part = part.intersection(convert(current.bounds, from: current))
            }
            ancestor = current.superview
        }
        return part
    }

    /// Whether the view and all above it are shown.
    package var isShown: Bool {
        !isHidden && alpha >= 0.01 && superview?.isShown ?? true
    }

    /// Whether neither the view nor a control that it is part of is disabled.
    package var isTouchEnabled: Bool {
        if let control = self as? UIControl, !control.isEnabled { return false }
        return superview?.isTouchEnabled ?? true
    }

    /// Whether the view, or one inside it, takes what is typed.
    package var takesTyping: Bool {
        guard let responder = FirstResponder.current, responder is any UIKeyInput,
            let view = responder as? UIView
        else { return false }
        return view.isDescendant(of: self) || isDescendant(of: view)
    }
}
