import Foundation
import InterfaceBuilder

extension DocumentNumber {
    /// Returns the text for a coordinate as Xcode writes it: zero as "0.0", integers without a
    /// fraction, and other numbers with the fewest digits that represent them. Rounding errors of
    /// halves, thirds, and sixths are removed.
    static func text(_ value: CGFloat) -> String {
        if let whole = wholeText(value) { return whole == "0" ? "0.0" : whole }
        return "\(Double(tidy(value)))"
    }

    /// Returns the text for a constant as Xcode writes it: like coordinates, but zero as "0".
    static func constant(_ value: CGFloat) -> String {
        wholeText(value) ?? "\(Double(tidy(value)))"
    }

    private static func wholeText(_ value: CGFloat) -> String? {
        let value = tidy(value)
        return Int(exactly: value).map { "\($0)" }
    }

    private static func tidy(_ value: CGFloat) -> CGFloat {
        let sixths = (value * 6).rounded() / 6
        return abs(value - sixths) < 1e-6 ? sixths : (value * 1000).rounded() / 1000
    }
}
