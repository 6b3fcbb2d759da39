import Testing

@testable import UIKit

/// Source: developer.apple.com on CALayer: border above the sublayers, `zPosition`, corners, masks.
@MainActor @Suite struct LayerTests {
    private func dump(_ view: UIView, scale: CGFloat = 1) -> [String] {
        let context = CGContext(size: view.bounds.size, scale: scale)
        view.resolveColors()
        view.layer.render(in: context)
        return context.displayList.description.split(separator: "\n").dropFirst().map(String.init)
    }

    private func box(_ rect: CGRect, _ color: UIColor, in superview: UIView? = nil) -> UIView {
        let view = UIView(frame: rect)
        view.backgroundColor = color
        superview?.addSubview(view)
        return view
    }

    private let full = CGRect(x: 0, y: 0, width: 40, height: 40)

    @Test func backgroundThenSublayersThenBorder() {
        let view = box(full, .red)
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.blue.cgColor
        _ = box(CGRect(x: 0, y: 0, width: 10, height: 10), .green, in: view)
        #expect(
            dump(view) == [
                "  fill rect(0 0 40 40) #ff0000", "  fill rect(0 0 10 10) #00ff00",
                "  stroke 2 rect(1 1 38 38) #0000ff",
            ])
    }

    @Test func zPositionDecidesBeforeTheOrderOfAdding() {
        let view = UIView(frame: full)
        box(full, .red, in: view).layer.zPosition = 1
        _ = box(full, .green, in: view)
        _ = box(full, .blue, in: view)
        #expect(
            dump(view) == [
                "  fill rect(0 0 40 40) #00ff00", "  fill rect(0 0 40 40) #0000ff",
                "  fill rect(0 0 40 40) #ff0000",
            ])
    }

    /// Source: developer.apple.com on `addSubview(_:)` and `bringSubviewToFront(_:)`: the view is on top.
    @Test func theTopmostSubviewIsAboveLayersWithoutViews() {
        let view = UIView(frame: full)
        func add(_ color: UIColor) {
            let layer = CALayer()
            layer.frame = full
            layer.backgroundColor = color.cgColor
            view.layer.addSublayer(layer)
        }
        add(.red)
        let green = box(full, .green, in: view)
        add(.blue)
        _ = box(full, .white, in: view)
        #expect(
            dump(view) == [
                "  fill rect(0 0 40 40) #ff0000", "  fill rect(0 0 40 40) #00ff00",
                "  fill rect(0 0 40 40) #0000ff", "  fill rect(0 0 40 40) #ffffff",
            ])
        view.bringSubviewToFront(green)
        #expect(dump(view).last == "  fill rect(0 0 40 40) #00ff00")
        view.insertSubview(box(full, .black), at: 0)
        #expect(dump(view).first == "  fill rect(0 0 40 40) #000000")
    }

    @Test func clippingAppliesToSubviewsAndNotTheBorder() {
        let view = box(full, .red)
        view.clipsToBounds = true
        view.layer.borderWidth = 2
        _ = box(full.offsetBy(dx: 20, dy: 0), .green, in: view)
        #expect(
            dump(view) == [
                "  fill rect(0 0 40 40) #ff0000", "  group clip rect(0 0 40 40)",
                "    fill rect(20 0 40 40) #00ff00", "  stroke 2 rect(1 1 38 38) #000000",
            ])
    }

    @Test func opacityAndShadowApplyToTheWholeLayer() {
        let view = box(full, .red)
        view.alpha = 0.5
        view.layer.shadowOpacity = 0.25
        #expect(dump(view).first == "  group opacity 0.5 shadow 0,-3 blur 3 #000000/0.25")
        view.layer.masksToBounds = true
        #expect(dump(view).first == "  group opacity 0.5")
    }

    @Test func hiddenAndTransparentLayersAreOmitted() {
        let view = box(full, .red)
        view.isHidden = true
        #expect(dump(view).isEmpty)
        view.isHidden = false
        view.alpha = 0
        #expect(dump(view).isEmpty)
    }

    /// Documentation/Layout.md 3.9: edges are on whole pixels.
    @Test func edgesAreOnPixelBoundaries() {
        let view = UIView(frame: full)
        _ = box(CGRect(x: 10.3, y: 0.25, width: 10.3, height: 10), .red, in: view)
        #expect(dump(view, scale: 2) == ["  fill rect(10.5 0.5 10 10) #ff0000"])
    }

    @Test func rotatedLayersAreNotRounded() {
        let view = UIView(frame: full)
        let turned = box(CGRect(x: 10, y: 10, width: 20, height: 10), .red, in: view)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(dump(view).count == 1)
        #expect(abs(turned.frame.minX - 15) < 1e-9 && abs(turned.frame.height - 20) < 1e-9)
    }

    @Test func aDynamicBackgroundFollowsTheStyle() {
        let view = box(full, .systemBackground)
        view.overrideUserInterfaceStyle = .dark
        UIScreen.main.device = .standard
        #expect(dump(view) == ["  fill rect(0 0 40 40) #000000"])
    }
}
