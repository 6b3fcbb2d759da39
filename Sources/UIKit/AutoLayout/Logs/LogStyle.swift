import Devices

/// How the logs of one iOS write constraints and conflicts (Documentation/Layout.md 3.8).
@MainActor struct LogStyle {
    private let iOS: IOSVersion

    init(_ iOS: IOSVersion) { self.iOS = iOS }

    static var current: LogStyle { LogStyle(UIScreen.main.device.iOS) }

    private func has(_ behavior: SystemBehavior) -> Bool { behavior.isActive(in: iOS, on: .phone) }

    /// Whether lengths stand in brackets, as `H:[UIView:0x1(480)]`, and nothing says "active".
    var isOld: Bool { !has(.equationsInLogs) }
    /// Whether masks speak of a view's middle; later ones speak of its origin.
    var masksPlaceTheMiddle: Bool { !has(.uiKitCoreInLogs) }

    // MARK: The console log

    var namesItsSubsystem: Bool { has(.equationsInLogs) }
    /// Published logs of 2016, before iOS 10, have the advice in lines of their own.
    var splitsTheAdvice: Bool { has(.splitAdvice) }
    var breaksOnExceptions: Bool { !has(.alertBreakpoint) }
    var header: String { has(.uiKitCoreInLogs) ? "UIKitCore/UIView.h" : "UIKit/UIView.h" }
}

/// The names under which logs show distances that UIKit chose (Documentation/Layout.md 3.6 and
/// 3.7).
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
