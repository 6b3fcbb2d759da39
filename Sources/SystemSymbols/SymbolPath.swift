import CoreGraphics
import Foundation

/// Parses the path notation of `SymbolRows`: SVG's M, L, Q, C, and Z with absolute coordinates in
/// hundredths of an em, and `O x y radius`, `E x y rx ry`, `R x y width height radius`, and `A x y
/// radius from to` (a clockwise arc, with angles in degrees from the right).
enum SymbolPath {
    static func parse(_ tokens: ArraySlice<Substring>) -> Path {
        var path = Path()
        var verb: Character = "M"
        var numbers: [CGFloat] = []
        for token in tokens {
            var rest = token
            if let letter = token.first, letter.isLetter {
                verb = letter
                rest = token.dropFirst()
                numbers = []
                if verb == "Z" { path.closeSubpath() }
            }
            guard let number = Double(rest) else { continue }
            // Angles are degrees.
            let isAngle = verb == "A" && numbers.count >= 3
            numbers.append(isAngle ? number * .pi / 180 : number / 100)
            if numbers.count == count(verb) {
                add(verb, numbers, to: &path)
                numbers = []
                if verb == "M" { verb = "L" }
            }
        }
        return path
    }

    private static func count(_ verb: Character) -> Int {
        switch verb {
        case "M", "L": 2
        case "O": 3
        case "Q", "E": 4
        case "R", "A": 5
        default: 6
        }
    }

    private static func add(_ verb: Character, _ n: [CGFloat], to path: inout Path) {
        func point(_ at: Int) -> CGPoint { CGPoint(x: n[at], y: n[at + 1]) }
        switch verb {
        case "M": path.move(to: point(0))
        case "L": path.addLine(to: point(0))
        case "Q": path.addQuadCurve(to: point(2), control: point(0))
        case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case "O": path.append(ellipse(point(0), n[2], n[2]))
        case "E": path.append(ellipse(point(0), n[2], n[3]))
        case "R":
            let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
            path.append(Path(roundedRect: rect, cornerWidth: n[4], cornerHeight: n[4]))
        case "A":
            path.addArc(
                center: point(0), radius: n[2], startAngle: n[3], endAngle: n[4], clockwise: false)
        default: break
        }
    }

    private static func ellipse(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
    }
}
