import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 9 (540 by 620; as wide as the screen in portrait; cards 54
/// points below a top of 44; 712 by 794 on 1194 by 834). The rest is this package's decision.
@MainActor @Suite struct SheetTests {
    @Test(
        arguments: [
            // Cards on phones.
            ("iphone-x", 13, UIModalPresentationStyle.pageSheet, CGRect(0, 54, 375, 758)),
            ("iphone-11", 13, .pageSheet, CGRect(0, 54, 414, 842)),
            ("iphone-8", 15, .formSheet, CGRect(0, 30, 375, 637)),
            ("iphone-14", 16, .automatic, CGRect(0, 57, 390, 787)),
            // The whole screen in earlier versions.
            ("iphone-6", 12, .pageSheet, CGRect(0, 0, 375, 667)),
            ("iphone-4", 6, .formSheet, CGRect(0, 20, 320, 460)),
            // iPads.
            ("ipad-2", 6, .formSheet, CGRect(114, 212, 540, 620)),
            ("ipad-2", 6, .pageSheet, CGRect(0, 20, 768, 1004)),
            ("ipad-air-2", 12, .formSheet, CGRect(114, 202, 540, 620)),
            ("ipad-air-2", 12, .pageSheet, CGRect(0, 0, 768, 1024)),
            ("ipad-air-2", 15, .formSheet, CGRect(114, 202, 540, 620)),
            ("ipad-air-2", 15, .pageSheet, CGRect(28, 20, 712, 984)),
        ] as [(String, Int, UIModalPresentationStyle, CGRect)])
    func portrait(slug: String, iOS: Int, style: UIModalPresentationStyle, frame: CGRect) throws {
        let stage = try Stage(slug, iOS)
        let new = stage.actor("New", style)
        stage.root.present(new, animated: false)
        #expect(stage.frame(of: new) == frame)
    }

    @Test(
        arguments: [
            ("iphone-x", 13, UIModalPresentationStyle.pageSheet, CGRect(0, 0, 812, 375)),
            ("ipad-2", 6, .pageSheet, CGRect(20, 128, 748, 768)),
            ("ipad-air-2", 12, .pageSheet, CGRect(128, 20, 768, 748)),
            ("ipad-pro-11-1", 13, .pageSheet, CGRect(241, 20, 712, 794)),
            ("ipad-pro-11-1", 13, .formSheet, CGRect(327, 107, 540, 620)),
        ] as [(String, Int, UIModalPresentationStyle, CGRect)])
    func landscape(slug: String, iOS: Int, style: UIModalPresentationStyle, frame: CGRect) throws {
        let stage = try Stage(slug, iOS)
        let new = stage.actor("New", style)
        stage.root.present(new, animated: false)
        #expect(turn(.landscapeLeft))
        #expect(stage.frame(of: new) == frame)
        #expect(turn(.portrait))
    }

    @Test func formSheetsHaveThePreferredSize() throws {
        let stage = try Stage("ipad-air-2", 15)
        let new = stage.actor("New", .formSheet)
        new.preferredContentSize = CGSize(width: 400, height: 300)
        stage.root.present(new, animated: false)
        #expect(stage.frame(of: new) == CGRect(184, 362, 400, 300))
        new.preferredContentSize = CGSize(width: 2000, height: 200)
        #expect(stage.frame(of: new) == CGRect(20, 412, 728, 200))
    }

    @Test func safeAreasInsideSheets() throws {
        let phone = try Stage("iphone-14", 16)
        let card = phone.actor("Card")
        phone.root.present(card, animated: false)
        phone.window.layoutIfNeeded()
        #expect(card.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        // The view behind the sheet keeps its insets.
        #expect(phone.root.view.safeAreaInsets.top == 47)
        let pad = try Stage("ipad-pro-11-1", 16)
        let page = pad.actor("Page", .pageSheet)
        pad.root.present(page, animated: false)
        pad.window.layoutIfNeeded()
        #expect(page.view.safeAreaInsets == .zero)
    }

    /// Documented: sheets and popovers are elevated; a form sheet is a compact environment.
    @Test func traitsInsideSheets() throws {
        let stage = try Stage("ipad-air-2", 15)
        let form = stage.actor("Form", .formSheet)
        stage.root.present(form, animated: false)
        #expect(form.traitCollection.horizontalSizeClass == .compact)
        #expect(form.traitCollection.userInterfaceLevel == .elevated)
        stage.root.dismiss(animated: false)
        let page = stage.actor("Page", .pageSheet)
        stage.root.present(page, animated: false)
        #expect(page.traitCollection.horizontalSizeClass == .regular)
        page.presentationController?.overrideTraitCollection = UITraitCollection(
            userInterfaceStyle: .dark)
        #expect(page.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.root.traitCollection.userInterfaceStyle == .light)
    }

    /// Source: Documentation/Metrics.md 1.2: bars of sheets are 56 points high from iOS 13 on, and
    /// 70 points in iOS 26.
    @Test(arguments: [(12, 44), (16, 56), (26, 70)])
    func barsAreHigherInSheets(iOS: Int, height: CGFloat) throws {
        let stage = try Stage("iphone-17", iOS)
        let bars = UINavigationController(rootViewController: UIViewController())
        stage.root.present(bars, animated: false)
        stage.window.layoutIfNeeded()
        #expect(bars.navigationBar.frame.height == height)
    }

    /// A decision to match screenshots: 16 points narrower on each side, with the top below the
    /// status bar.
    @Test func pageSheetsScaleTheirPresenter() throws {
        let stage = try Stage("iphone-x", 13)
        let card = stage.actor("Card")
        stage.root.present(card, animated: false)
        let behind = stage.frame(of: stage.root)
        #expect(abs(behind.minX - 16) < 0.001 && abs(behind.width - 343) < 0.001)
        #expect(abs(behind.minY - 44) < 0.001)
        #expect(turn(.landscapeLeft))
        #expect(stage.frame(of: stage.root) == CGRect(0, 0, 812, 375))
        #expect(turn(.portrait))
        #expect(abs(stage.frame(of: stage.root).minY - 44) < 0.001)
        stage.root.dismiss(animated: false)
        #expect(stage.root.view.transform == .identity)
        #expect(stage.frame(of: stage.root) == stage.window.bounds)
        #expect(stage.window.subviews == [stage.root.view])
    }

    @Test func tapsOutsideDismissFormSheets() throws {
        let stage = try Stage("ipad-air-2", 15)
        let new = stage.actor("New", .formSheet)
        let listener = DismissalListener()
        new.isModalInPresentation = true
        new.presentationController?.delegate = listener
        stage.root.present(new, animated: false)
        stage.window.layoutIfNeeded()
        let fingers = SimulatedFingers(on: stage.window)
        fingers.tap(at: CGPoint(x: 20, y: 500))
        #expect(listener.calls == ["attempt"] && stage.root.presentedViewController === new)
        new.isModalInPresentation = false
        fingers.tap(at: CGPoint(x: 384, y: 500))
        #expect(stage.root.presentedViewController === new)
        fingers.tap(at: CGPoint(x: 20, y: 500))
        #expect(listener.calls == ["attempt", "should", "will", "did"])
        #expect(stage.root.presentedViewController == nil)
    }
}

final class DismissalListener: UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        calls.append("should")
        return true
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        calls.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        calls.append("attempt")
    }
}
