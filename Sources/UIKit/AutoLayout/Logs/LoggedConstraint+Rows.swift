import Foundation

extension LoggedConstraint {
    /// What a row of the solver stands for; the address is for rows that nothing stands behind.
    init(_ source: RowSource, address: @autoclosure () -> String) {
        switch source {
        case .constraint(let constraint): self.init(constraint)
        case .mask(let known, let axis, let isSize):
            self.init(maskOf: known, axis, isSize: isSize)
        case .content(let known, let axis, _): self.init(contentOf: known, axis)
        case .system(let purpose):
            self.init(address: address())
            identifier = purpose
        }
    }

    /// `<NSContentSizeLayoutConstraint:0x1 UILabel:0x2.width == 41.6667 Hug:250 …>`.
    private init(contentOf known: EngineView, _ axis: NSLayoutConstraint.Axis) {
        self.init(
            "NSContentSizeLayoutConstraint",
            address: UIKit.address(of: known, plus: axis == .horizontal ? 1 : 2))
        guard let view = known.view else { return }
        equation = LoggedEquation(LoggedTerm(view, axis.size), plus: view.engineContentSize[axis])
        contentPriorities = (
            view.contentHuggingPriority(for: axis),
            view.contentCompressionResistancePriority(for: axis)
        )
    }

    /// What an autoresizing mask says of a view's size or place, in the form of the device's iOS
    /// (Documentation/Layout.md 1.4), with the engine's numbers; of a view whose frame the engine
    /// takes as given, where it is, as a log of iOS 6 has it (Documentation/Layout.md 3.12).
    init(maskOf known: EngineView, _ axis: NSLayoutConstraint.Axis, isSize: Bool) {
        self.init(
            "NSAutoresizingMaskLayoutConstraint",
            address: UIKit.address(
                of: known, plus: (isSize ? 3 : 4) + (axis == .horizontal ? 0 : 2)))
        guard let view = known.view else { return }
        mask = view.autoresizingMask.logText
        let text = MaskText(known, of: view, axis)
        equation = isSize ? text.size : text.place
        space = isSize ? nil : view.superview
    }
}
