import Foundation

/// Draws the keys of the system's keyboard.
@MainActor struct KeyboardArtwork {
    let settings: KeyboardSettings
    let style: KeyboardStyle
    let metrics: KeyboardMetrics

    private var rows: KeyboardRows {
        metrics.isPad ? .pad(settings, metrics) : .phone(settings, metrics)
    }
    private var isDigitPad: Bool { rows.units == 3 }

    func draw(in area: CGRect) {
        let rows = rows
        let seamless = isDigitPad && style.padIsSeamless
        let grid = KeyGrid(
            area: area, metrics: metrics, units: rows.units, count: rows.rows.count,
            isSeamless: seamless, isDigitPad: isDigitPad)
        for (index, row) in rows.rows.enumerated() {
            var start: CGFloat = 0
            for key in row {
                let box = grid.box(row: index, from: start, span: key.span)
                draw(key, in: box, isSeamless: seamless)
                start += key.span
            }
        }
    }

    /// Draws the keys below the keyboard of a phone without a Home button.
    func drawBottomKeys(in area: CGRect) {
        guard !metrics.isPad, area.height > 40, !isDigitPad else { return }
        let y = area.minY + 26
        let color = style.text(.function)
        SymbolCap("face.smiling", size: 27, color: color).draw(at: CGPoint(x: 38, y: y))
        SymbolCap("mic", size: 25, color: color).draw(at: CGPoint(x: area.maxX - 38, y: y))
    }

    private func draw(_ key: KeyboardKey, in box: CGRect, isSeamless: Bool) {
        guard key.role != .gap else { return }
        let fill = fill(of: key)
        if isSeamless {
            drawCell(key, in: box)
        } else if let fill {
            KeyShape(box: box, radius: style.radius, style: style).draw(fill)
        }
        drawCap(of: key, in: box)
    }

    /// Draws a cell of a pad of digits whose cells touch each other.
    private func drawCell(_ key: KeyboardKey, in box: CGRect) {
        let color = style.fill(key.role == .plain ? .function : .character)
        if style.era == .classic {
            KeyShape(box: box, radius: 0, style: style).draw(color)
        } else {
            color.setFill()
            UIRectFill(box)
        }
        style.separator.setFill()
        let line = 1 / UIScreen.main.scale
        UIRectFill(CGRect(x: box.maxX - line, y: box.minY, width: line, height: box.height))
        UIRectFill(CGRect(x: box.minX, y: box.minY, width: box.width, height: line))
    }

    private var isProminent: Bool { settings.returnKey.isProminent && settings.isReturnEnabled }

    private func fill(of key: KeyboardKey) -> UIColor? {
        switch key.role {
        case .gap, .plain: nil
        case .action where isProminent: style.prominent
        case .shift where settings.isShifted && style.era > .classic:
            style.isDark ? UIColor(white: 0.83, alpha: 1) : .white
        default: style.fill(key.role)
        }
    }

    private func textColor(of key: KeyboardKey) -> UIColor {
        switch key.role {
        case .action where isProminent: return .white
        case .action where !settings.isReturnEnabled:
            return style.text(key.role).withAlphaComponent(0.35)
        case .shift where settings.isShifted && style.era > .classic && style.isDark:
            return .black
        case .shift where settings.isShifted && style.era == .classic:
            return UIColor(red: 0.45, green: 0.75, blue: 1, alpha: 1)
        default: return style.text(key.role)
        }
    }

    // MARK: Caps

    private func drawCap(of key: KeyboardKey, in box: CGRect) {
        let color = textColor(of: key)
        switch key.cap {
        case .blank: break
        case .symbol(let name): drawSymbol(name, of: key, in: box, color)
        case .digit(let digit, let letters): drawDigit(digit, letters, in: box, color)
        case .flick(let letter, let mark): drawFlick(letter, mark, in: box, color)
        case .text(let text): drawText(text, of: key, in: box, color)
        }
    }

