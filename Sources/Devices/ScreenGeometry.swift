/// What layout and drawing can depend on of a device's display, in both orientations: previews start
/// in portrait and rotate.
public struct ScreenGeometry: Sendable, Hashable {
    public let portrait: Screen
    public let landscape: Screen
    /// The pixels of the panel per point; some devices scale their drawing down to them.
    public let nativeScale: Double
}

extension Device {
    /// Returns the screens of an app that has a part of the display.
    ///
    /// - Parameter multitasking: the window's part of the display if the device offers it, otherwise
    ///   the whole display. An app that has half of the display in landscape has two thirds in
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
