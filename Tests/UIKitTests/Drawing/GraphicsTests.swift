import ContactSheetDiagnostics
import Testing
import UIKit

/// Source: developer.apple.com on UIGraphics functions, renderers and snapshots.
@MainActor @Suite struct GraphicsTests {
    init() { UIScreen.main.device = .standard }

    private let side = CGSize(width: 10, height: 10)

    private func items(_ image: UIImage?) -> [String] {
        let list = image?.cgImage?.drawing?.description ?? ""
        return list.split(separator: "\n").dropFirst().map(String.init)
    }

    @Test func imagesContainTheDrawing() throws {
        UIGraphicsBeginImageContextWithOptions(side, false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.size == side && image?.scale == 2 && image?.cgImage?.width == 20)
        #expect(items(image) == ["  fill rect(1 2 3 4) #ff0000"])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func scaleZeroIsTheScreensScale() {
        UIGraphicsBeginImageContextWithOptions(side, true, 0)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.scale == UIScreen.main.scale)
        #expect(items(image) == ["  fill rect(0 0 10 10) #000000"])
    }

    @Test func aRendererDrawsInItsOwnBounds() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image {
            UIColor.blue.setFill()
            $0.fill(bounds)
            $0.fill(bounds, blendMode: .multiply)
            #expect($0.currentImage.size == side)
        }
        #expect(
            items(image) == [
                "  fill rect(0 0 10 10) #0000ff", "  group blend multiply",
                "    fill rect(0 0 10 10) #0000ff",
            ])
    }

    @Test func invalidImageSizes() {
        let (_, log) = DiagnosticLog.collecting {
            for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 1)] {
                UIGraphicsBeginImageContext(size)
                #expect(UIGraphicsGetCurrentContext() == nil)
                #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
                UIGraphicsEndImageContext()
            }
            let huge = CGSize(width: 1e9, height: 1)
            #expect(UIGraphicsImageRenderer(size: huge).image { _ in }.size == huge)
        }
        #expect(log.count == 3)
    }

    @Test func endingAContextTwiceIsHarmless() {
        let context = CGContext(size: side)
        UIGraphicsPushContext(context)
        UIGraphicsBeginImageContext(side)
        let (_, log) = DiagnosticLog.collecting {
            UIGraphicsEndImageContext()
            UIGraphicsEndImageContext()
        }
        #expect(log.count == 1 && UIGraphicsGetCurrentContext() === context)
        UIGraphicsPopContext()
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func aSnapshotShowsTheViewAsItWas() throws {
        let view = UIView(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
        view.backgroundColor = .red
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        view.backgroundColor = .blue
        #expect(snapshot.bounds.size == side)
        let image = snapshot.layer.contents as? CGImage
        #expect(image?.drawing?.description.hasSuffix("fill rect(0 0 10 10) #ff0000") == true)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            view.drawHierarchy(
                in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: false)
        }
        #expect(items(picture) == ["  fill rect(0 0 20 20) #0000ff"])
    }

    @Test func aPlaceholderHasNoFile() {
        let image = UIImage(placeholder: "picture", size: side)
        let (data, log) = DiagnosticLog.collecting { image.jpegData(compressionQuality: 0.5) }
        #expect(data == nil && log.count == 1)
    }
}

/// Source: developer.apple.com on `UIView.layerClass`, `mask`, and the layer's layout.
@MainActor @Suite struct ViewLayerTests {
    init() { UIScreen.main.device = .standard }

    final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    final class OwnLayer: CALayer {
        var laidOut = 0
        override init() { super.init() }
        required init?(coder: NSCoder) { nil }
        override func layoutSublayers() {
            super.layoutSublayers()
            laidOut += 1
        }
    }

    final class OwnLayerView: UIView {
        var laidOut = 0
        override class var layerClass: AnyClass { OwnLayer.self }
        override func layoutSubviews() { laidOut += 1 }
    }

    @Test func aViewHasTheLayerOfItsClass() {
        #expect(GradientView().layer is CAGradientLayer)
        let view = OwnLayerView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.layoutIfNeeded()
        #expect((view.layer as? OwnLayer)?.laidOut == 1 && view.laidOut == 1)
        view.layer.setNeedsLayout()
        view.layer.layoutIfNeeded()
        #expect(view.laidOut == 2)
    }

    final class AddsLayers: UIView {
        var count = 0
        override func layoutSubviews() {
            count += 1
            layer.insertSublayer(CAGradientLayer(), at: 0)
        }
    }

    @Test func addingALayerRequiresNoLayout() {
        let view = AddsLayers(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.layoutIfNeeded()
        #expect(view.count == 1)
    }

    final class Drawn: UIView {
        override func draw(_ rect: CGRect) {
            UIGraphicsGetCurrentContext()?.clear(rect)
            UIRectFill(rect.insetBy(dx: -3, dy: 0))
        }
    }

    private func dump(_ view: UIView) -> [String] {
        let context = CGContext(size: view.bounds.size)
        view.resolveColorsForTests()
        view.layer.render(in: context)
        return context.displayList.description.split(separator: "\n").dropFirst().map(String.init)
    }

    @Test func drawingIsClippedToTheBounds() {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        #expect(
            dump(view) == [
                "  group isolated", "    group clip rect(0 0 9 9)", "      group blend clear",
                "        fill rect(0 0 9 9) #000000", "      fill rect(-3 0 15 9) #000000",
            ])
    }

    @Test func aMaskViewIsTheLayersMask() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.backgroundColor = .red
        let mask = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
        mask.backgroundColor = .black
        view.mask = mask
        #expect(dump(view) == ["  group clip rect(1 1 2 2)", "    fill rect(0 0 9 9) #ff0000"])
        view.mask = nil
        #expect(view.layer.mask == nil)
    }
}

extension UIView {
    /// Resolves colors, as before every display.
    fileprivate func resolveColorsForTests() { _ = snapshotView(afterScreenUpdates: true) }
}
