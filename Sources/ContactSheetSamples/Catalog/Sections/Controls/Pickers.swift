import ContactSheet

extension CatalogSection {
    static let pickers = CatalogSection("Pickers") {
        picker("one component", Rows([names]), select: [2])
        picker("three components", Rows([names, sizes, names]), select: [0, 3, 7])
        picker("a width and a row height", Rows([names, sizes], width: 200, height: 44))
        picker("attributed titles", Rows([names], isAttributed: true), select: [3])
        picker("views", ViewRows(names), select: [3])
        picker("empty", Rows([]))
    }

    private static let names = [
        "Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape", "Hazelnut",
    ]
    private static let sizes = ["Small", "Medium", "Large", "Huge"]

    @MainActor private static func picker(
        _ caption: String, _ rows: any UIPickerViewDataSource & UIPickerViewDelegate,
        select: [Int] = []
    ) -> Specimen {
        let picker = KeepingPicker()
        picker.rows = rows
        picker.showsSelectionIndicator = true
        picker.dataSource = rows
        picker.delegate = rows
        for (component, row) in select.enumerated() {
            picker.selectRow(row, inComponent: component, animated: false)
        }
        return Specimen(caption, picker)
    }
}

/// A picker view that retains its rows.
private final class KeepingPicker: UIPickerView {
    var rows: AnyObject?
}

@MainActor private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    private let titles: [[String]]
    private let width: CGFloat
    private let height: CGFloat
    private let isAttributed: Bool

    init(
        _ titles: [[String]], width: CGFloat = 0, height: CGFloat = 0, isAttributed: Bool = false
    ) {
        self.titles = titles
        self.width = width
        self.height = height
        self.isAttributed = isAttributed
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        titles[component].count
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        component == 0 ? width : 0
    }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        height
    }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { titles[component][row] }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        guard isAttributed else { return nil }
        return NSAttributedString(
            string: titles[component][row], attributes: [.foregroundColor: UIColor.systemRed])
    }

}

/// Rows with custom views.
@MainActor private final class ViewRows: UIPickerViewDataSource, UIPickerViewDelegate {
    private let titles: [String]

    init(_ titles: [String]) {
        self.titles = titles
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        titles.count
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) -> UIView {
        let label = UILabel()
        label.text = titles[row]
        label.textAlignment = .center
        label.backgroundColor = .secondarySystemFill
        return label
    }
}