    private func drawSymbol(
        _ name: String, of key: KeyboardKey, in box: CGRect, _ color: UIColor
    ) {
        let isShift = key.role == .shift
        let full = isShift && (settings.isShifted || style.era == .classic) ? name + ".fill" : name
        let size: CGFloat = metrics.isPad ? 24 : isDigitPad ? 23 : 19.5
        if metrics.isPad, style.era >= .safeArea {
            return drawPadSymbol(full, of: key, in: box, color)
        }
        SymbolCap(full, size: size, color: color).draw(at: CGPoint(x: box.midX, y: box.midY))
    }

    /// Draws the symbol of an iPad's key near its lower outer corner.
    private func drawPadSymbol(
        _ name: String, of key: KeyboardKey, in box: CGRect, _ color: UIColor
    ) {
        let cap = SymbolCap(name, size: 20, color: color)
        cap.draw(at: CGPoint(x: outerX(width: cap.width, in: box), y: box.maxY - 8 - 10))
    }

    private func drawDigit(
        _ digit: String, _ letters: String, in box: CGRect, _ color: UIColor
    ) {
        let font = style.font(style.era == .classic ? 26 : 25)
        let hasLetters = !letters.isEmpty && box.height > 34
        let y = box.midY - (hasLetters ? 5.5 : 0)
        TextCap(digit, font: font, color: color).draw(at: CGPoint(x: box.midX, y: y))
        guard hasLetters else { return }
        let small = style.font(style.era == .classic ? 11 : 10, .semibold)
        TextCap(letters, font: small, color: color, spacing: 2).draw(
            at: CGPoint(x: box.midX, y: box.midY + 13.5))
    }

    private func drawFlick(_ letter: String, _ mark: String, in box: CGRect, _ color: UIColor) {
        TextCap(mark, font: style.font(15), color: color.withAlphaComponent(0.4)).draw(
            at: CGPoint(x: box.midX, y: box.minY + box.height * 0.24))
        TextCap(shown(letter), font: style.font(23), color: color).draw(
            at: CGPoint(x: box.midX, y: box.minY + box.height * 0.64))
    }

    private func drawText(_ text: String, of key: KeyboardKey, in box: CGRect, _ color: UIColor) {
        if key.role == .action, style.era >= .glass {
            let cap = SymbolCap(settings.returnKey.symbol, size: 18, color: color)
            return cap.draw(at: CGPoint(x: box.midX, y: box.midY))
        }
        if key.role == .character, text != "space", !text.hasPrefix(".c") {
            let size: CGFloat = metrics.isPad ? 24 : style.era == .classic ? 22 : 22.5
            return TextCap(shown(text), font: style.font(size), color: color).draw(
                at: CGPoint(x: box.midX, y: box.midY - 0.5))
        }
        if text == "space", metrics.isPad || style.era >= .glass { return }
        let cap = TextCap(text, font: style.font(metrics.isPad ? 18 : 16), color: color)
        cap.draw(at: titlePoint(of: cap, key, in: box))
    }

    /// The titles of an iPad's keys are near the lower outer corner.
    private func titlePoint(of cap: TextCap, _ key: KeyboardKey, in box: CGRect) -> CGPoint {
        guard metrics.isPad, style.era >= .safeArea, key.role != .character else {
            return CGPoint(x: box.midX, y: box.midY)
        }
        return CGPoint(x: outerX(width: cap.width, in: box), y: box.maxY - 8 - 9)
    }

    /// Returns the center of a cap at the outer edge of an iPad's key.
    private func outerX(width: CGFloat, in box: CGRect) -> CGFloat {
        let isLeading = box.midX < UIScreen.main.interfaceBounds.midX
        return isLeading ? box.minX + 10 + width / 2 : box.maxX - 10 - width / 2
    }

    private func shown(_ letter: String) -> String {
        settings.isShifted || style.alwaysShowsCapitals ? letter.uppercased() : letter
    }
}
