import ContactSheetDevices
import Testing

@testable import UIKit

/// The sheets of iOS 26. Source: Documentation/Metrics.md 9.1 (recorded layouts).
@MainActor @Suite(.serialized) struct GlassSheetTests {
    private func present(
        _ slug: String, _ style: UIModalPresentationStyle = .pageSheet, detent: CGFloat? = nil
    ) throws -> (stage: Stage, sheet: Actor) {
        let stage = try Stage(slug, 26)
        let new = stage.actor("New", style)
        if let detent { new.sheetPresentationController?.detents = [.custom { _ in detent }] }
        stage.root.present(new, animated: false)
        return (stage, new)
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.001 && abs(a.minY - b.minY) < 0.001
            && abs(a.width - b.width) < 0.001 && abs(a.height - b.height) < 0.001
    }

    @Test(
        arguments: [
            ("iphone-16", UIModalPresentationStyle.pageSheet, CGRect(0, 59, 393, 793)),
            ("iphone-se-3", .pageSheet, CGRect(0, 30, 375, 637)),
            ("ipad-a16", .pageSheet, CGRect(0, 42, 820, 1138)),
            ("ipad-a16", .formSheet, CGRect(120, 260, 580, 650)),
        ] as [(String, UIModalPresentationStyle, CGRect)])
    func large(slug: String, style: UIModalPresentationStyle, frame: CGRect) throws {
        let (stage, new) = try present(slug, style)
        #expect(stage.frame(of: new) == frame)
        #expect(stage.root.view.transform == .identity)
    }

    @Test func medium() throws {
        let stage = try Stage("iphone-16", 26)
        let new = stage.actor("New", .pageSheet)
        new.sheetPresentationController?.detents = [.medium()]
        stage.root.present(new, animated: false)
        let frame = stage.frame(of: new)
        #expect(isNear(frame, CGRect(8, 852 - 8 - 459 * 377 / 393, 377, 459 * 377 / 393)))
        #expect(abs(frame.minY - 403.687) < 0.001 && abs(frame.height - 440.313) < 0.001)
        #expect(new.view.bounds.size == CGSize(width: 393, height: 459))
        #expect(new.view.safeAreaInsets.bottom == 34)
    }

    /// The value, its distance from the edges, its safe area, and the height of its layout.
    @Test(
        arguments: [
            (10, 28, 0, 10), (76, 28, 0, 76), (113, 18, 17, 113), (200, 8, 34, 234),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func lowerSheets(value: CGFloat, margin: CGFloat, bottom: CGFloat, height: CGFloat) throws {
        let (stage, new) = try present("iphone-16", detent: value)
        let frame = stage.frame(of: new)
        #expect(abs(frame.minX - margin) < 0.001 && abs(852 - frame.maxY - margin) < 0.001)
        #expect(new.view.bounds.width == 393 && abs(new.view.bounds.height - height) < 0.001)
        #expect(abs(new.view.safeAreaInsets.bottom - bottom) < 0.001)
    }

    @Test func detentsOfFormSheets() throws {
        let (stage, new) = try present("ipad-a16", .formSheet, detent: 343)
        #expect(stage.frame(of: new) == CGRect(120, 567, 580, 343))
    }

    /// Decision: Documentation/Metrics.md 9.1. The corners at the bottom have the same centers as those
    /// of the display; a display with square corners doesn't affect them, nor does a preferred radius.
    @Test(
        arguments: [
            ("iphone-16", 300, 55 - 8), ("iphone-16", 76, 55 - 28), ("iphone-11", 76, 20),
            ("iphone-se-3", 300, nil),
        ] as [(String, CGFloat, CGFloat?)])
    func lowerCorners(slug: String, detent: CGFloat, radius: CGFloat?) throws {
        let (stage, new) = try present(slug, detent: detent)
        stage.window.layoutIfNeeded()
        let clip = try #require(new.view.superview)
        let scale = stage.frame(of: new).width / new.view.bounds.width
        let shown = clip.layer.lowerCornerRadius.map { $0 * scale }
        #expect(shown.map { ($0 * 1000).rounded() / 1000 } == radius)
        new.sheetPresentationController?.preferredCornerRadius = 12
        stage.window.layoutIfNeeded()
        #expect(clip.layer.lowerCornerRadius == nil && clip.layer.cornerRadius == 12)
    }
}
