import ContactSheetDevices
import Foundation

/// The measures of a switch, in points.
struct SwitchMetrics: Equatable {
    /// The size of the frame.
    var size: CGSize
    var thumb: CGSize
    /// The distance from the edge of the track to the thumb.
    var inset: CGFloat
    /// The corner radius of the track; that of the thumb follows from the inset.
    var cornerRadius: CGFloat
    /// The additional length of the thumb while it is touched.
    var stretch: CGFloat

    /// Creates the measures: Documentation/Metrics.md 2.1. The thumbs are decisions based on
    /// screenshots of their time.
    init(_ iOS: IOSVersion) {
        switch Era(iOS) {
        case .classic where !SystemBehavior.roundSwitches.isActive(in: iOS, on: .phone):
            self.init(94, 27, thumb: CGSize(width: 40, height: 27), inset: 0, radius: 4.5)
        case .classic:
            self.init(79, 27, thumb: CGSize(width: 27, height: 27), inset: 0, radius: 13.5)
        case .flat, .safeArea, .dark:
            self.init(
                51, 31, thumb: CGSize(width: 27, height: 27), inset: 2, radius: 15.5, stretch: 7)
        case .glass:
            self.init(
                63, 28, thumb: CGSize(width: 39, height: 24), inset: 2, radius: 14, stretch: 4)
        }
    }

    private init(
        _ width: CGFloat, _ height: CGFloat, thumb: CGSize, inset: CGFloat, radius: CGFloat,
        stretch: CGFloat = 0
    ) {
        size = CGSize(width: width, height: height)
        self.thumb = thumb
        self.inset = inset
        cornerRadius = radius
        self.stretch = stretch
    }

    @MainActor static var current: SwitchMetrics { SwitchMetrics(UIScreen.main.device.iOS) }

    /// Returns the thumb's frame in the track of a left-to-right switch.
    func thumbRect(isOn: Bool, isPressed: Bool) -> CGRect {
        let width = thumb.width + (isPressed ? stretch : 0)
        return CGRect(
            x: isOn ? size.width - inset - width : inset, y: inset, width: width,
            height: thumb.height)
    }
}
