import ContactSheetDevices
import Foundation

extension DisplayOutline {
    /// The items that cover the corners and the housing in black, on a page of the device in
    /// portrait.
    package var items: [DisplayItem] {
        let page = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        var corners = Path(rect: page)
        corners.append(
            Path(
                continuousRect: page, topLeft: true, topRight: true, bottomRight: true,
                bottomLeft: true, radius: cornerRadius))
        var items = [
            DisplayItem.fill(Fill(path: corners, rule: .evenOdd, paint: .color(.black)))
        ]
        let frame = CGRect(
            x: (size.width - cutoutSize.width) / 2, y: cutoutTop, width: cutoutSize.width,
            height: cutoutSize.height)
        switch cutout {
        case .none: break
        case .notch: items.append(.fill(Fill(path: notch(frame), paint: .color(.black))))
        case .island:
            let radius = frame.height / 2
            let path = Path(roundedRect: frame, cornerWidth: radius, cornerHeight: radius)
            items.append(.fill(Fill(path: path, paint: .color(.black))))
        }
        return items
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
