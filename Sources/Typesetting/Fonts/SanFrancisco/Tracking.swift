import Foundation

/// San Francisco's tracking, in points per character (Documentation/Fonts.md 3).
enum Tracking {
    static func sanFrancisco(pointSize: CGFloat, isVariable: Bool = true) -> CGFloat {
        guard !isVariable else { return interpolate(table, at: pointSize) }
        let isText = pointSize < 20
        return interpolate(isText ? staticText : staticDisplay, at: pointSize) * pointSize / 1000
            + (isText ? -0.031 : -0.076)
    }

    // The two families of iOS 9 to 12, in 1/1000 em. Stored labels are a little narrower: the constants
    // above were estimated together with the kerning (Documentation/Fonts.md 1.4). Display: Documentation/Fonts.md 3.2. Text:
    // Apple's design resources of 2017 as listed by public plug-ins (from 41 at 6 pt to -24 at 17
    // pt).

    private static let staticText: [(x: CGFloat, y: CGFloat)] = [
        (6, 41), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
        (16, -20), (17, -24), (18, -25), (19, -26),
    ]

    private static let staticDisplay: [(x: CGFloat, y: CGFloat)] = [
        (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (33, 11), (36, 10),
        (41, 9), (44, 8), (49, 7), (52, 6), (56, 5), (60, 4), (66, 3), (68, 2), (76, 1), (90, 0),
    ]

    /// Every size from 6 to 54 pt, then the sizes in Apple's table.
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
