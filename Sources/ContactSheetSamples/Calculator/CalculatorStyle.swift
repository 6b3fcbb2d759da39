import UIKit

/// The appearance of the keys: edge to edge before iOS 11, and circles or capsules from iOS 11 on.
@MainActor struct CalculatorStyle {
    let isRound: Bool
    let background: UIColor
    private let colors: [CalculatorKey.Kind: (fill: UIColor, text: UIColor)]

    static var current: CalculatorStyle {
        let version = Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 11
        return version < 11 ? tiled : round
    }

    private static let tiled = CalculatorStyle(
        isRound: false, background: UIColor(white: 0.125, alpha: 1),
        colors: [
            .digit: (UIColor(red: 0.88, green: 0.88, blue: 0.89, alpha: 1), .black),
            .function: (UIColor(red: 0.81, green: 0.82, blue: 0.83, alpha: 1), .black),
            .scientific: (UIColor(red: 0.78, green: 0.79, blue: 0.80, alpha: 1), .black),
            .operation: (UIColor(red: 0.97, green: 0.56, blue: 0.18, alpha: 1), .white),
        ])

    private static let round = CalculatorStyle(
        isRound: true, background: .black,
        colors: [
            .digit: (UIColor(white: 0.2, alpha: 1), .white),
            .function: (UIColor(white: 0.65, alpha: 1), .black),
            .scientific: (UIColor(white: 0.13, alpha: 1), .white),
            .operation: (UIColor(red: 1, green: 0.62, blue: 0.04, alpha: 1), .white),
        ])

    func fill(_ kind: CalculatorKey.Kind) -> UIColor { colors[kind]?.fill ?? .gray }
    func text(_ kind: CalculatorKey.Kind) -> UIColor { colors[kind]?.text ?? .white }

    /// Returns the distance between keys, in points.
    func gap(forKeysIn size: CGSize, columns: Int) -> CGFloat {
        guard isRound else { return 1 / UIScreen.main.scale }
        return columns > 4 ? (size.height < 500 ? 6 : 10) : (size.width < 500 ? 12 : 16)
    }
}
