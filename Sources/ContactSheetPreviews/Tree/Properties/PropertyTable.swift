import UIKit

/// The properties of all classes, in the order in which they are recorded: those of a class before
/// those of its superclass.
enum PropertyTable {
    /// The rows of a class.
    struct Section: Sendable {
        let rows: [PropertyRow<UIView>]
        let contains: @MainActor @Sendable (UIView) -> Bool

        init<View: UIView>(_ rows: [PropertyRow<View>]) {
            self.rows = rows.map(\.erased)
            contains = { $0 is View }
        }
    }

    static let sections: [Section] = [
        Section(label), Section(textField), Section(textView), Section(searchBar),
        Section(buttonContent), Section(buttonConfiguration), Section(buttonBackground),
        Section(imageView), Section(stackView), Section(visualEffectView),
        Section(onOffSwitch), Section(slider), Section(stepper), Section(progressView),
        Section(pageControl), Section(segmentedControl), Section(activityIndicator),
        Section(datePicker), Section(pickerView), Section(tableView), Section(tableViewCell),
        Section(collectionView), Section(scrollView), Section(navigationBar), Section(tabBar),
        Section(toolbar), Section(control), Section(appearance), Section(layer),
        Section(specialLayers), Section(layout), Section(controllers), Section(identity),
    ]

    /// The traits of the properties by their names.
    static let traits = Dictionary(
        sections.flatMap(\.rows).map { ($0.name, $0.traits) },
        uniquingKeysWith: { first, _ in first })
}

/// Reads the properties of views.
@MainActor struct PropertyReader {
    /// The rows of each class that was read.
    private var rows: [ObjectIdentifier: [PropertyRow<UIView>]] = [:]

    /// Returns the properties that don't have their default value.
    mutating func properties(of view: UIView) -> [ViewProperty] {
        let type = ObjectIdentifier(type(of: view))
        let rows = rows[type] ?? rows(for: view)
        self.rows[type] = rows
        return rows.compactMap { row in
            guard let value = row.read(view), !value.isEmpty else { return nil }
            return ViewProperty(row.name, value)
        }
    }

    private func rows(for view: UIView) -> [PropertyRow<UIView>] {
        PropertyTable.sections.filter { $0.contains(view) }.flatMap(\.rows)
    }
}
