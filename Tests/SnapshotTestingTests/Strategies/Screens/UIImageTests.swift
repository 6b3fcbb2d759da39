import Foundation
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite struct UIImageTests {
    @Test @MainActor func ignoredViewsAreNotCompared() throws {
        func view(_ text: String) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            view.backgroundColor = .white
            let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
            label.text = text
            view.addSubview(label)
            return view
        }
        let strategy = Snapshotting<UIView, UIImage>.image
        let old = try strategy.result(for: view("10:00"), timeout: 1)
        let new = try strategy.result(for: view("11:59"), timeout: 1)
        #expect(strategy.diffing.diffV2(old, new) != nil)
        #expect(strategy.ignoringViews("UILabel").diffing.diffV2(old, new) == nil)
        #expect(strategy.ignoringViews("UIButton").diffing.diffV2(old, new) != nil)
    }

    private func label(_ text: String, _ color: UIColor = .black) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.text = text
        label.textColor = color
        label.backgroundColor = .white
        return label
    }

    private func image(_ view: UIView) throws -> UIImage {
        try Snapshotting<UIView, UIImage>.image.result(for: view, timeout: 1)
    }

    @Test func referencesKeepImages() throws {
        let image = try image(label("a"))
        #expect(image.size == CGSize(width: 60, height: 20))
        let diffing = Diffing<UIImage>.image
        let stored = diffing.fromData(diffing.toData(image))
        #expect(diffing.diffV2(stored, image)?.0 == nil)
        #expect(diffing.toData(image) == diffing.toData(try self.image(label("a"))))
    }

    @Test func differencesAreExplained() throws {
        let diffing = Diffing<UIImage>.image
        let new = label("a")
        new.frame.size.width = 50
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        let old = UIView(frame: container.frame)
        old.addSubview(label("a"))
        container.addSubview(new)
        let (message, files) = try #require(diffing.diffV2(image(old), image(container)))
        let lines = message.split(separator: "\n")
        #expect(
            lines.first
                == "“a” label: width −10")
        #expect(lines.last?.contains("pixels differ") == true)
        #expect(lines.last?.hasSuffix(" by CIE94.") == true)
        #expect(files.count == 3)
    }

    /// The words are those of `contactsheet test`.
    @Test func consequencesFollowTheirCause() throws {
        func container(_ text: String, width: CGFloat) throws -> UIImage {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
            view.addSubview(label(text))
            view.subviews[0].frame.size.width = width
            return try image(view)
        }
        let (message, _) = try #require(
            Diffing<UIImage>.image.diffV2(
                container("Save", width: 40), container("Keep", width: 44)))
        #expect(
            message.hasPrefix(
                """
                “Keep” label: text “Save” → “Keep”
                followed by “Keep” label: width +4

                """))
    }

    @Test func tolerances() throws {
        let (old, new) = (
            try image(label("a")), try image(label("a", UIColor(white: 0.004, alpha: 1)))
        )
        #expect(Diffing<UIImage>.image.diffV2(old, new) != nil)
        #expect(Diffing<UIImage>.image(perceptualPrecision: 0.98).diffV2(old, new)?.0 == nil)
        #expect(Diffing<UIImage>.image(precision: 0.5).diffV2(old, new)?.0 == nil)
        let red = try image(label("a", .red))
        #expect(Diffing<UIImage>.image(perceptualPrecision: 0.98).diffV2(old, red) != nil)
    }

    @Test func sizesAreReported() throws {
        let other = label("a")
        other.frame.size.width = 61
        let message = Diffing<UIImage>.image(precision: 0).diffV2(
            try image(label("a")), try image(other))?.0
        #expect(
            message?.contains("The size is 183×60 pixels, and the reference has 180×60.") == true)
    }

    @Test func layersAndPaths() throws {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 6)
        layer.backgroundColor = UIColor.red.cgColor
        let image = try Snapshotting<CALayer, UIImage>.image.result(for: layer, timeout: 1)
        #expect(image.size == CGSize(width: 8, height: 6))
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        let drawn = try Snapshotting<UIBezierPath, UIImage>.image.result(for: path, timeout: 1)
        #expect(!Diffing<UIImage>.image.toData(drawn).isEmpty)
    }
}
