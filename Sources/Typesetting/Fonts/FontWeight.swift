/// A weight class from 100 to 900, named as in `UIFont.Weight`.
public enum FontWeight: Int, Sendable, CaseIterable, Comparable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    /// The weight's raw value in `UIFont.Weight`, from -0.8 to 0.62.
    public var traitValue: Double {
        switch self {
        case .ultraLight: -0.8
        case .thin: -0.6
        case .light: -0.4
        case .regular: 0
        case .medium: 0.23
        case .semibold: 0.3
        case .bold: 0.4
        case .heavy: 0.56
        case .black: 0.62
        }
    }

    /// Creates the weight with the nearest raw value; regular for NaN.
    public init(traitValue: Double) {
        let nearest = Self.allCases.min {
            abs($0.traitValue - traitValue) < abs($1.traitValue - traitValue)
        }
        self = traitValue.isNaN ? .regular : nearest ?? .regular
    }

    /// Whether a family with two weights uses its bold face for this weight.
    public var isBold: Bool { self >= .semibold }

    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
