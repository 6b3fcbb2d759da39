import ContactSheetDevices
import Foundation
import Testing
import UIKit

/// Source: Documentation/Devices.md 7.
@MainActor @Suite final class ScreenFurnitureTests {
    private var window: UIWindow?

    /// Returns what is drawn over a plain screen.
    private func furniture(
        _ slug: String, _ iOS: Int = 18, _ content: StatusBarContent = .shown,
        color: UIColor = .white, _ change: (inout SimulatedDevice) -> Void = { _ in }
    ) throws -> [DisplayItem] {
        var device = SimulatedDevice(try #require(Device.named(slug)), iOS: IOSVersion(iOS))
        device.statusBar = content
        change(&device)
        UIScreen.main.device = device
        UIApplication.restart()
        let controller = UIViewController()
        controller.view.backgroundColor = color
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return try items()
    }

    private func items() throws -> [DisplayItem] {
        let window = try #require(window)
        return Array(window.recordScreen().items.dropFirst(window.recordDisplayList().items.count))
    }

    private func colors(_ items: [DisplayItem]) -> Set<RGBA> {
        Set(
            items.compactMap { item in
                guard case .fill(let fill) = item, case .color(let color) = fill.paint else {
                    return nil
                }
                return RGBA(color.red, color.green, color.blue)
            })
    }

    private func box(_ items: [DisplayItem]) -> CGRect {
        items.reduce(CGRect.null) { $0.union($1.shapeBox) }
    }

    @Test func contents() throws {
        #expect(try !furniture("iphone-8", 16).isEmpty)
        #expect(try furniture("iphone-8", 16, .empty).isEmpty)
        #expect(try furniture("iphone-8", 16, .hidden).isEmpty)
        #expect(UIScreen.main.safeAreaInsets.top == 0)
        _ = try furniture("iphone-8", 16, .empty)
        #expect(UIScreen.main.safeAreaInsets.top == 20)
        #expect(SimulatedDevice.standard.statusBar == .empty)
    }

    /// Symbols are drawn inside the status bar.
    @Test(
        arguments: [
            ("iphone-1", 3, 20), ("iphone-5", 6, 20), ("iphone-5", 7, 20), ("iphone-8", 11, 20),
            ("iphone-x", 16, 44), ("iphone-15-pro", 18, 54), ("ipad-1", 5, 20), ("ipad-10", 18, 24),
            ("ipad-pro-11-1", 26, 32),
        ] as [(String, Int, CGFloat)])
    func places(_ slug: String, _ iOS: Int, _ height: CGFloat) throws {
        let items = try furniture(slug, iOS).filter { $0.shapeBox.maxY < 100 }
        let box = box(items)
        #expect(box.minX >= 0 && box.maxX <= UIScreen.main.bounds.width && box.minY >= 0)
        #expect(box.maxY <= height && box.width > 40)
    }

    /// Property: no symbol is behind the housing.
    @Test(arguments: [11, 14, 18, 26])
    func symbolsAreNextToTheHousing(_ iOS: Int) throws {
        for device in Device.all where device.cutout != .none && device.firstIOS <= IOSVersion(iOS)
        {
            let items = try furniture(device.slug, iOS)
            guard let outline = device.outline, outline.cutout != .none else { continue }
            let width = outline.cutoutSize.width
            let housing = CGRect(
                x: (device.size.width - width) / 2, y: outline.cutoutTop, width: width,
                height: outline.cutoutSize.height)
            #expect(
                !items.contains { $0.shapeBox.intersects(checked: housing.insetBy(dx: -2, dy: 0)) },
                "\(device.slug)")
        }
    }

    @Test func contentContrastsWithWhatIsBelow() throws {
        #expect(try colors(furniture("iphone-15", color: .white)) == [.black])
        #expect(try colors(furniture("iphone-15", color: .black)) == [.white])
        #expect(try colors(furniture("iphone-8", 12, color: .black)) == [.black])
    }

    /// The battery is on the right, and from right to left on the left.
    @Test func mirroring() throws {
        let usual = try box(furniture("iphone-8", 16).suffix(3))
        let mirrored = try box(
            furniture("iphone-8", 16) { $0.direction = .rightToLeft }.suffix(3))
        #expect(usual.midX > 300 && abs(mirrored.midX - (375 - usual.midX)) < 0.01)
    }

    /// A phone in landscape has only its home indicator.
    @Test func landscape() throws {
        _ = try furniture("iphone-15")
        #expect(turn(.landscapeLeft))
        let items = try items()
        let frame = try #require(items.first).shapeBox
        #expect(items.count == 1)
        #expect(frame == CGRect(x: 317, y: 380, width: 219, height: 5))
    }
}
