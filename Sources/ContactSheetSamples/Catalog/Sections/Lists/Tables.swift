import ContactSheet

extension CatalogSection {
    static let plainTables = CatalogSection("Tables plain") {
        Specimen("sections", size: size, SampleTable(sections))
        Specimen("rows only", size: size, SampleTable([SampleSection(rows: fruits)]))
        Specimen("scrolled: the header floats", size: size, scrolled())
        Specimen("editing", size: size, SampleTable(sections, isEditing: true))
    }

    static let groupedTables = CatalogSection("Tables grouped") {
        Specimen("grouped", size: size, SampleTable(sections, style: .grouped))
        Specimen("inset grouped", size: size, SampleTable(sections, style: .insetGrouped))
        Specimen(
            "grouped, without titles", size: size,
            SampleTable(
                [SampleSection(rows: fruits), SampleSection(rows: fruits)], style: .grouped))
        Specimen(
            "inset grouped, editing", size: size,
            SampleTable(sections, style: .insetGrouped, isEditing: true))
    }

    private static let size = CGSize(width: 320, height: 410)

    private static let fruits = [
        SampleRow(text: "Apple", accessory: .disclosureIndicator),
        SampleRow(text: "Banana", image: true), SampleRow(text: "Cherry", accessory: .checkmark),
    ]

    private static let sections = [
        SampleSection(header: "Fruits", footer: "Fruits grow on trees.", rows: fruits),
        SampleSection(
            header: "Settings",
            rows: [
                SampleRow(
                    style: .value1, text: "Language", detail: "English",
                    accessory: .disclosureIndicator),
                SampleRow(style: .subtitle, text: "Name", detail: "Ada Lovelace"),
            ]),
        SampleSection(header: "More", rows: fruits),
    ]

    @MainActor private static func scrolled() -> UITableView {
        let table = SampleTable(sections)
        table.frame.size = size
        table.layoutIfNeeded()
        table.contentOffset.y = 100
        return table
    }
}
