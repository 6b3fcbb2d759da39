import CoreGraphics
import QuartzCore
import UIKit

/// Records a window's picture at each frame's time while the simulated time passes.
@MainActor final class FilmRecorder {
    private let window: UIWindow
    private let orientation: UIInterfaceOrientation
    private let settings: FilmSettings
    private let start: Double
    private(set) var frames: [DisplayList] = []

    /// Creates a recorder, which records the first frame.
    ///
    /// - Parameter orientation: The orientation of a device that lies flat.
    init(_ window: UIWindow, _ orientation: UIInterfaceOrientation, _ settings: FilmSettings) {
        (self.window, self.orientation, self.settings) = (window, orientation, settings)
        start = SimulatedClock.current.now
        recordFrame()
    }

    private func recordFrame() {
        for window in UIApplication.shared.windows { window.layoutIfNeeded() }
        frames.append(window.record(onDeviceIn: orientation))
        guard frames.count < settings.frameCount else { return }
        let time = start + Double(frames.count) / Double(settings.framesPerSecond)
        SimulatedClock.current.alarm(at: time, isLast: true) { [weak self] in self?.recordFrame() }
    }

    /// Lets the time pass until the last frame is recorded.
    func finish() {
        while frames.count < settings.frameCount {
            SimulatedClock.current.advance(by: 1 / Double(settings.framesPerSecond))
        }
    }

    /// The frames, centered on pages of the same size.
    var pages: [DisplayList] {
        let size = frames.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
        }
        return frames.map { $0.centered(on: size) }
    }
}

extension DisplayList {
    fileprivate func centered(on page: CGSize) -> DisplayList {
        guard size != page else { return self }
        let transform = CGAffineTransform(
            translationX: ((page.width - size.width) / 2).rounded(),
            y: ((page.height - size.height) / 2).rounded())
        let clip = Clip(Path(rect: CGRect(origin: .zero, size: size)))
        // What is next to the device is as black as its frame.
        let ground = Fill(
            path: Path(rect: CGRect(origin: .zero, size: page)), paint: .color(.black))
        return DisplayList(
            size: page,
            items: [
                .fill(ground), .group(Group(transform: transform, clip: clip, items: items)),
            ])
    }
}
