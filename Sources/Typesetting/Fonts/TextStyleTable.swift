import Foundation

/// The size and leading of a text style (Documentation/Metrics.md 5.1).
public struct TextStyleMetrics: Sendable, Hashable {
    /// The size in points.
    public var pointSize: CGFloat
    /// The distance between baselines, in points.
    public var leading: CGFloat

    init(_ pointSize: CGFloat, _ leading: CGFloat) {
        self.pointSize = pointSize
        self.leading = leading
    }
}

extension TextStyle {
    /// Returns Apple's published size and leading of the style at a text size.
    public func metrics(at size: ContentSize) -> TextStyleMetrics { row[size.rawValue] }

    private var row: [TextStyleMetrics] {
        switch self {
        case .largeTitle: Self.largeTitleRow
        case .title1: Self.title1Row
        case .title2: Self.title2Row
        case .title3: Self.title3Row
        case .headline, .body: Self.bodyRow
        case .callout: Self.calloutRow
        case .subheadline: Self.subheadlineRow
        case .footnote: Self.footnoteRow
        case .caption1: Self.caption1Row
        case .caption2: Self.caption2Row
        }
    }

    private static let largeTitleRow: [TextStyleMetrics] = [
        .init(31, 38), .init(32, 39), .init(33, 40), .init(34, 41),
        .init(36, 43), .init(38, 46), .init(40, 48), .init(44, 52),
        .init(48, 57), .init(52, 61), .init(56, 66), .init(60, 70),
    ]

    private static let title1Row: [TextStyleMetrics] = [
        .init(25, 31), .init(26, 32), .init(27, 33), .init(28, 34),
        .init(30, 37), .init(32, 39), .init(34, 41), .init(38, 46),
        .init(43, 51), .init(48, 57), .init(53, 62), .init(58, 68),
    ]

    private static let title2Row: [TextStyleMetrics] = [
        .init(19, 24), .init(20, 25), .init(21, 26), .init(22, 28),
        .init(24, 30), .init(26, 32), .init(28, 34), .init(34, 41),
        .init(39, 47), .init(44, 52), .init(50, 59), .init(56, 66),
    ]

    private static let title3Row: [TextStyleMetrics] = [
        .init(17, 22), .init(18, 23), .init(19, 24), .init(20, 25),
        .init(22, 28), .init(24, 30), .init(26, 32), .init(31, 38),
        .init(37, 44), .init(43, 51), .init(49, 58), .init(55, 65),
    ]

    private static let bodyRow: [TextStyleMetrics] = [
        .init(14, 19), .init(15, 20), .init(16, 21), .init(17, 22),
        .init(19, 24), .init(21, 26), .init(23, 29), .init(28, 34),
        .init(33, 40), .init(40, 48), .init(47, 56), .init(53, 62),
    ]

    private static let calloutRow: [TextStyleMetrics] = [
        .init(13, 18), .init(14, 19), .init(15, 20), .init(16, 21),
        .init(18, 23), .init(20, 25), .init(22, 28), .init(26, 32),
        .init(32, 39), .init(38, 46), .init(44, 52), .init(51, 60),
    ]

    private static let subheadlineRow: [TextStyleMetrics] = [
        .init(12, 16), .init(13, 18), .init(14, 19), .init(15, 20),
        .init(17, 22), .init(19, 24), .init(21, 28), .init(25, 31),
        .init(30, 37), .init(36, 43), .init(42, 50), .init(49, 58),
    ]

    private static let footnoteRow: [TextStyleMetrics] = [
        .init(12, 16), .init(12, 16), .init(12, 16), .init(13, 18),
        .init(15, 20), .init(17, 22), .init(19, 24), .init(23, 29),
        .init(27, 33), .init(33, 40), .init(38, 46), .init(44, 52),
    ]

    private static let caption1Row: [TextStyleMetrics] = [
        .init(11, 13), .init(11, 13), .init(11, 13), .init(12, 16),
        .init(14, 19), .init(16, 21), .init(18, 23), .init(22, 28),
        .init(26, 32), .init(32, 39), .init(37, 44), .init(43, 51),
    ]

    private static let caption2Row: [TextStyleMetrics] = [
        .init(11, 13), .init(11, 13), .init(11, 13), .init(11, 13),
        .init(13, 18), .init(15, 20), .init(17, 22), .init(20, 25),
        .init(24, 30), .init(29, 35), .init(34, 41), .init(40, 48),
    ]
}
