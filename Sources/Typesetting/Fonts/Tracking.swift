import Foundation

/// San Francisco's tracking in points a character (fonts.md 3).
enum Tracking {
    static func sanFrancisco(pointSize: CGFloat) -> CGFloat {
        interpolate(table, at: pointSize)
    }

    /// From 6 to 54 pt in single steps, then the sizes that the table names.
    private static let table: [(x: CGFloat, y: CGFloat)] = {
        let steps: [CGFloat] = [
            0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45,
            -0.45, -0.36, -0.26, -0.10, 0.07, 0.15, 0.22, 0.29, 0.38, 0.40, 0.40, 0.39, 0.41, 0.40,
            0.40, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.35, 0.36, 0.37,
            0.35, 0.33, 0.34, 0.35, 0.33, 0.31, 0.32,
        ]
        let large: [(x: CGFloat, y: CGFloat)] = [
            (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17),
            (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
        ]
        return steps.enumerated().map { (CGFloat(6 + $0.offset), $0.element) } + large
    }()
}
