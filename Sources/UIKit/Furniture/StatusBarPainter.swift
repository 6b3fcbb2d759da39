import ContactSheetDevices
import Foundation

/// Draws the content of a status bar in the current context. The time and the date are always the
/// same.
@MainActor struct StatusBarPainter {
    let layout: StatusBarLayout
    let style: StatusBarContentStyle

    private var device: SimulatedDevice { layout.device }
    private var symbols: StatusBarArtwork {
        StatusBarArtwork(device: device, scale: layout.symbolScale)
    }

    func draw() {
        switch layout.arrangement {
        case .centered: drawCentered()
        case .divided: drawDivided()
        case .row: drawRow()
        }
    }

    // MARK: Arrangements

    private func drawCentered() {
        let isPhone = device.portrait.idiom == .phone
        var start = layout.margin
        if isPhone { start = draw(symbols.signal, from: start) + 4 }
        start = drawText(isPhone ? "Carrier" : "iPad", carrierFont, from: start) + 5
        _ = draw(symbols.wifi, from: start)
        let font = font(of: device.era == .classic ? .bold : .semibold)
        let time = width(of: clock, font)
        _ = drawText(clock, font, from: (layout.bounds.width - time) / 2)
        drawTrailing(isPhone ? [] : [.text("100%")])
    }

    private func drawDivided() {
        let font = font(of: .semibold)
        let width = width(of: shortClock, font)
        _ = drawText(shortClock, font, from: layout.timeCenter - width / 2)
        drawTrailing([.symbol(symbols.wifi), .symbol(symbols.signal)])
    }

    private func drawRow() {
        let font = font(of: .semibold)
        let start = drawText(clock, font, from: layout.margin)
        if let date { _ = drawText(date, font, from: start + 8) }
        drawTrailing([.text("100%"), .symbol(symbols.wifi)])
    }

    // MARK: Parts

    private enum Part {
        case text(String)
        case symbol(StatusBarArtwork.Symbol)
    }

    /// Draws the battery at the trailing edge, and parts in front of it.
    private func drawTrailing(_ parts: [Part]) {
        var end = layout.bounds.width - layout.margin
        for part in [.symbol(symbols.battery)] + parts {
            switch part {
            case .text(let text):
                end -= width(of: text, carrierFont)
                _ = drawText(text, carrierFont, from: end)
            case .symbol(let symbol):
                end -= symbol.size.width
                _ = draw(symbol, from: end)
            }
            end -= 5
        }
    }

    /// Draws a symbol at a distance from the leading edge, and returns the distance of its end.
    private func draw(_ symbol: StatusBarArtwork.Symbol, from start: CGFloat) -> CGFloat {
        let origin = CGPoint(
            x: layout.left(start, width: symbol.size.width),
            y: layout.middle - symbol.size.height / 2)
        if let engraving = style.engraving {
            symbol.draw(at: CGPoint(x: origin.x, y: origin.y + 1), in: engraving)
        }
        symbol.draw(at: origin, in: style.color)
        return start + symbol.size.width
    }

    /// Draws a text at a distance from the leading edge, and returns the distance of its end.
    private func drawText(_ text: String, _ font: UIFont, from start: CGFloat) -> CGFloat {
        let width = width(of: text, font)
        let y = layout.middle + font.capHeight / 2 - font.ascender
        let origin = CGPoint(x: layout.left(start, width: width), y: y)
        func draw(_ color: UIColor, _ dy: CGFloat) {
            text.draw(
                at: CGPoint(x: origin.x, y: origin.y + dy),
                withAttributes: [.font: font, .foregroundColor: color])
        }
        if let engraving = style.engraving { draw(engraving, 1) }
        draw(style.color, 0)
        return start + width
    }

    private func width(of text: String, _ font: UIFont) -> CGFloat {
        text.size(withAttributes: [.font: font]).width.rounded(.up)
    }

    // MARK: Texts

    private var isEnglish: Bool { device.language?.hasPrefix("en") ?? true }
    private var shortClock: String { "9:41" }
    private var clock: String { isEnglish ? "9:41 AM" : "9:41" }
    private var date: String? { isEnglish && fitsDate ? "Tue Sep 9" : nil }
    private var fitsDate: Bool { layout.bounds.width > 300 }

    private func font(of weight: UIFont.Weight) -> UIFont {
        .systemFont(ofSize: layout.timeSize, weight: weight)
    }

    private var carrierFont: UIFont {
        device.era == .classic
            ? .boldSystemFont(ofSize: layout.timeSize) : .systemFont(ofSize: layout.timeSize)
    }
}
