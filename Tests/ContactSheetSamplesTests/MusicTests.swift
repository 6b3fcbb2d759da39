import ContactSheetDevices
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: the chapter's description (a list in portrait, covers in landscape), and plane geometry.
@MainActor @Suite struct MusicTests {
    private func shown(
        on slug: String, _ orientation: UIInterfaceOrientation
    ) throws -> (MusicView, UIWindow) {
        let device = try #require(Device.named(slug))
        UIScreen.main.device = SimulatedDevice(device, iOS: device.iOS(upTo: IOSVersion(18)))
        UIScreen.main.orientation = .portrait
        UIApplication.restart()
        let controller = MusicViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UIApplication.shared.turnDevice(to: UIDeviceOrientation(orientation))
        window.layoutIfNeeded()
        return (controller.music, window)
    }

    @Test(arguments: ["iphone-1", "iphone-5s", "iphone-x", "iphone-15", "ipad-1", "ipad-10"])
    func listInPortraitCoversInLandscape(slug: String) throws {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight] {
            let (music, window) = try shown(on: slug, orientation)
            #expect(music.list.isHidden == orientation.isLandscape)
            #expect(music.covers.isHidden == orientation.isPortrait)
            withExtendedLifetime(window) {}
        }
    }

    /// Property: the row is symmetric, and the cover in the middle faces the viewer in front of all
    /// others.
    @Test func theRowIsSymmetrical() throws {
        let (music, window) = try shown(on: "iphone-15", .landscapeLeft)
        let row = music.covers
        let middle = row.covers[row.middle]
        #expect(middle.transform == .identity)
        #expect(abs(middle.center.x - row.bounds.midX) < 1e-9)
        for step in 1...6 {
            let (left, right) = (row.covers[row.middle - step], row.covers[row.middle + step])
            #expect(abs(left.center.x + right.center.x - 2 * row.bounds.midX) < 1e-9)
            #expect(left.transform.b == -right.transform.b)
            #expect(abs(left.frame.width - right.frame.width) < 1e-9)
            #expect(abs(left.frame.height - right.frame.height) < 1e-9)
        }
        let order = row.subviews.compactMap { $0 as? UIImageView }
        #expect(order.last === middle)
        withExtendedLifetime(window) {}
    }

    @Test func tappedCoversMoveToTheCenter() throws {
        let (music, window) = try shown(on: "iphone-15", .landscapeLeft)
        music.covers.bringToMiddle(0)
        window.layoutIfNeeded()
        #expect(music.covers.covers[0].transform == .identity)
        #expect(music.covers.covers[1].transform == CoverRowView.transform(at: 1))
    }

    @Test func titlesAreDistinct() {
        #expect(Set(Album.library.map(\.title)).count == Album.library.count)
    }
}
