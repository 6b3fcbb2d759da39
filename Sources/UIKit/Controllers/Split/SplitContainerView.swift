import Foundation

/// The view of a split view controller: the columns' views, the separators between them, and the
/// view that dims the secondary column.
final class SplitContainerView: UIView {
    private unowned let controller: UISplitViewController
    private var lines: [UIView] = []
    private lazy var dimming = SplitDimmingView { [weak controller] in
        controller?.closeSidebars()
    }

    init(_ controller: UISplitViewController) {
        self.controller = controller
        super.init(frame: UIViewController.initialFrame)
        backgroundColor = UIScreen.main.era == .classic ? .black : .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller.arrange()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        setNeedsLayout()
    }

    /// Sets the columns' frames; the secondary column is at the back.
    func place(
        _ arrangement: SplitArrangement, _ columns: [(UIViewController, SplitArrangement.Place)]
    ) {
        for (column, place) in columns {
            ContainerLayout(place.frame).place(column)
            column.view.autoresizingMask = []
            round(column.view, place.isCard)
        }
        for (column, _) in columns.reversed() { bringSubviewToFront(column.view) }
        placeLines(arrangement.separators)
        placeDimming(arrangement.covers ? columns.last?.0.view : nil)
    }

    private func round(_ view: UIView, _ isCard: Bool) {
        guard SplitMetrics.floats else { return }
        view.layer.cornerRadius = isCard ? SplitMetrics.floatingCornerRadius : 0
        view.clipsToBounds = isCard
    }

    private func placeLines(_ frames: [CGRect]) {
        while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
        while lines.count < frames.count {
            let line = UIView()
            line.isUserInteractionEnabled = false
            lines.append(line)
        }
        for (line, frame) in zip(lines, frames) {
            line.backgroundColor = SplitMetrics.separatorColor
            line.frame = frame
            addSubview(line)
        }
    }

    private func placeDimming(_ back: UIView?) {
        guard let back else { return dimming.removeFromSuperview() }
        dimming.frame = back.frame
        insertSubview(dimming, aboveSubview: back)
    }
}

/// A view that catches touches next to the columns above the secondary one.
private final class SplitDimmingView: UIView {
    private let onTouch: () -> Void

    init(onTouch: @escaping () -> Void) {
        self.onTouch = onTouch
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0, alpha: SplitMetrics.dimming)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
}
