import ContactSheetDevices
import Testing

@testable import UIKit

private final class Listener: UIView {
    var calls = 0
    override func tintColorDidChange() { calls += 1 }
}

/// Source: Apple's documentation of `tintColor` and `tintAdjustmentMode`.
@MainActor @Suite struct TintTests {
    @Test func tintChangesAreSentToInheritingViews() {
        use()
        let (outer, inner, own) = (Listener(), Listener(), Listener())
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintColor = .green
        own.tintAdjustmentMode = .normal
        let before = own.calls
        outer.tintColor = .red
        #expect(outer.calls == 1 && inner.calls == 1 && own.calls == before)
        #expect(inner.tintColor == .red && own.tintColor == .green)
    }

    @Test func addingToAHierarchyWithATint() {
        use()
        let outer = UIView()
        outer.tintColor = .red
        let inner = Listener()
        outer.addSubview(inner)
        #expect(inner.calls == 1 && inner.tintColor == .red)
    }

    @Test func dimmedTintsAreGray() {
        use()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
        let rgba = inner.tintColor.cgColor.rgba
        #expect(rgba.red == rgba.green && rgba.green == rgba.blue)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintColor == .systemBlue)
        outer.tintAdjustmentMode = .automatic
        #expect(outer.tintColor == .systemBlue)
    }

    /// Source: Apple's documentation of `UIColor.tintColor`: the tint color of the view that is
    /// drawing.
    @Test func theTintAsAColor() {
        use()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let view = UIView(frame: window.bounds)
        view.backgroundColor = .tintColor
        window.addSubview(view)
        window.isHidden = false
        window.tintColor = .red
        #expect(window.recordDisplayList().description.contains("#ff0000"))
        window.tintColor = .tintColor
        #expect(window.recordDisplayList().description.contains("#007aff"))
    }
}
