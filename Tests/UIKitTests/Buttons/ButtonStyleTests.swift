import Devices
import Testing

@testable import UIKit

/// Source: decisions of this package about the styles of each era; white custom titles are
/// documented by Apple.
@MainActor @Suite struct ButtonStyleTests {
    private func look(
        _ type: UIButton.ButtonType, _ state: UIControl.State = .normal, iOS: Int = 18
    ) -> ButtonStyle {
        UIScreen.main.device = SimulatedDevice(
            Device.named("iphone-6")!, iOS: IOSVersion(iOS))
        UIScreen.main.orientation = .portrait
        return ButtonStyle(type: type, state: state, tint: .red)
    }

    @Test func titles() {
        #expect(look(.custom).titleColor == .white)
        #expect(look(.system).titleColor == .red)
        #expect(look(.system, .disabled).titleColor == .tertiaryLabel)
        #expect(look(.system, .disabled, iOS: 9).titleColor == .systemGray)
    }

    @Test func flatButtonsFade() {
        #expect(look(.system, .highlighted).contentAlpha == 0.2)
        #expect(look(.custom, .highlighted).contentAlpha == 1)
        #expect(look(.system, .highlighted, iOS: 6).contentAlpha == 1)
    }
}
