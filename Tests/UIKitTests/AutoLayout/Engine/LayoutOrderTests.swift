import Foundation
import Testing

@testable import UIKit

/// Which methods are called, and when. Source: Documentation/Layout.md 2.1.
@MainActor @Suite struct LayoutOrderTests {
    private let window: UIWindow
    private let controller = ListeningController()
    private let child: ListeningView
    private let diary = Diary()

    init() {
        useScreen()
        window = UIWindow(frame: UIScreen.main.bounds)
        controller.diary = diary
        window.rootViewController = controller
        child = ListeningView("child", diary)
        child.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        child.autoresizingMask = .flexibleWidth
        controller.view.addSubview(child)
        child.addSubview(ListeningView("grandchild", diary))
        window.makeKeyAndVisible()
        diary.lines = []
    }

    /// Documentation/Layout.md 2.1: bounds, masks, `viewWillLayoutSubviews`, `layoutSubviews`, and
    /// `viewDidLayoutSubviews`; then subviews are laid out.
    @Test func aNewSize() {
        useScreen()
        controller.view.frame.size.width += 50
        #expect(diary.lines == ["child is 150 wide"])
        window.layoutIfNeeded()
        #expect(diary.lines == ["child is 150 wide", "will", "layout root", "did", "layout child"])
    }

    /// Documentation/Layout.md 2.1: `viewDidLayoutSubviews` doesn't mean that grandchildren are
    /// laid out.
    @Test func grandchildrenComeAfterTheController() {
        useScreen()
        let inner = constrained(in: child, 30, 20)
        inner.place(x: 5, y: 6)
        var seen: CGRect?
        controller.onDid = { seen = inner.frame }
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(seen == .zero)
        #expect(inner.frame == CGRect(x: 5, y: 6, width: 30, height: 20))
    }

    /// Documentation/Layout.md 2.1: updates of constraints precede the controller's layout.
    @Test func updatesComeFirst() {
        useScreen()
        controller.view.setNeedsUpdateConstraints()
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(diary.lines == ["update", "will", "layout root", "did"])
    }

    /// Constraints that `viewWillLayoutSubviews` changes are in effect at the end of the layout.
    @Test func constraintsChangedBeforeTheLayout() {
        useScreen()
        let view = constrained(in: controller.view)
        let width = view.place(x: 0, y: 0, width: 10, height: 10)[2]
        controller.onWill = { [unowned controller] in
            width.constant = controller.view.bounds.width / 2
        }
        controller.view.frame.size.width = 300
        let (_, diagnostics) = DiagnosticLog.collecting { window.layoutIfNeeded() }
        #expect(view.frame.width == 150 && diagnostics.isEmpty)
    }

    /// Documentation/Layout.md 2.1: `super.layoutSubviews` sets bounds and center, never the frame.
    @Test func boundsAndCenterNotTheFrame() {
        useScreen()
        let view = ListeningView("view", diary)
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        view.place(x: 7, y: 8, width: 30, height: 20)
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 7, y: 8, width: 30, height: 20))
        #expect(view.centersSet == 1 && view.framesSet == 0)
    }

    /// Documentation/Layout.md 2.1: if a value changes in the engine, the superview, not the view,
    /// needs layout.
    @Test func superviewsOfMovedViewsAreLaidOut() {
        useScreen()
        let view = constrained(in: child)
        let left = view.place(x: 7, y: 8, width: 30, height: 20)[0]
        window.layoutIfNeeded()
        diary.lines = []
        left.constant = 9
        window.layoutIfNeeded()
        #expect(diary.lines == ["layout child"])
    }

    /// Documentation/Layout.md 2.1: an animation changes constants and lays out in its block.
    @Test func layoutInAnAnimation() {
        useScreen()
        let view = constrained(in: controller.view)
        let left = view.place(x: 7, y: 8, width: 30, height: 20)[0]
        window.layoutIfNeeded()
        UIView.animate(withDuration: 0.3) {
            left.constant = 99
            self.window.layoutIfNeeded()
            #expect(view.frame.minX == 99)
        }
    }

    /// Documentation/Layout.md 2.1: views draw when they are laid out.
    @Test func drawingComesLast() {
        useScreen()
        child.backgroundColor = .red
        child.setNeedsLayout()
        _ = window.recordDisplayList()
        #expect(diary.lines.prefix(3) == ["layout child", "draw root", "draw child"])
    }
}

@MainActor private final class Diary {
    var lines: [String] = []
}

private final class ListeningView: UIView {
    private var name = ""
    private var diary = Diary()
    private(set) var framesSet = 0
    private(set) var centersSet = 0

    convenience init(_ name: String, _ diary: Diary) {
        self.init(frame: .zero)
        (self.name, self.diary) = (name, diary)
    }

    override var frame: CGRect {
        didSet {
            framesSet += 1
            if frame.width != oldValue.width, superview is ListeningView {
                diary.lines.append("\(name) is \(frame.width.logText) wide")
            }
        }
    }
    override var center: CGPoint { didSet { centersSet += 1 } }
    override func layoutSubviews() {
        super.layoutSubviews()
        diary.lines.append("layout \(name)")
    }
    override func draw(_ rect: CGRect) { diary.lines.append("draw \(name)") }
}

private final class ListeningController: UIViewController {
    var diary = Diary()
    var onWill: () -> Void = {}
    var onDid: () -> Void = {}

    override func loadView() { view = ListeningView("root", diary) }
    override func updateViewConstraints() {
        diary.lines.append("update")
        super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() {
        diary.lines.append("will")
        onWill()
    }
    override func viewDidLayoutSubviews() {
        diary.lines.append("did")
        onDid()
    }
}
