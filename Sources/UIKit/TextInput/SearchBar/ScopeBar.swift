import Foundation

/// The scopes of a search bar, drawn as a segmented control of their era.
@MainActor struct ScopeBar {
    let titles: [String]
    let selected: Int
    let owner: UIView

    func draw(in box: CGRect) {
        guard !titles.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: box.minX, y: box.minY)
        control(box.size).draw(CGRect(origin: .zero, size: box.size))
        context.restoreGState()
    }

    /// Returns a segmented control of the bar style, which differs only in iOS 6 and earlier.
    private func control(_ size: CGSize) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.frame = CGRect(origin: .zero, size: size)
        control.segmentedControlStyle = .bar
        control.selectedSegmentIndex = selected
        if UIScreen.main.era > .classic { control.tintColor = owner.tintColor }
        let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        control.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        return control
    }
}
