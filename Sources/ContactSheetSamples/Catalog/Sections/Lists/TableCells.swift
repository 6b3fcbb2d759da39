import ContactSheet

extension CatalogSection {
    static let tableCells = CatalogSection("Table cells") {
        for entry in styles {
            Specimen(
                entry.name, size: CGSize(width: 320, height: 430),
                SampleTable([SampleSection(rows: rows(entry.style))]))
        }
    }

    private static let styles: [(name: String, style: UITableViewCell.CellStyle)] = [
        ("default", .default), ("subtitle", .subtitle), ("value1", .value1), ("value2", .value2),
    ]

    private static func rows(_ style: UITableViewCell.CellStyle) -> [SampleRow] {
        let accessories: [(String, UITableViewCell.AccessoryType)] = [
            ("None", .none), ("Disclosure", .disclosureIndicator), ("Detail", .detailButton),
            ("Both", .detailDisclosureButton), ("Checkmark", .checkmark),
        ]
        return accessories.map { name, type in
            SampleRow(style: style, text: name, detail: "Detail", accessory: type)
        } + [
            SampleRow(
                style: style, text: "Selected", detail: "Detail", accessory: .disclosureIndicator,
                image: true, isSelected: true)
        ]
    }
}
