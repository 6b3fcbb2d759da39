import ContactSheetDevices
import Testing

@testable import UIKit

/// Source: Apple's documentation of `present(_:animated:completion:)`, `dismiss`, the two
/// properties, and `UIModalPresentationStyle`. The order of calls is this package's decision.
@MainActor @Suite struct PresentationTests {
    @Test func aFullScreenCoversItsPresenter() throws {
        let stage = try Stage("iphone-8", 12)
        let new = stage.actor("New", .fullScreen)
        stage.root.present(new, animated: true)
        #expect(
            stage.diary.calls == [
                "New didLoad", "Root willDisappear", "New willAppear, being presented",
                "New didAppear", "Root didDisappear",
            ])
        #expect(stage.frame(of: new) == stage.window.bounds)
        #expect(stage.root.view.isHidden)
        stage.diary.calls = []
        stage.root.dismiss(animated: true)
        #expect(
            stage.diary.calls == [
                "New willDisappear, being dismissed", "Root willAppear", "Root didAppear",
                "New didDisappear",
            ])
        #expect(!stage.root.view.isHidden && new.view.window == nil)
    }

    @Test(arguments: [
        UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom, .pageSheet,
        .formSheet, .popover,
    ])
    func otherStylesKeepThePresenter(style: UIModalPresentationStyle) throws {
        let stage = try Stage("ipad-air-2", 12)
        let new = stage.actor("New", style)
        new.popoverPresentationController?.sourceView = stage.root.view
        stage.root.present(new, animated: false)
        #expect(
            stage.diary.calls == [
                "New didLoad", "New willAppear, being presented", "New didAppear",
            ])
        #expect(new.view.window === stage.window && !stage.root.view.isHidden)
    }

    /// Documented for `automatic`: full screen up to iOS 12, and a page sheet from iOS 13 on.
    @Test(arguments: [(12, true), (13, false)])
    func automaticCoversUpToIOS12(iOS: Int, covers: Bool) throws {
        let stage = try Stage("iphone-8", iOS)
        let new = stage.actor("New")
        stage.root.present(new, animated: false)
        #expect(stage.root.view.isHidden == covers)
    }

    @Test func theOutermostContainerPresents() throws {
        let diary = AppearanceDiary()
        let child = Actor("Child", diary)
        let bars = UINavigationController(rootViewController: child)
        let window = try shownWindow("iphone-8", IOSVersion(15), bars)
        let new = Actor("New", diary)
        child.present(new, animated: false)
        #expect(new.presentingViewController === bars)
        #expect(bars.presentedViewController === new && child.presentedViewController === new)
        #expect(new.next === bars)
        child.dismiss(animated: false)
        #expect(child.presentedViewController == nil && new.presentingViewController == nil)
        #expect(window.subviews == [bars.view])
    }

    @Test func theContextIsTheNearestThatDefinesOne() throws {
        let stage = try Stage("iphone-8", 15)
        let child = stage.actor("Child")
        child.definesPresentationContext = true
        stage.root.addChild(child)
        child.view.frame = CGRect(x: 10, y: 20, width: 300, height: 200)
        stage.root.view.addSubview(child.view)
        let new = stage.actor("New", .overCurrentContext)
        child.present(new, animated: false)
        #expect(new.presentingViewController === child)
        #expect(stage.frame(of: new) == CGRect(x: 10, y: 20, width: 300, height: 200))
        child.view.frame.origin.y = 50
        #expect(stage.frame(of: new).minY == 50)
        #expect(stage.root.presentedViewController == nil)
        child.dismiss(animated: false)
        #expect(child.definesPresentationContext && new.view.window == nil)
    }

    @Test func dismissalIncludesLaterPresentations() throws {
        let stage = try Stage("iphone-8", 15)
        let (second, third) = (stage.actor("Second"), stage.actor("Third", .fullScreen))
        stage.root.present(second, animated: false)
        second.present(third, animated: false)
        #expect(third.presentingViewController === second)
        stage.diary.calls = []
        // Dismissing from the middle removes only the presentations above.
        second.dismiss(animated: false)
        #expect(
            stage.diary.calls == [
                "Third willDisappear, being dismissed", "Second willAppear", "Second didAppear",
                "Third didDisappear",
            ])
        second.present(stage.actor("Fourth", .fullScreen), animated: false)
        stage.diary.calls = []
        stage.root.dismiss(animated: false)
        #expect(
            stage.diary.calls == [
                "Fourth willDisappear, being dismissed", "Fourth didDisappear",
            ])
        #expect(stage.window.subviews == [stage.root.view])
    }

    @Test func aPresentedControllerDismissesItself() throws {
        let stage = try Stage("iphone-8", 15)
        let content = stage.actor("Content")
        let new = UINavigationController(rootViewController: content)
        stage.root.present(new, animated: false)
        #expect(content.presentingViewController === stage.root)
        var isDone = false
        content.dismiss(animated: false) { isDone = true }
        #expect(isDone && stage.root.presentedViewController == nil)
    }

    @Test func removedWindowsReleasePresentations() throws {
        weak var presented: UIViewController?
        weak var sheet: UIPresentationController?
        try autoreleased {
            let stage = try Stage("iphone-8", 15)
            let new = stage.actor("New")
            presented = new
            sheet = new.sheetPresentationController
            stage.root.present(new, animated: false)
            #expect(sheet != nil)
            UIApplication.restart()
        }
        #expect(presented == nil && sheet == nil)
    }

    private func autoreleased(_ work: () throws -> Void) rethrows { try work() }

    /// Source: published logs of UIKit, such as github.com/kevin-lyn/STPopup, issue 91.
    @Test func diagnostics() throws {
        let stage = try Stage("iphone-8", 12)
        let (_, diagnostics) = DiagnosticLog.collecting {
            Actor("Lost").present(stage.actor("New"), animated: false)
        }
        #expect(
            diagnostics.map(\.message) == [
                "Attempt to present <Actor> on <Actor> whose view is not in the window hierarchy"
            ])
        stage.root.present(stage.actor("First"), animated: false)
        let (_, again) = DiagnosticLog.collecting {
            stage.root.present(stage.actor("Second"), animated: false)
        }
        #expect(
            again.map(\.message) == [
                "Attempt to present <Actor> on <Actor> which is already presenting <Actor>"
            ])
        #expect(stage.root.presentedViewController?.title == "First")
    }

    @Test func presentingInViewDidAppear() throws {
        final class Eager: UIViewController {
            let page = UIViewController()
            override func viewDidAppear(_ animated: Bool) { present(page, animated: animated) }
        }
        let eager = Eager()
        let (window, diagnostics) = try DiagnosticLog.collecting {
            try shownWindow("iphone-14", IOSVersion(16), eager)
        }
        #expect(diagnostics.isEmpty)
        #expect(eager.page.view.window === window)
        #expect(turn(.landscapeLeft))
        window.layoutIfNeeded()
        #expect(eager.page.view.bounds.size == CGSize(width: 844, height: 390))
    }

    /// Source: Documentation/Rotation.md 3: the topmost full-screen controller determines the
    /// orientations; sheets don't.
    @Test(arguments: [(UIModalPresentationStyle.fullScreen, false), (.pageSheet, true)])
    func orientationQueries(style: UIModalPresentationStyle, turns: Bool) throws {
        let stage = try Stage("ipad-air-2", 15)
        let new = stage.actor("New", style)
        new.mask = .portrait
        stage.root.present(new, animated: false)
        #expect(turn(.landscapeLeft) == turns)
    }

    @Test func presentedControllersAreNotifiedOfTheirSize() throws {
        let stage = try Stage("ipad-air-2", 15)
        let new = stage.actor("New", .formSheet)
        stage.root.present(new, animated: false)
        #expect(turn(.landscapeLeft))
        #expect(stage.root.sizes == [CGSize(width: 1024, height: 768)])
        #expect(new.sizes == [CGSize(width: 540, height: 620)])
        #expect(stage.frame(of: new) == CGRect(x: 242, y: 74, width: 540, height: 620))
    }

    /// Up to iOS 7, views rotate in a window that doesn't.
    @Test func containersRotateOnOldSystems() throws {
        let stage = try Stage("ipad-2", 6)
        let new = stage.actor("New", .formSheet)
        stage.root.present(new, animated: false)
        #expect(turn(.landscapeLeft))
        stage.window.layoutIfNeeded()
        #expect(new.view.bounds.size == CGSize(width: 540, height: 620))
        #expect(stage.frame(of: new).size == CGSize(width: 620, height: 540))
    }
}
