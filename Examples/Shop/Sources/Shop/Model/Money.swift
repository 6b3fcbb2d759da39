/// An amount in dollars.
struct Money: CustomStringConvertible {
    let cents: Int

    var description: String {
        let rest = cents % 100
        return "$\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
