import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 2.10 for heights and radius; developer.apple.com for the
/// members.
@MainActor @Suite struct ButtonConfigurationTests {
    private func button(
        _ change: (inout UIButton.Configuration) -> Void = { _ in }, on slug: String = "iphone-15",
        iOS: Int = 18
    ) -> UIButton {
        UIScreen.main.device = SimulatedDevice(
            Device.named(slug)!, iOS: IOSVersion(iOS))
        UIScreen.main.orientation = .portrait
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Button"
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    /// 28, 34.33 with three pixels per point, and 50 with a line height of 20.33.
    @Test func heights() {
        func height(_ size: UIButton.Configuration.Size) -> CGFloat {
            button { $0.buttonSize = size }.intrinsicContentSize.height
        }
        #expect(height(.mini) == 28)
        #expect(height(.small) == 28)
        #expect(abs(height(.medium) - 34.333) < 0.001)
        #expect(abs(height(.large) - 50.333) < 0.001)
    }

    /// Stored frames: 24 points more than the title, which is 21 high at 17 points.
    @Test func theInsetsAreAddedToTheTitle() {
        let plain = UILabel()
        let button = button()
        plain.font = .preferredFont(forTextStyle: .body)
        plain.text = "Button"
        let width = plain.intrinsicContentSize.width
        #expect(abs(button.intrinsicContentSize.width - width - 24) < 0.001)
    }

    @Test func explicitInsetsAreKept() {
        let button = button {
            $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            $0.buttonSize = .large
        }
        #expect(button.configuration?.contentInsets.leading == 2)
        button.configuration?.setDefaultContentInsets()
        #expect(button.configuration?.contentInsets.leading == 20)
    }

    @Test func radii() {
        let configuration = button().configuration ?? .plain()
        #expect(configuration.cornerRadius(inHeight: 34) == 5.95)
        var capsule = configuration
        capsule.cornerStyle = .capsule
        #expect(capsule.cornerRadius(inHeight: 34) == 17)
        let glass = button(iOS: 26).configuration ?? .plain()
        #expect(glass.cornerRadius(inHeight: 34) == 17)
    }

    /// Apple: a filled button has the tint color as its background.
    @Test func aFilledButtonIsFilled() {
        let filled = button()
        filled.tintColor = .red
        let resolvedStyle = filled.configuration?.resolvedStyle(of: filled)
        #expect(resolvedStyle?.background == .red)
        filled.configuration?.background.backgroundColor = .green
        #expect(filled.configuration?.resolvedStyle(of: filled).background == .green)
        filled.configuration?.background = .clear()
        #expect(filled.configuration?.resolvedStyle(of: filled).background == .clear)
    }

    @Test func updateHandlers() {
        let button = button()
        var calls = 0
        button.configurationUpdateHandler = {
            calls += 1
            $0.configuration?.title = $0.isSelected ? "On" : "Off"
        }
        _ = button.intrinsicContentSize
        #expect(button.currentTitle == "Off")
        button.isSelected = true
        _ = button.intrinsicContentSize
        #expect(button.currentTitle == "On")
        #expect(calls == 2)
    }

    @Test func imageAndTitlesAreLaidOut() {
        let button = button {
            $0.image = UIImage(placeholder: "i", size: CGSize(width: 20, height: 10))
            $0.imagePlacement = .trailing
            $0.imagePadding = 6
        }
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        let (_, diagnostics) = DiagnosticLog.collecting { button.layoutIfNeeded() }
        #expect(diagnostics.isEmpty)
        let title = button.titleLabel?.frame ?? .zero
        let image = button.imageView?.frame ?? .zero
        #expect(title.minX == 12)
        #expect(abs(image.minX - title.maxX - 6) < 0.001)
        #expect(abs(image.maxX + 12 - button.bounds.maxX) < 0.001)
    }

    @Test func narrowButtonsAreTaller() {
        let button = button { $0.title = "A title that needs two lines" }
        let size = button.sizeThatFits(CGSize(width: 150, height: 0))
        #expect(size.height > 50)
        #expect(size.width <= 150)
    }
}
