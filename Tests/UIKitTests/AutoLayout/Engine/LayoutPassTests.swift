import ContactSheetDiagnostics
import Testing
import UIKit

@MainActor private var diary: [String] = []

private final class DiaryView: UIView {
    var name = ""
    var onLayout: (DiaryView) -> Void = { _ in }

    convenience init(_ name: String, in superview: UIView? = nil) {
        self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        self.name = name
        accessibilityIdentifier = name
        superview?.addSubview(self)
    }

    override func layoutSubviews() {
        diary.append("layout \(name)")
        onLayout(self)
    }
    override func updateConstraints() {
        diary.append("update \(name)")
        super.updateConstraints()
    }
}

private final class DiaryController: UIViewController {
    override func loadView() { view = DiaryView("root") }
    override func viewDidLoad() { diary.append("load") }
    override func viewWillAppear(_ animated: Bool) { diary.append("appear") }
    override func viewWillLayoutSubviews() { diary.append("will") }
    override func viewDidLayoutSubviews() { diary.append("did") }
}

/// Source: Documentation/Layout.md 2.1.
@MainActor @Suite(.serialized) struct LayoutPassTests {
    init() {
        UIScreen.main.device = .standard
        UIScreen.main.orientation = .portrait
        diary = []
    }

    @Test func constraintsBottomUpLayoutTopDown() {
        let root = DiaryView("a")
        let child = DiaryView("b", in: root)
        _ = DiaryView("c", in: child)
        root.layoutIfNeeded()
        #expect(diary == ["update c", "update b", "update a", "layout a", "layout b", "layout c"])
        diary = []
        root.layoutIfNeeded()
        #expect(diary == [])
        child.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(diary == ["layout b"])
    }

    @Test func sizeChangesRequireLayoutAndMovesDoNot() {
        let view = DiaryView("a")
        view.layoutIfNeeded()
        diary = []
        view.frame.origin.x = 30
        view.layoutIfNeeded()
        #expect(diary == [])
        view.frame.size.width = 30
        view.layoutIfNeeded()
        #expect(diary == ["layout a"])
    }

    @Test func layoutIfNeededBeginsAtTheTopmostDirtyAncestor() {
        let root = DiaryView("a")
        let child = DiaryView("b", in: root)
        root.layoutIfNeeded()
        diary = []
        root.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(diary == ["layout a"])
    }

    @Test func controllersAreNotifiedOfLayout() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = DiaryController()
        window.makeKeyAndVisible()
        #expect(diary == ["load", "appear", "update root", "will", "layout root", "did"])
    }

    /// A layout that never settles is stopped, and the diagnostic names the view.
    @Test func anEndlessLayoutIsStopped() {
        let root = DiaryView("root")
        let restless = DiaryView("restless", in: root)
        restless.onLayout = { $0.frame.size.width += 1 }
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.severity == .error)
        #expect(diagnostics.first?.location == "DiaryView “root” > DiaryView “restless”")
    }

    /// A view that requests another layout without changing anything has settled (Documentation/Layout.md 2.1).
    @Test func aLayoutThatChangesNothingSettles() {
        let root = DiaryView("root")
        let restless = DiaryView("restless", in: root)
        restless.onLayout = { $0.setNeedsLayout() }
        let (_, diagnostics) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(diagnostics.isEmpty && diary.count < 20)
        diary = []
        root.layoutIfNeeded()
        #expect(diary.isEmpty)
    }

    /// Libraries whose views do this show them on iOS. The rule is a decision.
    @Test func aViewThatReplacesItsSubviewsSettles() {
        let root = DiaryView("a")
        root.onLayout = { view in
            view.subviews.forEach { $0.removeFromSuperview() }
            _ = DiaryView("b", in: view)
        }
        let (_, log) = DiagnosticLog.collecting { root.layoutIfNeeded() }
        #expect(log.isEmpty)
        #expect(diary.filter { $0.hasPrefix("layout") } == ["layout a", "layout b"])
        diary = []
        _ = DiaryView("c", in: root)
        root.layoutIfNeeded()
        #expect(diary.first { $0.hasPrefix("layout") } == "layout a")
    }

    /// The same for a view that lays itself out inside its own layout.
    @Test func anEndlessRecursionIsStopped() {
        let restless = DiaryView("restless")
        restless.onLayout = {
            $0.setNeedsLayout()
            $0.layoutIfNeeded()
        }
        let (_, diagnostics) = DiagnosticLog.collecting { restless.layoutIfNeeded() }
        #expect(diagnostics.contains { $0.location == "DiaryView “restless”" })
    }

    /// Property: a diagnostic names a view on one line, whatever its text.
    @Test func longTextsAreShortenedInNames() {
        UIScreen.main.device = .standard
        let label = UILabel()
        label.text = String(repeating: "long ", count: 1000)
        #expect(label.readableName?.count == 200)
        label.text = String(repeating: "x", count: 200)
        #expect(label.readableName == label.text)
    }
}
