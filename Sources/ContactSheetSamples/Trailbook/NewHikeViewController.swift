import Foundation
import UIKit

/// The form for a new hike. It can't be saved yet, because the title is missing.
final class NewHikeViewController: UITableViewController {
    private let titleField = UITextField()
    private let placeField = UITextField()
    private let datePicker = UIDatePicker()
    private let timePicker = UIDatePicker()
    private let difficulty = UISegmentedControl(items: Trail.Difficulty.allCases.map(\.rawValue))
    private let stepper = UIStepper()
    private let sharing = UISwitch()
    private let notes = UITextView()

    private lazy var sections: [[UITableViewCell]] = [
        [FormCell(titleField), FormCell(placeField)],
        [accessoryCell("Date", datePicker), accessoryCell("Start", timePicker)],
        [FormCell(difficulty), accessoryCell("Hikers", stepper, value: "3")],
        [FormCell(notes), accessoryCell("Share with Friends", sharing)],
    ]

    init() {
        super.init(style: .insetGrouped)
        title = "New Hike"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: nil, action: nil)
        let save = UIBarButtonItem(
            title: "Save", style: .done, target: nil, action: nil)
        save.isEnabled = false
        navigationItem.rightBarButtonItem = save
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.keyboardDismissMode = .interactive
        configureTexts()
        configureControls()
    }

    private func configureTexts() {
        titleField.placeholder = "Title"
        placeField.placeholder = "Trail"
        placeField.text = Trail.skyline.name
        for field in [titleField, placeField] {
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.clearButtonMode = .whileEditing
        }
        notes.text = "Bring the headlamp. The first bus up leaves at 5:10."
        notes.font = .preferredFont(forTextStyle: .body)
        notes.adjustsFontForContentSizeCategory = true
        notes.backgroundColor = .clear
        notes.textContainerInset = .zero
        notes.textContainer.lineFragmentPadding = 0
        notes.isScrollEnabled = false
        notes.heightAnchor.constraint(greaterThanOrEqualToConstant: 88).isActive = true
    }

    private func configureControls() {
        for picker in [datePicker, timePicker] {
            picker.preferredDatePickerStyle = .compact
            picker.timeZone = TimeZone(secondsFromGMT: 0)
            picker.locale = Locale(identifier: "en_US")
            // May 16, 2026, 5:30.
            picker.date = Date(timeIntervalSince1970: 1_778_909_400)
        }
        datePicker.datePickerMode = .date
        timePicker.datePickerMode = .time
        difficulty.selectedSegmentIndex = 2
        stepper.value = 3
        stepper.minimumValue = 1
        sharing.isOn = true
        sharing.onTintColor = TrailbookStyle.accent
    }

    private func accessoryCell(
        _ title: String, _ control: UIView, value: String? = nil
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.valueCell()
        content.text = title
        content.secondaryText = value
        cell.contentConfiguration = content
        control.sizeToFit()
        cell.accessoryView = control
        cell.selectionStyle = .none
        return cell
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { sections[indexPath.section][indexPath.row] }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { ["Hike", "When", "Details", "Notes"][section] }

    override func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? {
        guard section == 0 else { return nil }
        let hint = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.groupedFooter()
        content.text = "Enter a title to save this hike."
        content.textProperties.color = .systemRed
        content.image = UIImage(
            systemName: "exclamationmark.circle.fill",
            withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote))
        content.imageProperties.tintColor = .systemRed
        content.imageToTextPadding = 6
        hint.contentConfiguration = content
        return hint
    }
}
