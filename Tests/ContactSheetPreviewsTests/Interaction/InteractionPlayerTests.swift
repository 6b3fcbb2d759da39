import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import ContactSheetPreviews

@MainActor private func screen() -> UIViewController {
    let controller = UIViewController()
    let view: UIView = controller.view
    func add(_ subview: UIView, _ y: CGFloat) {
        subview.frame = CGRect(x: 20, y: y, width: 200, height: 40)
        view.addSubview(subview)
    }
    let label = UILabel()
    label.accessibilityIdentifier = "result"
    add(label, 100)
    let save = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Save") { _ in
            label.text = "saved"
        })
    add(save, 150)
    for (number, y) in [200, 250].enumerated() {
        let twin = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Twin") { _ in
                label.text = "twin \(number)"
            })
        add(twin, CGFloat(y))
    }
    let hidden = UIButton(type: .system, primaryAction: UIAction(title: "Ghost") { _ in })
    hidden.isHidden = true
    add(hidden, 300)
    let disabled = UIButton(type: .system, primaryAction: UIAction(title: "Off") { _ in })
    disabled.isEnabled = false
    add(disabled, 350)
    add(UIButton(type: .system, primaryAction: UIAction(title: "Far") { _ in }), 5000)
    add(UIButton(type: .system, primaryAction: UIAction(title: "Below") { _ in }), 400)
    let cover = UIView()
    cover.accessibilityIdentifier = "cover"
    add(cover, 400)
    let field = UITextField()
    field.placeholder = "Name"
    add(field, 450)
    let note = UITextView()
    note.accessibilityIdentifier = "note"
    note.text = "One two three"
    add(note, 650)
    add(UISegmentedControl(items: ["One", "Two"]), 500)
    let list = UIScrollView()
    list.accessibilityIdentifier = "list"
    list.contentSize = CGSize(width: 200, height: 400)
    add(list, 550)
    add(UIButton(type: .system, primaryAction: UIAction(title: "  Wide  ") { _ in }), 750)
    return controller
}

private final class TurningController: UIViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}

/// Source: the rules documented for `ViewFinder` and `InteractionError`.
@MainActor @Suite struct InteractionPlayerTests {
    private func record(_ steps: Interaction...) throws -> Recording {
        let configuration = Configuration.all(Device.named(["iphone-15"]), iOS: IOSVersion(18))[0]
        return try Preview("Screen") { screen() }.performing(steps).record(configuration)
    }

    private func reason(_ step: Interaction) -> InteractionError.Reason? {
        do {
            _ = try record(step)
            return nil
        } catch {
            return (error as? InteractionError)?.reason
        }
    }

    private func names(_ node: ViewNode) -> [String] {
        [node.name].compactMap { $0 } + node.children.flatMap(names)
    }

    /// Up to iOS 7, windows don't rotate (Documentation/Rotation.md 6.2), but directions are those of
    /// the interface in every version.
    @Test(arguments: ["iphone-1", "iphone-4", "iphone-15"])
    func swipesInLandscape(slug: String) throws {
        for orientation in [Orientation.portrait, .landscapeLeft, .landscapeRight] {
            let preview = Preview("Swipe") { () -> UIViewController in
                let controller = TurningController()
                controller.view.accessibilityIdentifier = "page"
                let label = UILabel()
                controller.view.addSubview(label)
                for (direction, name) in [
                    (UISwipeGestureRecognizer.Direction.left, "left"), (.right, "right"),
                    (.up, "up"), (.down, "down"),
                ] {
                    let swipe = UISwipeGestureRecognizer()
                    swipe.direction = direction
                    swipe.addTarget(label) { label in { label.text = name } }
                    controller.view.addGestureRecognizer(swipe)
                }
                return controller
            }
            let configuration = Configuration.all(
                Device.named([slug]), orientations: [orientation], iOS: IOSVersion(18))[0]
            for direction in [Interaction.SwipeDirection.left, .right, .up, .down] {
                let tree = try preview.performing([.swipe("page", to: direction)])
                    .record(configuration).tree
                #expect(names(tree).contains(direction.rawValue), "\(orientation)")
            }
        }
    }

