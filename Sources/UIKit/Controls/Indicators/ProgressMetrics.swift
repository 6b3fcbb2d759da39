import ContactSheetDevices
import Foundation

/// The height of a progress view, in points.
enum ProgressMetrics {
    /// Returns the height: Documentation/Metrics.md 2.5, whose value for bars from iOS 13 on is
    /// doubtful. That they are as in iOS 12 and, from iOS 14 on, as high as the default style is a
    /// decision.
    static func height(_ style: UIProgressView.Style, _ iOS: IOSVersion) -> CGFloat {
        switch Era(iOS) {
        case .classic: style == .bar ? 11 : 9
        case _ where SystemBehavior.controlsOf14.isActive(in: iOS, on: .phone): 4
        case .flat, .safeArea, .dark, .glass: style == .bar ? 2.5 : 2
        }
    }

    /// The width of a progress view in Interface Builder's library, for one without a given width.
    static let usualWidth: CGFloat = 150
}
