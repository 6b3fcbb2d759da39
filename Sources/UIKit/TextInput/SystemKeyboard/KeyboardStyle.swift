import ContactSheetDevices
import Foundation

/// The colors, fonts, and shapes of keyboards by era and appearance. (Decisions; drawings of our own.)
@MainActor struct KeyboardStyle {
    let era: Era
    let isDark: Bool
    let isPad: Bool

    /// The background, from top to bottom.
    var background: [UIColor] {
        switch era {
        case .classic:
            isDark
                ? [.rgb(70, 74, 80), .rgb(28, 30, 34)] : [.rgb(160, 167, 178), .rgb(104, 113, 127)]
        case .flat, .safeArea: [isDark ? .rgb(28, 28, 30) : .rgb(209, 213, 219)]
        case .dark: [isDark ? .rgb(43, 43, 45) : .rgb(209, 211, 217)]
        case .glass: [isDark ? .rgb(32, 32, 34) : .rgb(226, 228, 233)]
        }
    }

    /// The opacity of the background over the blurred content.
    var opacity: CGFloat { era >= .glass ? 0.86 : era == .classic ? 1 : 0.96 }

    func fill(_ role: KeyboardKey.Role) -> UIColor {
        switch (era, role) {
        case (_, .gap), (_, .plain): .clear
        case (.classic, .character): isDark ? .rgb(92, 96, 104) : .rgb(246, 247, 248)
        case (.classic, .action), (.classic, .function), (.classic, .shift):
            isDark ? .rgb(50, 53, 59) : .rgb(117, 126, 140)
        case (.glass, .character): isDark ? .rgb(78, 78, 81) : .white
        case (.glass, _): isDark ? .rgb(58, 58, 61) : .rgb(244, 245, 247)
        case (.dark, .character): isDark ? .rgb(107, 107, 109) : .white
        case (.dark, _): isDark ? .rgb(70, 70, 72) : .rgb(171, 176, 188)
        case (_, .character): isDark ? .rgb(90, 90, 92) : .white
        default: isDark ? .rgb(58, 58, 60) : .rgb(172, 178, 188)
        }
    }

    func text(_ role: KeyboardKey.Role) -> UIColor {
        if era == .classic {
            return isDark || role != .character ? .white : .black
        }
        return isDark ? .white : .black
    }

    var prominent: UIColor {
        switch era {
        case .classic: .rgb(38, 98, 222)
        case .glass: isDark ? .rgb(0, 145, 255) : .rgb(0, 136, 255)
        default: isDark && era >= .dark ? .rgb(10, 132, 255) : .rgb(0, 122, 255)
        }
    }

    /// The color of the line below a key, or `nil` if keys are flat.
    var shadow: UIColor? {
        switch era {
        case .classic: UIColor(white: 0, alpha: 0.55)
        case .flat, .safeArea, .dark: isDark ? UIColor(white: 0, alpha: 0.45) : .rgb(137, 139, 143)
        case .glass: nil
        }
    }

    var separator: UIColor {
        isDark
            ? UIColor(white: 1, alpha: 0.18) : UIColor(white: 0, alpha: era >= .dark ? 0.15 : 0.22)
    }

    var radius: CGFloat {
        switch era {
        case .classic: isPad ? 7 : 5
        case .flat: isPad ? 5 : 4
        case .safeArea, .dark: isPad ? 6 : 5
        case .glass: isPad ? 10 : 8.5
        }
    }

    /// Whether letters are capital letters even if they aren't typed as such.
    var alwaysShowsCapitals: Bool { !SystemBehavior.sanFrancisco.isActive }

    /// Whether the cells of a phone's pad of digits touch each other.
    var padIsSeamless: Bool { era <= .flat }

    func font(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
        era == .classic ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size, weight: weight)
    }
}

extension UIColor {
    fileprivate static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
}
