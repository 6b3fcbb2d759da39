import UIKit

extension ViewKind {
    /// A table view that shows the document's static cells, or each of its prototypes once, as
    /// Interface Builder does.
    static let tableView = ViewKind { element in
        UITableView(
            frame: .zero, style: element["style"].flatMap { tableStyles[$0] } ?? .plain)
    } configure: { table, element, builder in
        ScrollAttributes.apply(element, to: table)
        if element.child(key: "backgroundColor") == nil {
            table.backgroundColor = UITableView(frame: .zero, style: table.style).backgroundColor
        }
        table.separatorStyle =
            element["separatorStyle"].flatMap { separatorStyles[$0] } ?? .singleLine
        if let color = builder.color(element, "separatorColor") { table.separatorColor = color }
        if let inset = element.insets("separatorInset") { table.separatorInset = inset }
        applyHeights(of: element, to: table)
        table.allowsSelection = element.bool("allowsSelection") ?? true
        table.allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
        if let color = builder.color(element, "sectionIndexColor") {
            table.sectionIndexColor = color
        }
    }

    private static func applyHeights(of element: Element, to table: UITableView) {
        table.rowHeight = element.number("rowHeight") ?? table.rowHeight
        table.estimatedRowHeight = element.number("estimatedRowHeight") ?? table.estimatedRowHeight
        table.sectionHeaderHeight =
            element.number("sectionHeaderHeight") ?? table.sectionHeaderHeight
        table.sectionFooterHeight =
            element.number("sectionFooterHeight") ?? table.sectionFooterHeight
    }

    private static let tableStyles: [String: UITableView.Style] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]

    private static let separatorStyles: [String: UITableViewCell.SeparatorStyle] = [
        "none": .none, "default": .singleLine, "singleLine": .singleLine,
        "singleLineEtched": .singleLineEtched,
    ]
}

extension ViewBuilder {
    /// Adds the header, the footer, and the cells of the document to a table view.
    ///
    /// The document remains the data source and delegate of static cells, also in a controller of a
    /// registered class.
    func fill(_ table: UITableView, with element: Element) {
        table.tableHeaderView = endView(element, "tableHeaderView")
        table.tableFooterView = endView(element, "tableFooterView")
        for child in element.child("subviews")?.children ?? [] where ViewKind.isView(child) {
            table.addSubview(view(child, in: table.bounds.size))
        }
        let rows = DocumentRows(sections: sections(of: element))
        if !rows.sections.isEmpty { table.adopt(source: rows) }
        for prototype in element.child("prototypes")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            let document = self.document
            table.register(
                prototype: { ViewBuilder.prototype(prototype, of: document) as? UITableViewCell },
                forCellReuseIdentifier: identifier)
        }
    }

    private func endView(_ element: Element, _ key: String) -> UIView? {
        guard let child = element.child(key: key), ViewKind.isView(child) else { return nil }
        let view = view(child, in: element.rect("frame")?.size ?? .zero)
        view.translatesAutoresizingMaskIntoConstraints = true
        return view
    }

    private func sections(of element: Element) -> [DocumentRows.Section] {
        if let stored = element.child("sections") {
            return stored.children.filter { $0.name == "tableViewSection" }.map { section in
                DocumentRows.Section(
                    header: section.string("headerTitle"), footer: section.string("footerTitle"),
                    rows: rows(section.child("cells")))
            }
        }
        let prototypes = rows(element.child("prototypes"))
        return prototypes.isEmpty ? [] : [DocumentRows.Section(rows: prototypes)]
    }

    private func rows(_ container: Element?) -> [DocumentRows.Row] {
        (container?.children ?? []).filter(ViewKind.isView).compactMap { element in
            let size = element.rect("frame")?.size ?? .zero
            guard let cell = view(element, in: size) as? UITableViewCell else { return nil }
            return DocumentRows.Row(cell: cell, height: element.number("rowHeight"))
        }
    }

    /// Creates a new cell with its constraints.
    static func prototype(_ element: Element, of document: Document) -> UIView {
        let builder = ViewBuilder(document: document)
        let view = builder.view(
            element.resolved(for: UIScreen.main.traitCollection), in: .zero)
        builder.activateConstraints()
        DocumentConnector(builder: builder).connect()
        return view
    }
}

/// The rows of a table view in a document.
///
/// The table can have these rows as its delegate when its data source is the app's, because the document or
/// code sets only that. Then the table's own height is used.
final class DocumentRows: UITableViewDataSource, UITableViewDelegate {
    struct Row {
        let cell: UITableViewCell
        /// The row's own height, in points.
        let height: CGFloat?
    }

    struct Section {
        var header: String?
        var footer: String?
        let rows: [Row]
    }

    let sections: [Section]

    init(sections: [Section]) {
        self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        sections[indexPath.section].rows[indexPath.row].cell
    }

    func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        guard tableView.dataSource === self else { return tableView.rowHeight }
        return sections[indexPath.section].rows[indexPath.row].height ?? tableView.rowHeight
    }

    func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sections[section].header }

    func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { sections[section].footer }
}
