import ContactSheetDevices
import Foundation

extension DisplayOutline {
    private var page: CGRect { CGRect(x: 0, y: 0, width: size.width, height: size.height) }

    /// The outline of a display in portrait, with round corners.
    package var shape: Path {
        Path(
            continuousRect: page, topLeft: true, topRight: true, bottomRight: true,
            bottomLeft: true, radius: cornerRadius)
    }

    /// The items that cover the corners in black, on a page of the device in portrait.
    package var corners: [DisplayItem] {
        var path = Path(rect: page)
        path.append(shape)
        return [.fill(Fill(path: path, rule: .evenOdd, paint: .color(.black)))]
    }

    /// The items that cover the housing in black, on a page of the device in portrait.
    package var housing: [DisplayItem] {
        let frame = CGRect(
            x: (size.width - cutoutSize.width) / 2, y: cutoutTop, width: cutoutSize.width,
            height: cutoutSize.height)
        switch cutout {
        case .none: return []
        case .notch: return [.fill(Fill(path: notch(frame), paint: .color(.black)))]
        case .island:
            let radius = frame.height / 2
            let path = Path(roundedRect: frame, cornerWidth: radius, cornerHeight: radius)
            return [.fill(Fill(path: path, paint: .color(.black)))]
        }
    }

    /// Returns a notch with round corners below and small hollow ones at the edge of the screen.
    private func notch(_ frame: CGRect) -> Path {
        let (hollow, round): (CGFloat, CGFloat) = (6, 20)
        var path = Path()
        path.move(to: CGPoint(x: frame.minX - hollow, y: 0))
        path.addArc(
            center: CGPoint(x: frame.minX - hollow, y: hollow), radius: hollow,
            startAngle: -.pi / 2, sweep: .pi / 2)
        path.addArc(
            center: CGPoint(x: frame.minX + round, y: frame.maxY - round), radius: round,
            startAngle: .pi, sweep: -.pi / 2)
        path.addArc(
            center: CGPoint(x: frame.maxX - round, y: frame.maxY - round), radius: round,
            startAngle: .pi / 2, sweep: -.pi / 2)
        path.addArc(
            center: CGPoint(x: frame.maxX + hollow, y: hollow), radius: hollow, startAngle: .pi,
            sweep: .pi / 2)
        path.closeSubpath()
        return path
    }
}
