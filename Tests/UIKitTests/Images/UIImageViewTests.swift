import ContactSheetDiagnostics
import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com on `UIImageView` and `UIView.ContentMode`.
@MainActor struct UIImageViewTests {
    private static func place(_ mode: UIView.ContentMode) -> CGRect {
        mode.rect(
            for: CGSize(width: 20, height: 10), in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
        (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
        (.redraw, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.center, CGRect(x: 40, y: 45, width: 20, height: 10)),
        (.top, CGRect(x: 40, y: 0, width: 20, height: 10)),
        (.bottom, CGRect(x: 40, y: 90, width: 20, height: 10)),
        (.left, CGRect(x: 0, y: 45, width: 20, height: 10)),
        (.right, CGRect(x: 80, y: 45, width: 20, height: 10)),
        (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
        (.topRight, CGRect(x: 80, y: 0, width: 20, height: 10)),
        (.bottomLeft, CGRect(x: 0, y: 90, width: 20, height: 10)),
        (.bottomRight, CGRect(x: 80, y: 90, width: 20, height: 10)),
    ])
    func contentModes(_ mode: UIView.ContentMode, _ rect: CGRect) {
        #expect(Self.place(mode) == rect)
    }

    @Test func viewsWithAnInitialSizeAreAtTheOrigin() throws {
        let view = UIImageView(image: try ImageFixtures.image(30, 20))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(UISegmentedControl(items: ["A"]).frame.origin == .zero)
        #expect(UIDatePicker().frame.origin == .zero)
    }

    @Test func intrinsicSizeIsTheAlignmentRectangles() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = try ImageFixtures.image(30, 20).withAlignmentRectInsets(insets)
        let view = UIImageView(image: image)
        #expect(view.bounds.size == CGSize(width: 30, height: 20))
        #expect(view.intrinsicContentSize == CGSize(width: 24, height: 16))
        #expect(view.alignmentRectInsets == insets)
        #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func highlightedAndAnimatedViewsShowTheirImages() throws {
        let (one, two) = (try ImageFixtures.image(1, 1), try ImageFixtures.image(2, 2))
        let view = UIImageView(image: one, highlightedImage: two)
        #expect(view.shownImage?.size.width == 1)
        view.isHighlighted = true
        #expect(view.shownImage?.size.width == 2)
        view.animationImages = [try ImageFixtures.image(3, 3)]
        view.isHighlighted = false
        view.startAnimating()
        #expect(view.isAnimating && view.shownImage?.size.width == 3)
        view.stopAnimating()
        #expect(view.shownImage?.size.width == 1)
    }

    private func firstColor(_ view: UIView) -> RGBA? {
        let items = ImageFixtures.record { view.draw(view.bounds) }
        func find(_ items: [DisplayItem]) -> RGBA? {
            for item in items {
                switch item {
                case .image(let placed): return placed.tint
                case .fill(let fill): if case .color(let color) = fill.paint { return color }
                case .stroke(let line): if case .color(let color) = line.paint { return color }
                case .group(let group): if let color = find(group.items) { return color }
                case .glyphs, .backdrop: break
                }
            }
            return nil
        }
        return find(items)
    }

    @Test func templatesAndSymbolsTakeTheTint() throws {
        UIScreen.main.device = .standard
        let image = try ImageFixtures.image(30, 20)
        let symbol = try #require(UIImage(systemName: "circle"))
        func tint(_ image: UIImage) -> RGBA? {
            let view = UIImageView(image: image)
            view.tintColor = .green
            return firstColor(view)
        }
        #expect(tint(image) == nil)
        #expect(tint(image.withRenderingMode(.alwaysTemplate)) == UIColor.green.cgColor.rgba)
        #expect(tint(symbol) == UIColor.green.cgColor.rgba)
        #expect(tint(symbol.withTintColor(.red)) == UIColor.red.cgColor.rgba)
        #expect(
            tint(symbol.withTintColor(.red, renderingMode: .alwaysTemplate))
                == UIColor.green.cgColor.rgba)
    }

    /// The image's own configuration takes precedence over the view's.
    @Test func theViewConfiguresSymbols() throws {
        UIScreen.main.device = .standard
        let view = UIImageView(image: UIImage(systemName: "circle"))
        let natural = view.sizeThatFits(.zero).width
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(abs(view.sizeThatFits(.zero).width - 2 * natural) < 1)
        view.image = UIImage(
            systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.sizeThatFits(.zero).width == natural)
    }

    @Test func imagesFlipFromRightToLeft() throws {
        var device = SimulatedDevice.standard
        device.direction = .rightToLeft
        UIScreen.main.device = device
        defer { UIScreen.main.device = .standard }
        let image = try ImageFixtures.image(30, 20)
        func isFlipped(_ image: UIImage) -> Bool {
            let view = UIImageView(image: image)
            let items = ImageFixtures.record { view.draw(view.bounds) }
            if case .group(let group)? = items.first { return group.transform.a < 0 }
            return false
        }
        #expect(!isFlipped(image))
        #expect(isFlipped(image.imageFlippedForRightToLeftLayoutDirection()))
    }
}
