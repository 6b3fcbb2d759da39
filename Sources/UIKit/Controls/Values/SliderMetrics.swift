import Devices
import Foundation

/// The measures of a slider, in points.
struct SliderMetrics: Equatable {
    /// Of the frame.
    var height: CGFloat
    var insets: UIEdgeInsets
    var trackHeight: CGFloat
    var thumb: CGSize
    /// From the bounds to the ends of the track.
    var trackInset: CGFloat
    /// How far the thumb at an end reaches beyond the track.
    var overhang: CGFloat

    /// Between the track and an image beside it: a decision.
    static let imageGap: CGFloat = 15
    /// As wide as Interface Builder drops one, for a slider that fits no given width: a decision.
    static let usualWidth: CGFloat = 118

    /// Documentation/Metrics.md 2.2 and Documentation/Canvas.md 5.1; tracks and thumbs are
    /// decisions after the screens of their time.
    init(_ iOS: IOSVersion) {
        let insets = UIEdgeInsets(left: 2, bottom: 1, right: 2)
        switch Era(iOS) {
        case .classic:
            self.init(
                23, insets: UIEdgeInsets(left: 2, right: 2), track: 9,
                thumb: CGSize(width: 23, height: 23), overhang: 2)
        case .flat, .safeArea, .dark:
            self.init(
                31, insets: insets,
                track: SystemBehavior.controlsOf14.isActive(in: iOS, on: .phone) ? 4 : 2,
                thumb: CGSize(width: 28, height: 28))
        case .glass:
            self.init(34, insets: .zero, track: 6, thumb: CGSize(width: 38, height: 24))
            trackInset = 0
        }
    }

    private init(
        _ height: CGFloat, insets: UIEdgeInsets, track: CGFloat, thumb: CGSize,
        overhang: CGFloat = 0
    ) {
        self.height = height
        self.insets = insets
        trackHeight = track
        self.thumb = thumb
        trackInset = 2
        self.overhang = overhang
    }

    @MainActor static var current: SliderMetrics { SliderMetrics(UIScreen.main.device.iOS) }
}
