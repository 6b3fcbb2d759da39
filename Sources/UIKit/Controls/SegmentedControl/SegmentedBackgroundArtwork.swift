import Foundation

/// Paints the background of a segmented control: outline, dividers, and selection.
@MainActor struct SegmentedBackgroundArtwork {
    let control: UISegmentedControl
    let rects: [CGRect]
    let selection: Int?
    /// Draws the content that is cut out of the selected segment from iOS 7 to 12.
    var cutOut: (() -> Void)?

    private var bounds: CGRect { control.bounds }
    private var radius: CGFloat { min(control.metrics.cornerRadius, bounds.height / 2) }

    func draw() {
        guard !rects.isEmpty else { return }
        switch UIScreen.main.era {
        case .classic: drawClassic()
        case .flat, .safeArea: drawOutlined()
        case .dark, .glass: drawRaised()
        }
    }

    private func outline(inset: CGFloat) -> UIBezierPath {
        UIBezierPath(
            roundedRect: bounds.clampedInset(dx: inset, dy: inset), cornerRadius: radius - inset)
    }

    // MARK: iOS 13 and later

    /// Draws a gray background with a raised segment in it.
    private func drawRaised() {
        if control.ownBackgroundColor == nil {
            ControlArtwork.fill(outline(inset: 0), .tertiarySystemFill)
        }
        drawShortDividers()
        guard let selection else { return }
        let inset = control.metrics.thumbInset
        let thumb = thumbRect(selection).clampedInset(dx: inset, dy: inset)
        let shape = UIBezierPath(
            roundedRect: thumb,
            cornerRadius: UIScreen.main.era == .glass ? thumb.height / 2 : radius - 1)
        let color = control.selectedSegmentTintColor ?? Self.thumbColor
        ControlArtwork.faded(control.isEnabled ? 1 : 0.5) {
            ControlArtwork.shadowed(y: 3, blur: 8, alpha: 0.12) {
                ControlArtwork.fill(shape, color)
            }
            ControlArtwork.shadowed(y: 3, blur: 1, alpha: 0.04) {
                ControlArtwork.fill(shape, color)
            }
        }
    }

    /// White; in dark mode a lighter gray than the background.
    private static let thumbColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
    }

    /// Returns the frame of the raised segment, which extends to the edge at an end of the control.
    private func thumbRect(_ index: Int) -> CGRect {
        var rect = rects[index]
        if UIScreen.main.era < .glass, abs(rect.minX - bounds.minX) > 0.01 {
            rect = rect.insetBy(dx: -0.5, dy: 0)
        }
        return rect.intersection(checked: bounds)
    }

    /// Draws dividers of half the control's height, but none next to the raised segment.
    private func drawShortDividers() {
        for (index, x) in dividers where selection != index && selection != index + 1 {
            let height = (bounds.height / 2).rounded()
            let line = CGRect(
                x: x, y: bounds.midY - height / 2, width: control.metrics.divider, height: height)
            ControlArtwork.fill(ControlArtwork.capsule(line), .separator)
        }
    }

    /// The left edge of each divider with the index of the segment before it.
    private var dividers: [(index: Int, x: CGFloat)] {
        rects.indices.dropLast().map { ($0, min(rects[$0].maxX, rects[$0 + 1].maxX)) }
    }

    // MARK: iOS 7 to 12

    /// Draws a thin outline in the tint color, with the selected segment filled.
    private func drawOutlined() {
        let tint: UIColor = control.tintColor
        ControlArtwork.faded(control.isEnabled ? 1 : 0.5) {
            ControlArtwork.clipped(to: outline(inset: 0)) {
                if let selection { fillSegment(selection, tint) }
                for (_, x) in dividers {
                    let line = CGRect(x: x, y: bounds.minY, width: 1, height: bounds.height)
                    ControlArtwork.fill(UIBezierPath(rect: line), tint)
                }
            }
            ControlArtwork.stroke(outline(inset: 0.5), tint, width: 1)
        }
    }

    /// Fills the selected segment. Its title is a hole through which the view behind the control is
    /// visible, so that a white control on a colored bar has a title in the color of the bar.
    private func fillSegment(_ index: Int, _ tint: UIColor) {
        let isEnabled = control.segments[index].isEnabled
        let color = isEnabled ? tint : tint.withAlphaComponent(0.5)
        guard let cutOut else {
            return ControlArtwork.fill(UIBezierPath(rect: rects[index]), color)
        }
        let context = UIGraphicsGetCurrentContext()
        context?.group(Group(isIsolated: true)) {
            ControlArtwork.fill(UIBezierPath(rect: rects[index]), color)
            context?.group(Group(blendMode: .destinationOut), draw: cutOut)
        }
    }

    // MARK: iOS 6 and earlier

    private func drawClassic() {
        let isBar = control.segmentedControlStyle == .bar
        let base = isBar ? barColor : UIColor(white: 0.87, alpha: 1)
        ControlArtwork.faded(control.isEnabled ? 1 : 0.5) {
            ControlArtwork.clipped(to: outline(inset: 0)) {
                drawClassicSegments(base, isBar: isBar)
                for (_, x) in dividers {
                    let line = CGRect(x: x, y: bounds.minY, width: 1, height: bounds.height)
                    ControlArtwork.fill(
                        UIBezierPath(rect: line), UIColor(white: isBar ? 0.2 : 0.66, alpha: 0.9))
                }
            }
            ControlArtwork.stroke(
                outline(inset: 0.5), UIColor(white: isBar ? 0.2 : 0.62, alpha: 0.9), width: 1)
        }
    }

    private var barColor: UIColor {
        control.ownTintColor ?? UIColor(red: 0.42, green: 0.53, blue: 0.67, alpha: 1)
    }

    private func drawClassicSegments(_ base: UIColor, isBar: Bool) {
        let blue = UIColor(red: 0.10, green: 0.40, blue: 0.85, alpha: 1)
        for index in rects.indices {
            let rect = rects[index].insetBy(dx: -0.5, dy: 0)
            let isSelected = index == selection
            let shape = UIBezierPath(rect: rect)
            ControlArtwork.fill(shape, isSelected && !isBar ? blue : base)
            ControlArtwork.fill(shape, Self.glossStops(isSelected: isSelected, isBar: isBar))
        }
    }

    /// Returns a gradient that is light at the top and darker below; a pressed segment is lit from
    /// below.
    private static func glossStops(isSelected: Bool, isBar: Bool) -> [(CGFloat, UIColor)] {
        switch (isSelected, isBar) {
        case (true, false):
            [
                (0, UIColor(white: 0, alpha: 0.25)), (0.5, UIColor(white: 0, alpha: 0.02)),
                (0.5, UIColor(white: 1, alpha: 0.06)), (1, UIColor(white: 1, alpha: 0.30)),
            ]
        case (true, true):
            [(0, UIColor(white: 0, alpha: 0.45)), (1, UIColor(white: 0, alpha: 0.20))]
        case (false, true):
            [
                (0, UIColor(white: 1, alpha: 0.35)), (0.5, UIColor(white: 1, alpha: 0.08)),
                (0.5, UIColor(white: 0, alpha: 0.02)), (1, UIColor(white: 0, alpha: 0.12)),
            ]
        case (false, false):
            [(0, UIColor(white: 1, alpha: 0.95)), (1, UIColor(white: 1, alpha: 0))]
        }
    }
}
