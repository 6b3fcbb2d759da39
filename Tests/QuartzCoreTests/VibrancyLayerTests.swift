import CoreGraphics
import QuartzCore
import Testing

/// Source: Apple's documentation of `UIVibrancyEffect`: the content takes on one color.
@MainActor @Suite struct VibrancyLayerTests {
    private func vibrant(_ content: CALayer, _ color: CGColor?) -> [String] {
        let outer = VibrancyLayer()
        outer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        outer.addSublayer(content)
        outer.contentColor = color
        return dump(outer)
    }

    @Test func contentHasOneColor() {
        let content = layer(10, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        content.addSublayer(layer(5, .white))
        #expect(
            vibrant(content, .black) == [
                "  fill rect(0 0 10 10) #000000/0.5", "  fill rect(0 0 5 5) #000000",
            ])
        #expect(vibrant(content, nil).last == "  fill rect(0 0 5 5) #ffffff")
    }

    /// The color's opacity is that of the whole content, so that overlapping shapes don't show.
    @Test func opacityAppliesOnce() {
        let content = layer(10, .black)
        content.addSublayer(layer(5, .black))
        #expect(
            vibrant(content, CGColor(gray: 1, alpha: 0.25)) == [
                "  group opacity 0.25", "    fill rect(0 0 10 10) #ffffff",
                "    fill rect(0 0 5 5) #ffffff",
            ])
    }
}
