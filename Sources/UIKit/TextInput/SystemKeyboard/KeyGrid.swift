import Foundation

/// The places of keys in rows of equal height.
@MainActor struct KeyGrid {
    private let area: CGRect
    private let columnGap: CGFloat
    private let rowGap: CGFloat
    private let unit: CGFloat
    private let pitch: CGFloat

    /// Distances are those that a phone of 375 points has in portrait: 6 points between keys and 3 at
    /// the sides, with 12 between rows. (Decision after screenshots.)
    init(
        area: CGRect, metrics: KeyboardMetrics, units: CGFloat, count: Int, isSeamless: Bool,
        isDigitPad: Bool
    ) {
        let isPad = metrics.isPad
        columnGap = isSeamless ? 0 : isPad ? 12 : 6
        rowGap =
            isSeamless
            ? 0
            : isPad ? (metrics.isLandscape ? 12 : 10) : isDigitPad || metrics.isLandscape ? 7 : 12
        let side: CGFloat = isSeamless ? 0 : isDigitPad ? 6 : isPad ? 6 : 3
        let insets = isPad ? .zero : metrics.safeArea
        // Next to the housing, the keys end some points inside the safe area.
        let inset = insets.left > 0 && metrics.isLandscape ? insets.left + 18 : 0
        let top: CGFloat = isSeamless ? 0 : isDigitPad ? 6 : isPad ? 8 : metrics.isLandscape ? 4 : 8
        let bottom: CGFloat = isSeamless ? 0 : isPad ? 8 : isDigitPad ? 2 : 4
        self.area = CGRect(
            x: side + inset, y: area.minY + top, width: area.width - 2 * (side + inset),
            height: area.height - top - bottom)
        unit = (self.area.width + columnGap) / units
        pitch = (self.area.height + rowGap) / CGFloat(max(1, count))
    }

    /// Returns the frame of a key that begins after a number of units.
    func box(row: Int, from start: CGFloat, span: CGFloat) -> CGRect {
        let grid = UIScreen.main.grid
        let left = grid.round(area.minX + unit * start)
        let right = grid.round(area.minX + unit * (start + span) - columnGap)
        let top = grid.round(area.minY + pitch * CGFloat(row))
        let bottom = grid.round(area.minY + pitch * CGFloat(row + 1) - rowGap)
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}
