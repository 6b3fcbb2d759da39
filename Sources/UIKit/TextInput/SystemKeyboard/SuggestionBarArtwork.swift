import Foundation

/// Draws the bar above the keys with suggested words; on iPads also with buttons for editing.
@MainActor struct SuggestionBarArtwork {
    let settings: KeyboardSettings
    let style: KeyboardStyle
    let metrics: KeyboardMetrics

    func draw(in box: CGRect) {
        let inner = metrics.isPad ? box.insetBy(dx: box.width * 0.22, dy: 0) : inset(box)
        if metrics.isPad { drawPadButtons(in: box) }
        guard settings.hasSuggestions else { return }
        let words = words
        let width = inner.width / 3
        for (index, word) in words.enumerated() where !word.isEmpty {
            TextCap(word, font: style.font(metrics.isPad ? 18 : 17), color: color).draw(
                at: CGPoint(x: inner.minX + width * (CGFloat(index) + 0.5), y: box.midY + 1))
        }
        guard words.contains(where: { !$0.isEmpty }) else { return }
        style.separator.setFill()
        let height = box.height * 0.5
        for index in 1...2 {
            UIRectFill(
                CGRect(
                    x: (inner.minX + width * CGFloat(index)).rounded(),
                    y: ((box.height - height) / 2).rounded(), width: 1, height: height))
        }
    }

    private var color: UIColor { style.text(.character) }

    private func inset(_ box: CGRect) -> CGRect {
        metrics.isLandscape ? box.insetBy(dx: metrics.safeArea.left, dy: 0) : box
    }

    /// The suggested words: those of a new sentence, or the word that is being typed. (Decision.)
    private var words: [String] {
        guard UIScreen.main.device.language?.hasPrefix("en") ?? true else { return ["", "", ""] }
        guard settings.word.isEmpty else { return ["“\(settings.word)”", "", ""] }
        return settings.isShifted ? ["I", "The", "I’m"] : ["the", "a", "and"]
    }

    private func drawPadButtons(in box: CGRect) {
        func draw(_ name: String, _ x: CGFloat, _ alpha: CGFloat) {
            SymbolCap(name, size: 19, color: color.withAlphaComponent(alpha)).draw(
                at: CGPoint(x: x, y: box.midY))
        }
        draw("arrow.uturn.backward", 32, 0.3)
        draw("arrow.uturn.forward", 82, 0.3)
        draw("doc.on.clipboard", 132, 0.3)
    }
}
