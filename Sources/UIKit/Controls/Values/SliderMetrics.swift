import ContactSheetDevices
import Foundation

/// The measures of a slider, in points.
struct SliderMetrics: Equatable {
    /// The height of the frame.
    var height: CGFloat
    var insets: UIEdgeInsets
    var trackHeight: CGFloat
    var thumb: CGSize
    /// The distance from the bounds to the ends of the track.
    var trackInset: CGFloat
    /// The distance that the thumb extends beyond the ends of the track.
    var overhang: CGFloat

    /// The distance between the track and an image next to it: a decision.
    static let imageGap: CGFloat = 15
    /// The width of a slider in Interface Builder's library, for one without a given width: a
    /// decision.
    static let usualWidth: CGFloat = 118

    /// Creates the measures: Documentation/Metrics.md 2.2 and Documentation/Canvas.md 5.1. Tracks
    /// and thumbs are decisions based on screenshots of their time.
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
