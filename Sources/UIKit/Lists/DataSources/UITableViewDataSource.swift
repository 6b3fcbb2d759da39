import Foundation

/// The methods that provide the rows of a table. All but two are optional.
///
/// A class that conforms and leaves the implementation of an optional method to its subclasses must
/// declare the method itself; otherwise, the default implementation is called instead of a
/// subclass's.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int {
        NamedMethod.value("numberOfSectionsInTableView:", of: self, tableView) ?? 1
    }

    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        NamedMethod.value("tableView:titleForHeaderInSection:", of: self, tableView, section)
    }

    public func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
        NamedMethod.value("tableView:titleForFooterInSection:", of: self, tableView, section)
    }

    public func tableView(
        _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool {
        NamedMethod.value("tableView:canEditRowAtIndexPath:", of: self, tableView, indexPath)
            ?? true
    }

    /// Returns `false`, so that only tables whose data source returns `true` show reorder controls.
    /// UIKit checks whether the data source can move rows at all, which Swift can't determine.
    public func tableView(
        _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
    ) -> Bool {
        NamedMethod.value("tableView:canMoveRowAtIndexPath:", of: self, tableView, indexPath)
            ?? false
    }

    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        NamedMethod.value("sectionIndexTitlesForTableView:", of: self, tableView)
    }

    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        NamedMethod.call(
            "tableView:commitEditingStyle:forRowAtIndexPath:", of: self, tableView, editingStyle,
            indexPath)
    }

    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        NamedMethod.call(
            "tableView:moveRowAtIndexPath:toIndexPath:", of: self, tableView, sourceIndexPath,
            destinationIndexPath)
    }
}

/// The prefetching methods, which are never called because nothing scrolls.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {}
}
