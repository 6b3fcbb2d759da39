/// A range of iOS versions with the same design of UIKit's bars and controls
/// (Documentation/Metrics.md 1).
public enum Era: Int, Sendable, CaseIterable, Comparable {
    /// iOS 6 and earlier.
    case classic
    /// iOS 7 to 10.
    case flat
    /// iOS 11 and 12.
    case safeArea
    /// iOS 13 to 18.
    case dark
    /// iOS 26 and later: Liquid Glass.
    case glass

    public init(_ iOS: IOSVersion) {
        func has(_ behavior: SystemBehavior) -> Bool { behavior.isActive(in: iOS, on: .phone) }
        if has(.liquidGlass) {
            self = .glass
        } else if has(.darkMode) {
            self = .dark
        } else if has(.safeAreas) {
            self = .safeArea
        } else {
            self = has(.flatDesign) ? .flat : .classic
        }
    }

    public static func < (left: Era, right: Era) -> Bool { left.rawValue < right.rawValue }
}
