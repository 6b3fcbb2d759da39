import Foundation

extension UISegmentedControl {
    var metrics: SegmentedMetrics {
        SegmentedMetrics(UIScreen.main.era, segmentedControlStyle)
    }

    var segmentLayout: SegmentLayout {
        SegmentLayout(
            contents: segments.map { contentSize(of: $0).width.rounded(.up) },
            fixed: segments.map(\.width), padding: metrics.padding,
            divider: shownDividerImage(left: .normal, right: .normal)?.size.width
                ?? metrics.divider,
            isOnPoints: UIScreen.main.era == .glass, isByContent: apportionsSegmentWidthsByContent)
    }

    /// The segments' frames from left to right, on whole pixels. In right-to-left layouts the first
    /// segment is the rightmost.
    var segmentRects: [CGRect] {
        let layout = segmentLayout
        let rects = layout.rects(in: bounds).map(UIScreen.main.grid.round)
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rects }
        return rects.map { rect in
            rect.offsetBy(dx: bounds.minX + bounds.maxX - rect.maxX - rect.minX, dy: 0)
        }
    }

    /// The era's height, or more for images and fonts that require it: a decision.
    var naturalHeight: CGFloat {
        let contents = segments.map { contentSize(of: $0).height }.max() ?? 0
        let custom = shownBackgroundImage(for: .normal)?.size.height
        return max(custom ?? metrics.height, contents.rounded(.up) + 4)
    }

    func font(for state: State) -> UIFont {
        shownAttributes(for: state).font
            ?? SegmentedMetrics.font(
                UIScreen.main.era, segmentedControlStyle, selected: state.contains(.selected))
    }

    /// Returns the size of the content, with the selected segment's font, which is the widest.
    private func contentSize(of segment: ControlSegment) -> CGSize {
        if let image = segment.image { return image.size }
        guard let title = segment.title, !title.isEmpty else { return .zero }
        return ControlText(title, font: font(for: .selected), of: self).size
    }

    func state(ofSegmentAt index: Int) -> State {
        var state = State.normal
        if index == selectedSegmentIndex { state.insert(isMomentary ? .highlighted : .selected) }
        if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
        return state
    }

    /// Returns whether the segment is at the left end, the right end, both, or neither.
    func type(ofSegmentAt index: Int) -> Segment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch (index == 0, index == segments.count - 1) {
        case (true, true): return .alone
        case (true, false): return isMirrored ? .right : .left
        case (false, true): return isMirrored ? .left : .right
        case (false, false): return .center
        }
    }
}
