import Foundation

extension LoggedConstraint {
    /// Creates the log entry for the source of one of the solver's rows.
    ///
    /// - Parameter address: The address for rows without an object of their own.
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

    /// Creates a log entry such as
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

    /// Creates the log entry for the size or position from an autoresizing mask, in the format of
    /// the device's iOS version (Documentation/Layout.md 1.4).
    ///
    /// The numbers are the engine's. For a view whose frame the engine takes as given, the entry
    /// contains that frame, as in a log of iOS 6 (Documentation/Layout.md 3.12). Encapsulated and
    /// temporary sizes are also printed as autoresizing constraints, because it is unknown which
    /// views have them in UIKit.
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
