import Foundation

/// A parser for the outlines of `BarGlyph`.
@MainActor struct BarGlyphReader {
    let path = UIBezierPath()

    init(_ text: String) {
        var letter: Character = "M"
        var digits = ""
        var numbers: [CGFloat] = []
        func endNumber() {
            if let number = Double(digits) { numbers.append(CGFloat(number)) }
            digits = ""
        }
        for character in text {
            if character.isLetter {
                endNumber()
                add(letter, numbers)
                letter = character
                numbers = []
            } else if character == " " {
                endNumber()
            } else {
                digits.append(character)
            }
        }
        endNumber()
        add(letter, numbers)
    }

    private func add(_ letter: Character, _ n: [CGFloat]) {
        switch (letter, n.count) {
        case ("M", 2): path.move(to: CGPoint(x: n[0], y: n[1]))
        case ("L", 2): path.addLine(to: CGPoint(x: n[0], y: n[1]))
        case ("H", 1): path.addLine(to: CGPoint(x: n[0], y: path.currentPoint.y))
        case ("V", 1): path.addLine(to: CGPoint(x: path.currentPoint.x, y: n[0]))
        case ("Q", 4):
            path.addQuadCurve(
                to: CGPoint(x: n[2], y: n[3]), controlPoint: CGPoint(x: n[0], y: n[1]))
        case ("C", 6):
            path.addCurve(
                to: CGPoint(x: n[4], y: n[5]), controlPoint1: CGPoint(x: n[0], y: n[1]),
                controlPoint2: CGPoint(x: n[2], y: n[3]))
        case ("O", 3):
            path.append(
                UIBezierPath(
                    ovalIn: CGRect(x: n[0], y: n[1], width: 0, height: 0)
                        .insetBy(dx: -n[2], dy: -n[2])))
        case ("A", 5):
            path.append(
                UIBezierPath(
                    arcCenter: CGPoint(x: n[0], y: n[1]), radius: n[2],
                    startAngle: n[3] * .pi / 180, endAngle: n[4] * .pi / 180, clockwise: true))
        case ("Z", 0): path.close()
        default: break
        }
    }
}