    @Test func aTapRunsTheAction() throws {
        let (before, after) = (try record(), try record(.tap("Save")))
        #expect(before.list != after.list && after.interactions == [.tap("Save")])
        #expect(SnapshotMetadata(after).facts.contains("performed: tap \"Save\""))
        #expect(!SnapshotMetadata(before).facts.contains { $0.hasPrefix("performed") })
        #expect(try record(.tap("Save")).list == after.list)
    }

    @Test func aTextIsTypedIntoAField() throws {
        #expect(names(try record(.type("Ann", into: "Name")).tree).contains("Ann"))
        #expect(names(try record(.tap("Name"), .type("Bo")).tree).contains("Bo"))
        #expect(reason(.type("x")) == .noCaret)
        guard case .takesNoText = reason(.type("x", into: "Save")) else {
            Issue.record("a button takes text")
            return
        }
    }

    @Test func aTextIsSelected() throws {
        let selected = try record(.select("two", in: "note"))
        #expect(try selected.list != record(.tap("note")).list)
        let typed = try record(.select("two", in: "note"), .type("2"))
        #expect(names(typed.tree).contains("note"))
        guard case .noText("four", let path)? = reason(.select("four", in: "note")),
            case .notSelectable? = reason(.select("Save", in: "Save"))
        else {
            Issue.record("selected")
            return
        }
        #expect(path.hasSuffix("UITextView “note”"))
    }

    @Test func partsOfControlsHaveNames() throws {
        #expect(try record().list != record(.tap("Two")).list)
    }

    @Test func spacesAroundANameDoNotCount() {
        #expect(reason(.tap("Wide")) == nil)
        #expect(reason(.tap("  Wide  ")) == nil)
    }

    @Test func scrollingMovesTheContent() throws {
        #expect(reason(.scroll("list", by: CGPoint(x: 0, y: 50))) == nil)
        guard case .notScrollable = reason(.scroll("Save", by: CGPoint(x: 0, y: 50))) else {
            Issue.record("a button scrolls")
            return
        }
    }

    @Test func turningRotatesTheScreen() throws {
        let recording = try record(.turn(.landscapeLeft))
        #expect(recording.list.size == CGSize(width: 852, height: 393))
        #expect(recording.refusal == nil)
    }

    @Test func viewsThatCannotBeTouched() {
        guard case .noView("Svae", let near)? = reason(.tap("Svae")) else {
            Issue.record("found")
            return
        }
        #expect(near.contains("“Save”"))
        guard case .severalViews("Twin", let paths)? = reason(.tap("Twin")) else {
            Issue.record("one twin")
            return
        }
        #expect(paths.count == 2)
        #expect(paths.allSatisfy { reason(.tap($0)) == nil })
        guard case .hidden? = reason(.tap("Ghost")), case .disabled? = reason(.tap("Off")),
            case .outside? = reason(.tap("Far")),
            case .covered(_, let cover)? = reason(.tap("Below"))
        else {
            Issue.record("\(String(describing: reason(.tap("Below"))))")
            return
        }
        #expect(cover.hasSuffix("UIView “cover”"))
    }

    @Test func theErrorNamesTheStep() throws {
        do {
            _ = try record(.tap("Save"), .tap("Nobody"))
            Issue.record("done")
        } catch {
            #expect("\(error)".hasPrefix("step 2, tap \"Nobody\": no view is named “Nobody”"))
        }
    }

    @Test func scriptsRecordTheirSteps() {
        let preview = Preview("Screen") { screen() }.performing { screen in
            screen.tap("Save")
            screen.type("Ann", into: "Name")
        }
        #expect(preview.interactions == [.tap("Save"), .type("Ann", into: "Name")])
    }
}
