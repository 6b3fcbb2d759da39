import Foundation

/// A builder that breaks items into lines and distributes them in their line.
///
/// A full line is justified. The items of the last line have the distances of a full line if all
/// items are equal, and the minimum spacing otherwise. An item that is alone in its line because a
/// second one never fits is centered.
@MainActor struct FlowLineBuilder {
    let isVertical: Bool
    /// The start of lines, across the scroll direction.
    let start: CGFloat
    let availableLength: CGFloat
    let spacing: CGFloat

    private static let tolerance: CGFloat = 0.01

    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    func thickness(of line: FlowLine) -> CGFloat {
        line.sizes.map { isVertical ? $0.height : $0.width }.max() ?? 0
    }

    func lines(of sizes: [CGSize]) -> [FlowLine] {
        var lines: [FlowLine] = []
        var used: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            let more = spacing + length(size)
            if var line = lines.last, used + more <= availableLength + Self.tolerance {
                line.items = line.items.lowerBound..<(index + 1)
                line.sizes.append(size)
                lines[lines.count - 1] = line
                used += more
            } else {
                lines.append(FlowLine(items: index..<(index + 1), sizes: [size]))
                used = length(size)
            }
        }
        return lines
    }

    func frames(of line: FlowLine, at position: CGFloat, isLast: Bool) -> [CGRect] {
        let thickness = thickness(of: line)
        let (first, gap) = distribution(of: line, isLast: isLast)
        var along = first
        return line.sizes.map { size in
            let across = position + (thickness - (isVertical ? size.height : size.width)) / 2
            let origin =
                isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
            along += length(size) + gap
            return rounded(CGRect(origin: origin, size: size))
        }
    }

    /// Returns the start of the first item and the distance between items.
    private func distribution(
        of line: FlowLine, isLast: Bool
    ) -> (start: CGFloat, gap: CGFloat) {
        let sum = line.sizes.reduce(0) { $0 + length($1) }
        guard isLast else { return spread(count: line.sizes.count, sum: sum) }
        let each = line.sizes.first.map(length) ?? 0
        guard line.sizes.allSatisfy({ length($0) == each }), each + spacing > 0 else {
            return (start, spacing)
        }
        let fitting = Int(
            saturating: (availableLength + spacing + Self.tolerance) / (each + spacing))
        return spread(count: fitting, sum: CGFloat(fitting) * each)
    }

    private func spread(count: Int, sum: CGFloat) -> (start: CGFloat, gap: CGFloat) {
        let free = availableLength - sum
        guard count > 1 else { return (start + max(0, free) / 2, spacing) }
        return (start, free / CGFloat(count - 1))
    }

    private func rounded(_ frame: CGRect) -> CGRect {
        let grid = UIScreen.main.grid
        return CGRect(
            origin: CGPoint(x: grid.round(frame.minX), y: grid.round(frame.minY)),
            size: frame.size)
    }
}
