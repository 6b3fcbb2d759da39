/// The properties of a device's display that layout and drawing can depend on, in both
/// orientations, because previews start in portrait and rotate.
public struct ScreenGeometry: Sendable, Hashable {
    public let portrait: Screen
    public let landscape: Screen
    /// The number of physical pixels per point. Some devices scale their output down to it.
    public let nativeScale: Double
}

extension Device {
    /// Returns the screens of an app that occupies a part of the display.
    ///
    /// - Parameter multitasking: The part of the display. If the device doesn't support it, the
    ///   whole display is used. An app with half of the display in landscape has two thirds in
    ///   portrait, where halves aren't offered.
    public func geometry(_ multitasking: Multitasking = .full, iOS: IOSVersion) -> ScreenGeometry {
        func part(_ orientation: Orientation) -> Screen {
            window(multitasking, orientation, iOS: iOS)
                ?? window(.twoThirds, orientation, iOS: iOS)
                ?? screen(orientation, iOS: iOS)
        }
        return ScreenGeometry(
            portrait: part(.portrait), landscape: part(.landscapeLeft),
            nativeScale: nativeScale)
    }
}
