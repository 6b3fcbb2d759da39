import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: decisions of this package about the styles of each era; white custom titles are
/// documented by Apple.
@MainActor @Suite struct ButtonStyleTests {
    private func style(
        _ type: UIButton.ButtonType, _ state: UIControl.State = .normal, iOS: Int = 18
    ) -> ButtonStyle {
        UIScreen.main.device = SimulatedDevice(
            Device.named("iphone-6")!, iOS: IOSVersion(iOS))
        UIScreen.main.orientation = .portrait
        return ButtonStyle(type: type, state: state, tint: .red)
    }

    @Test func titles() {
        #expect(style(.custom).titleColor == .white)
        #expect(style(.system).titleColor == .red)
        #expect(style(.system, .disabled).titleColor == .tertiaryLabel)
        #expect(style(.system, .disabled, iOS: 9).titleColor == .systemGray)
    }

    @Test func flatButtonsFade() {
        #expect(style(.system, .highlighted).contentAlpha == 0.2)
        #expect(style(.custom, .highlighted).contentAlpha == 1)
        #expect(style(.system, .highlighted, iOS: 6).contentAlpha == 1)
    }
}
