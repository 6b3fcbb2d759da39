import Foundation

/// Draws the dark frame, the silver wheels, and the glass bar of iOS 6's pickers.
@MainActor struct ClassicPickerFrame {
    let bounds: CGRect
    let wheels: [CGRect]

    /// Returns the part of a wheel that the frame doesn't cover.
    static func opening(_ wheel: CGRect) -> CGRect { wheel.clampedInset(dx: 0, dy: 10) }

    func drawBehind() {
        ControlArtwork.fill(
            UIBezierPath(rect: bounds),
            [
                (0, UIColor(red: 0.36, green: 0.37, blue: 0.44, alpha: 1)),
                (0.5, UIColor(red: 0.20, green: 0.21, blue: 0.28, alpha: 1)),
                (0.5, UIColor(red: 0.11, green: 0.11, blue: 0.17, alpha: 1)),
                (1, UIColor(red: 0.09, green: 0.09, blue: 0.14, alpha: 1)),
            ])
        for wheel in wheels {
            let opening = UIBezierPath(roundedRect: Self.opening(wheel), cornerRadius: 3)
            ControlArtwork.fill(
                opening,
                [
                    (0, UIColor(white: 0.6, alpha: 1)), (0.2, UIColor(white: 0.85, alpha: 1)),
                    (0.5, UIColor(white: 1, alpha: 1)), (0.8, UIColor(white: 0.85, alpha: 1)),
                    (1, UIColor(white: 0.6, alpha: 1)),
                ])
        }
    }

    /// Draws the glass bar over the selected rows, and the shadow at the ends of the wheels.
    func drawInFront(showsSelection: Bool) {
        for wheel in wheels {
            let opening = UIBezierPath(roundedRect: Self.opening(wheel), cornerRadius: 3)
            ControlArtwork.fill(
                opening,
                [
                    (0, UIColor(white: 0.1, alpha: 0.5)), (0.3, UIColor(white: 0.1, alpha: 0)),
                    (0.7, UIColor(white: 0.1, alpha: 0)), (1, UIColor(white: 0.1, alpha: 0.5)),
                ])
        }
        guard showsSelection, let first = wheels.map(\.minX).min(),
            let last = wheels.map(\.maxX).max()
        else { return }
        let bar = CGRect(x: first, y: bounds.midY - 22, width: last - first, height: 44)
        ControlArtwork.fill(
            UIBezierPath(rect: bar),
            [
                (0, UIColor(red: 0.55, green: 0.62, blue: 0.80, alpha: 0.22)),
                (0.5, UIColor(red: 0.45, green: 0.55, blue: 0.75, alpha: 0.26)),
                (0.5, UIColor(red: 0.30, green: 0.40, blue: 0.65, alpha: 0.34)),
                (1, UIColor(red: 0.35, green: 0.45, blue: 0.70, alpha: 0.30)),
            ])
        let rim = UIBezierPath(rect: bar.clampedInset(dx: 0.5, dy: 0.5))
        ControlArtwork.stroke(
            rim, UIColor(red: 0.3, green: 0.35, blue: 0.5, alpha: 0.6), width: 1)
    }
}
