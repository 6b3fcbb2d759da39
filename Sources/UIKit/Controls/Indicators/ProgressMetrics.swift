import Devices
import Foundation

/// The height of a progress view, in points.
enum ProgressMetrics {
    /// Documentation/Metrics.md 2.5, which doubts bars from iOS 13 on: as in iOS 12 and, from 14
    /// on, as high as the default style is a decision.
    static func height(_ style: UIProgressView.Style, _ iOS: IOSVersion) -> CGFloat {
        switch Era(iOS) {
        case .classic: style == .bar ? 11 : 9
        case _ where SystemBehavior.controlsOf14.isActive(in: iOS, on: .phone): 4
        case .flat, .safeArea, .dark, .glass: style == .bar ? 2.5 : 2
        }
    }

    /// As wide as Interface Builder drops one, for a progress view that fits no given width.
    static let usualWidth: CGFloat = 150
}
