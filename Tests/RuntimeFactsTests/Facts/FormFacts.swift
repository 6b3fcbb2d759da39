import Foundation

@testable import UIKit

/// The rows of a grouped form in a navigation controller, whose fonts have the default text size.
@MainActor private final class FormScene {
    let scene: TableScene
    let field = UITextField()
    let notes = UITextView()
    let enabled = UISwitch()
    let level = UISlider()
    let priority = UISegmentedControl(items: ["Low", "Normal", "High"])
    let count = UIStepper()

    init() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        scene = TableScene(.grouped, rows: [6])
        scene.table.rowHeight = 44
        scene.header = { _ in "Account" }
        field.placeholder = "Full name"
        field.font = body
        notes.text = "Notes about this account."
        notes.font = body
        notes.isScrollEnabled = false
        level.value = 0.3
        priority.selectedSegmentIndex = 1
        scene.cell = { [unowned self] path in cell(path.row, body) }
        scene.show(inController: true)
    }

    private func cell(_ row: Int, _ font: UIFont) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let content = cell.contentView
        let margins = content.layoutMarginsGuide
        func label(_ text: String, before view: UIView, gap: CGFloat?) {
            let label = UILabel()
            label.text = text
            label.font = font
            for item in [label, view] {
                item.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(item)
                item.centerYAnchor.constraint(equalTo: content.centerYAnchor).isActive = true
            }
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
            if let gap {
                view.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: gap)
                    .isActive = true
                label.setContentHuggingPriority(.required, for: .horizontal)
            }
        }
        func fill(_ view: UIView) {
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                view.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            ])
        }
        switch row {
        case 0: fill(field)
        case 1: label("Enabled", before: enabled, gap: nil)
        case 2: label("Level", before: level, gap: 12)
        case 3:
            fill(priority)
            priority.heightAnchor.constraint(equalToConstant: 33).isActive = true
        case 4: label("Count", before: count, gap: nil)
        default: break
        }
        return cell
    }

    func label(inRow row: Int) -> CGRect {
        scene.row(row).contentView.subviews.first { $0 is UILabel }?.frame ?? .null
    }
}

@MainActor private func sizeText(_ size: CGSize) -> String {
    "\(RecordedText.number(size.width))x\(RecordedText.number(size.height))"
}

private let halfPoint = 0.5

let formFacts = [
    Fact("form header", on: .phoneSE, "0,0,375,55.5; 29.5 20.5") {
        let header = FormScene().scene.table.headerView(forSection: 0)
        let label = header?.textLabel?.frame ?? .null
        return "\(RecordedText.frame(header?.frame ?? .null)); \(RecordedText.number(label.minY)) "
            + RecordedText.number(label.height)
    },
    Fact("form text field", on: .phoneSE, tolerance: halfPoint, "16,11,343,22") {
        RecordedText.frame(FormScene().field.frame)
    },
    Fact("form text view", on: .phoneSE, tolerance: halfPoint, "206x38") {
        sizeText(FormScene().notes.intrinsicContentSize)
    },
    Fact("form switch", on: .phoneSE, tolerance: halfPoint, "16,12,61.5,20.5; 298,8,63,28") {
        let form = FormScene()
        return
            "\(RecordedText.frame(form.label(inRow: 1))); \(RecordedText.frame(form.enabled.frame))"
    },
    Fact("form slider", on: .phoneSE, tolerance: halfPoint, "16,12,40,20.5; 68,5,291,34") {
        let form = FormScene()
        return
            "\(RecordedText.frame(form.label(inRow: 2))); \(RecordedText.frame(form.level.frame))"
    },
    Fact("form segmented", on: .phoneSE, "16,5.5,343,34") {
        RecordedText.frame(FormScene().priority.frame)
    },
    Fact("form stepper", on: .phoneSE, tolerance: halfPoint, "16,12,46.5,20.5; 265,6,94,32") {
        let form = FormScene()
        return
            "\(RecordedText.frame(form.label(inRow: 4))); \(RecordedText.frame(form.count.frame))"
    },
    Fact("form separators", on: .phoneSE, "0,0,375,1 16,43,343,1; 16,43,343,1; 0,43,375,1") {
        let form = FormScene()
        return [0, 1, 5].map { row in
            form.scene.row(row).separatorFrames.map(RecordedText.frame).joined(separator: " ")
        }.joined(separator: "; ")
    },
    Fact("form content size", on: .phoneSE, "375x357") {
        sizeText(FormScene().scene.table.contentSize)
    },
]
