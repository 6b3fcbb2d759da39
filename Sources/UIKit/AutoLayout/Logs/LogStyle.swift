import ContactSheetDevices

/// The format of constraints and conflicts in the logs of an iOS version (Documentation/Layout.md
/// 3.8).
@MainActor struct LogStyle {
    private let iOS: IOSVersion

    init(_ iOS: IOSVersion) { self.iOS = iOS }

    static var current: LogStyle { LogStyle(UIScreen.main.device.iOS) }

    private func has(_ behavior: SystemBehavior) -> Bool { behavior.isActive(in: iOS, on: .phone) }

    /// Whether lengths are in brackets, as in `H:[UIView:0x1(480)]`, and the word "active" is
    /// missing.
    var isOld: Bool { !has(.equationsInLogs) }
    /// Whether text views print their text, as in published logs of iOS 11 and 13. Those of iOS 7 and
    /// 8 don't; that it starts with iOS 10 is a decision.
    var printsTextViewsWithText: Bool { has(.equationsInLogs) }
    /// Whether masks refer to a view's center; those of later versions refer to its origin.
    var masksPlaceTheMiddle: Bool { !has(.uiKitCoreInLogs) }

    // MARK: Console log

    var namesItsSubsystem: Bool { has(.equationsInLogs) }
    /// Whether the advice is on lines of its own, as in two published logs of 2016, before iOS 10.
    /// That it starts with iOS 9 is a decision.
    var splitsTheAdvice: Bool { has(.splitAdvice) }
    var breaksOnExceptions: Bool { !has(.alertBreakpoint) }
    var header: String { has(.uiKitCoreInLogs) ? "UIKitCore/UIView.h" : "UIKit/UIView.h" }
}

/// The names in logs for distances that UIKit chose (Documentation/Layout.md 3.6 and 3.7).
package enum SymbolicSpacing: String, Sendable {
    case standard = "NSSpace"
    case anchors = "NSLayoutAnchorConstraintSpace"
}

extension NSLayoutConstraint {
    func showing(_ spacing: SymbolicSpacing) -> Self {
        symbolicSpacing = spacing
        return self
    }
}
