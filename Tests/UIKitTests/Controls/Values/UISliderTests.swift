import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 2.2 and Documentation/Canvas.md 5.1, for sizes and insets;
/// developer.apple.com on `value`, `minimumValue` and `maximumValue`.
@MainActor @Suite struct UISliderTests {
    @Test(arguments: [
        (6, 23, UIEdgeInsets(left: 2, right: 2)),
        (9, 31, UIEdgeInsets(left: 2, bottom: 1, right: 2)),
        (18, 31, UIEdgeInsets(left: 2, bottom: 1, right: 2)), (26, 34, UIEdgeInsets.zero),
    ])
    func sizes(iOS: Int, height: CGFloat, insets: UIEdgeInsets) throws {
        try useScreen(iOS: iOS, iOS < 7 ? "iphone-4" : "iphone-6")
        let slider = UISlider()
        #expect(slider.sizeThatFits(CGSize(width: 300, height: 9)).height == height)
        #expect(slider.alignmentRectInsets == insets)
        #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(slider.intrinsicContentSize.height == height - insets.bottom)
    }

    @Test func valuesStayBetweenTheBounds() throws {
        try useScreen(iOS: 18)
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.minimumValue = 5
        #expect(slider.value == 5, "the value follows the minimum")
        slider.minimumValue = 20
        #expect(slider.maximumValue == 20, "a greater minimum takes the maximum along")
        slider.maximumValue = 2
        #expect(slider.minimumValue == 2, "a smaller maximum takes the minimum along")
        slider.value = .nan
        #expect(slider.value == 2)
        slider.minimumValue = .nan
        #expect(slider.minimumValue == 2)
    }

    @Test(arguments: [6, 9, 18, 26]) func thumbFollowsTheValue(iOS: Int) throws {
        try useScreen(iOS: iOS, iOS < 7 ? "iphone-4" : "iphone-6")
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        let track = slider.trackRect(forBounds: slider.bounds)
        func thumb(_ value: Float) -> CGRect {
            slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        }
        #expect(thumb(0).minX == slider.bounds.maxX - thumb(1).maxX)
        #expect(thumb(0.5).midX == track.midX)
        #expect(slider.bounds.contains(thumb(0)))
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(thumb(0).midX > thumb(1).midX)
    }

    /// An image reduces the track by its width and a gap.
    @Test func imagesAreNextToTheTrack() throws {
        try useScreen(iOS: 18)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.minimumValueImage = UIImage(
            placeholder: "low", size: CGSize(width: 20, height: 11))
        let image = slider.minimumValueImageRect(forBounds: slider.bounds)
        #expect(image == CGRect(x: 0, y: 10, width: 20, height: 11))
        #expect(slider.trackRect(forBounds: slider.bounds).minX == 35)
        #expect(slider.maximumValueImageRect(forBounds: slider.bounds) == .zero)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 200)
    }

    @Test func aThumbImageSetsTheThumbsSize() throws {
        try useScreen(iOS: 18)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        let image = UIImage(placeholder: "thumb", size: CGSize(width: 12, height: 20))
        slider.setThumbImage(image, for: .normal)
        #expect(slider.thumbImage(for: .highlighted) == nil)
        slider.isHighlighted = true
        #expect(slider.currentThumbImage === image, "the normal one stands in")
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
        #expect(thumb.size == image.size)
    }

    /// Symbols at the ends have the tint in every appearance, as in an image view.
    @Test func symbolsAreTinted() throws {
        try useScreen(iOS: 18)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.tintColor = .red
        slider.minimumTrackTintColor = .green
        slider.minimumValueImage = UIImage(systemName: "minus")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.addSubview(slider)
        window.isHidden = false
        #expect(window.recordDisplayList().description.contains("#ff0000"))
    }
}
