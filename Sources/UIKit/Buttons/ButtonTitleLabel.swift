import Foundation

/// The label of a button's title. It remembers its last title, so that setting the same title again
/// doesn't cause a layout.
@MainActor final class ButtonTitleLabel: UILabel {
    private var source: NSAttributedString?

    func show(_ title: ButtonTitle?) {
        switch title {
        case .attributed(let title):
            guard source != title else { return }
            source = title
            attributedText = title
        case .plain(let title): show(plain: title)
        case nil: show(plain: nil)
        }
    }

    private func show(plain title: String?) {
        guard source != nil || text != title else { return }
        source = nil
        text = title
    }

    /// Sets the line break mode, and the number of lines: one if the mode truncates, or otherwise
    /// as many as needed.
    func setLines(_ mode: NSLineBreakMode) {
        if lineBreakMode != mode { lineBreakMode = mode }
        let lines = mode.truncates ? 1 : 0
        if numberOfLines != lines { numberOfLines = lines }
    }

    var hasOneLine: Bool { numberOfLines == 1 && lineBreakMode.truncates }
}
