import CoreGraphics

extension RGBA {
    static let red = RGBA(1, 0, 0)
    static let green = RGBA(0, 1, 0)
    static let blue = RGBA(0, 0, 1)
}

extension DisplayItem {
    static func rect(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA
    ) -> DisplayItem {
        let path = Path(rect: CGRect(x: x, y: y, width: width, height: height))
        return .fill(Fill(path: path, paint: .color(color)))
    }
}
