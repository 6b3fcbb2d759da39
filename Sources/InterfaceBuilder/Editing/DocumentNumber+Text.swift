import Foundation

extension DocumentNumber {
    /// As Xcode writes coordinates: a nought as "0.0", whole numbers without a fraction, all else
    /// in the fewest digits that give the number back. Halves, thirds and sixths are rid of what
    /// calculation added to them.
    static func text(_ value: CGFloat) -> String {
        if let whole = wholeText(value) { return whole == "0" ? "0.0" : whole }
        return "\(Double(tidy(value)))"
    }

    /// As Xcode writes constants: like coordinates, but a nought as "0".
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
