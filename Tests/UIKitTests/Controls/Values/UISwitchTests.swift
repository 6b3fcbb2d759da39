import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 2.1 for sizes. The positions of thumbs are decisions, tested as
/// properties.
@MainActor @Suite struct UISwitchTests {
    @Test(arguments: [
        (4, CGSize(width: 94, height: 27)), (6, CGSize(width: 79, height: 27)),
        (9, CGSize(width: 51, height: 31)), (12, CGSize(width: 51, height: 31)),
        (18, CGSize(width: 51, height: 31)), (26, CGSize(width: 63, height: 28)),
    ])
    func sizes(iOS: Int, size: CGSize) throws {
        try useScreen(iOS: iOS, iOS < 7 ? "iphone-4" : "iphone-6")
        let toggle = UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 500))
        #expect(toggle.frame == CGRect(origin: CGPoint(x: 3, y: 4), size: size))
        #expect(toggle.sizeThatFits(.zero) == size)
        // The alignment inset is 2 points on the right.
        #expect(
            toggle.intrinsicContentSize == CGSize(width: size.width - 2, height: size.height))
    }

    @Test(arguments: [6, 9, 18, 26]) func theThumbStaysInTheTrack(iOS: Int) {
        let metrics = SwitchMetrics(IOSVersion(iOS))
        let track = CGRect(origin: .zero, size: metrics.size)
        for isPressed in [false, true] {
            let off = metrics.thumbRect(isOn: false, isPressed: isPressed)
            let on = metrics.thumbRect(isOn: true, isPressed: isPressed)
            #expect(track.contains(off) && track.contains(on))
            #expect(off.minX == track.maxX - on.maxX, "on mirrors off")
        }
    }

    @Test func onIsLeftInRightToLeftLayouts() throws {
        try useScreen(iOS: 18)
        let toggle = UISwitch()
        let off = drawing(of: toggle).last
        toggle.isOn = true
        let on = drawing(of: toggle).last
        #expect(off != on)
        toggle.semanticContentAttribute = .forceRightToLeft
        #expect(thumb(drawing(of: toggle)) == thumb([off ?? ""]))
    }

    /// Returns the thumb's color, which follows its path. The thumb is painted last.
    private func thumb(_ lines: [String]) -> String? {
        lines.last?.trimmingCharacters(in: .whitespaces)
    }

    @Test func tintsAreDrawn() throws {
        try useScreen(iOS: 18)
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.onTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let own = drawing(of: toggle)
        toggle.onTintColor = nil
        #expect(own != drawing(of: toggle))
        toggle.setOn(false, animated: true)
        #expect(!toggle.isOn)
    }
}
