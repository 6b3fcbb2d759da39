import Testing
import UIKit

@testable import ContactSheetPreviews

/// Source: the information that explains a change.
@MainActor @Suite struct TreeRecorderTests {
    private func tree(_ root: UIView) -> ViewNode {
        root.layoutIfNeeded()
        return TreeRecorder(root, grid: PixelGrid(scale: 2)).tree(of: root)
    }

    private func properties(_ view: UIView) -> [String] {
        tree(view).properties.map { "\($0.name): \($0.value)" }
    }

    @Test func constraintsBelongToTheViewOfTheirFirstItem() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (first, second) = (UIView(), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let top = first.topAnchor.constraint(
            equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8)
        top.identifier = "top"
        let width = second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5)
        width.priority = .defaultLow
        NSLayoutConstraint.activate([
            width, top, guide.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.heightAnchor.constraint(lessThanOrEqualToConstant: 40),
        ])
        let node = tree(root)
        #expect(node.constraints.map(\.text) == ["guide0.leading = /0.trailing"])
        #expect(
            node.children[0].constraints.map(\.text) == ["top = superview.safeArea.top + 8 #top"])
        #expect(
            node.children[1].constraints.map(\.text) == [
                "width = 0.5 * /0.width @250", "height ≤ 40",
            ])
    }

    @Test func constraintsOfStackViewsAreNotIncluded() {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
        stack.spacing = 7
        let node = tree(stack)
        #expect(node.children.allSatisfy { $0.constraints.isEmpty })
        #expect(node.properties.first == ViewProperty("spacing", "7"))
    }

    @Test func texts() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Done"
        label.font = .systemFont(ofSize: 15)
        label.textColor = .red
        label.numberOfLines = 0
        #expect(
            Set(properties(label)).isSuperset(of: [
                "text: Done", "font: \(label.font.fontName) 15", "text color: #ff0000", "lines: 0",
            ]))
    }

    @Test func attributedTextsHaveRuns() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        label.attributedText = text
        #expect(
            properties(label).contains { $0.hasPrefix("text runs: 1: ") && $0.contains("#ff0000") })
    }

    @Test func controls() {
        let control = UISwitch()
        control.isOn = true
        control.isEnabled = false
        #expect(Set(properties(control)).isSuperset(of: ["on: yes", "enabled: no"]))
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 1
        #expect(
            Set(properties(segments)).isSuperset(of: ["segments: One, Two", "selected segment: 1"]))
    }

    @Test func appearanceAndLayout() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .black
        view.alpha = 0.5
        view.layer.cornerRadius = 4
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        #expect(
            properties(view) == [
                "background color: #000000", "alpha: 0.5", "corner radius: 4",
                "autoresizing mask: width top",
            ])
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.setContentHuggingPriority(.required, for: .horizontal)
        #expect(properties(label).contains("hugging priority: 1000 250"))
    }
}
