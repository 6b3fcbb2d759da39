import Foundation

/// Paints a segmented control in the style of its era: the background, then the contents.
@MainActor struct SegmentedArtwork {
    private let control: UISegmentedControl
    private let rects: [CGRect]
    private let era = UIScreen.main.era

    init(_ control: UISegmentedControl) {
        self.control = control
        rects = control.segmentRects
    }

    func draw() {
        guard control.shownBackgroundImage(for: .normal) == nil else {
            drawImages()
            return rects.indices.forEach(drawContent)
        }
        let index = control.selectedSegmentIndex
        let selection = rects.indices.contains(index) ? index : nil
        var background = SegmentedBackgroundArtwork(
            control: control, rects: rects, selection: selection)
        let hole = selection.flatMap { isCutOut($0) ? $0 : nil }
        if let hole { background.cutOut = { drawContent(hole) } }
        background.draw()
        for index in rects.indices where index != hole { drawContent(index) }
    }

    /// Whether the content of the selected segment is a hole: from iOS 7 to 12, if it has neither a
    /// color nor an original image of its own.
    private func isCutOut(_ index: Int) -> Bool {
        guard era == .flat || era == .safeArea else { return false }
        let state = control.state(ofSegmentAt: index)
        return control.shownAttributes(for: state).color == nil
            && control.segments[index].image?.renderingMode != .alwaysOriginal
    }

    private func drawImages() {
        for index in rects.indices {
            let state = control.state(ofSegmentAt: index)
            guard let image = control.shownBackgroundImage(for: state) else { continue }
            ControlArtwork.draw(image, in: rects[index], tint: control.tintColor)
        }
        for index in rects.indices.dropFirst() {
            let (left, right) = (
                control.state(ofSegmentAt: index - 1), control.state(ofSegmentAt: index)
            )
            guard let image = control.shownDividerImage(left: left, right: right) else { continue }
            let near = min(rects[index - 1].maxX, rects[index].maxX)
            let divider = CGRect(
                x: near, y: control.bounds.minY, width: image.size.width,
                height: control.bounds.height)
            ControlArtwork.draw(image, in: divider, tint: control.tintColor)
        }
    }

    private func drawContent(_ index: Int) {
        let segment = control.segments[index]
        let adjustment = control.contentPositionAdjustment(
            forSegmentType: control.type(ofSegmentAt: index), barMetrics: .default)
        let rect = rects[index].offsetBy(
            dx: segment.contentOffset.width + adjustment.horizontal,
            dy: segment.contentOffset.height + adjustment.vertical)
        let state = control.state(ofSegmentAt: index)
        let color =
            control.shownAttributes(for: state).color ?? SegmentedColors(control, state).text
        if let image = segment.image {
            let template =
                image.renderingMode == .automatic
                ? image.withRenderingMode(.alwaysTemplate) : image
            ControlArtwork.draw(template, centeredIn: rect, tint: color)
        } else if let title = segment.title, !title.isEmpty {
            drawTitle(title, in: rect, color, state)
        }
    }

    private func drawTitle(
        _ title: String, in rect: CGRect, _ color: UIColor, _ state: UIControl.State
    ) {
        func text(_ color: UIColor) -> ControlText {
            ControlText(
                title, font: control.font(for: state), color: color, width: rect.width - 4,
                of: control)
        }
        if era == .classic, !state.contains(.disabled) {
            let isLight =
                control.segmentedControlStyle == .bar
                || !state.isDisjoint(with: [.selected, .highlighted])
            let relief = isLight ? UIColor(white: 0, alpha: 0.4) : UIColor(white: 1, alpha: 0.8)
            text(relief).draw(in: rect.offsetBy(dx: 0, dy: isLight ? -1 : 1))
        }
        text(color).draw(in: rect)
    }
}

/// The default colors of a segment in a state.
@MainActor struct SegmentedColors {
    let text: UIColor

    init(_ control: UISegmentedControl, _ state: UIControl.State) {
        let isSelected = !state.isDisjoint(with: [.selected, .highlighted])
        let isDisabled = state.contains(.disabled)
        switch UIScreen.main.era {
        case .classic:
            let isLight = control.segmentedControlStyle == .bar || isSelected
            let color = isLight ? UIColor.white : UIColor(white: 0.35, alpha: 1)
            text = isDisabled ? color.withAlphaComponent(0.5) : color
        case .flat, .safeArea:
            let tint: UIColor = control.tintColor
            let color = isSelected ? UIColor.white : tint
            text = isDisabled && !isSelected ? tint.withAlphaComponent(0.5) : color
        case .dark, .glass: text = isDisabled ? .tertiaryLabel : .label
        }
    }
}
