import Foundation
import ObjectiveCRuntime

/// The delegate or data source of a view whose object conforms to none of UIKit's protocols, but has their
/// methods with the names in Objective-C. Documents connect such objects, too.
@MainActor package final class NamedDelegate {
    private(set) weak var object: AnyObject?

    /// Creates a delegate that lives as long as the view, or returns `nil` if the object has no methods with
    /// the names of the view's protocols.
    ///
    /// - Parameter prefixes: How the names of these methods begin.
    package init?(_ object: AnyObject, of view: AnyObject, _ prefixes: String...) {
        guard ClassTables.current.hasMethod(withPrefixes: prefixes, of: type(of: object)) else {
            return nil
        }
        self.object = object
        // The view may have a data source as well, so each has its own key.
        let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        objc_setAssociatedObject(view, key, self, .OBJC_ASSOCIATION_RETAIN)
    }

    /// Returns the result of a method that isn't optional, and reports it if the object doesn't have it.
    private func required<Result>(_ name: String, _ arguments: Any?...) -> Result? {
        object.flatMap { Selector(name).call(on: $0, arguments: arguments) as? Result }
    }
}

extension NamedDelegate: UITableViewDataSource, UITableViewDelegate {
    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        required("tableView:numberOfRowsInSection:", tableView, section) ?? 0
    }

    package func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        required("tableView:cellForRowAtIndexPath:", tableView, indexPath) ?? UITableViewCell()
    }
}

extension NamedDelegate: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    package func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        required("collectionView:numberOfItemsInSection:", collectionView, section) ?? 0
    }

    package func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        required("collectionView:cellForItemAtIndexPath:", collectionView, indexPath)
            ?? UICollectionViewCell(frame: .zero)
    }
}

extension NamedDelegate: UIPickerViewDataSource, UIPickerViewDelegate {
    package func numberOfComponents(in pickerView: UIPickerView) -> Int {
        required("numberOfComponentsInPickerView:", pickerView) ?? 0
    }

    package func pickerView(
        _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
    ) -> Int {
        required("pickerView:numberOfRowsInComponent:", pickerView, component) ?? 0
    }

    package func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        NamedMethod.value(
            "pickerView:titleForRow:forComponent:", of: self, pickerView, row, component)
    }

    package func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {
        NamedMethod.call(
            "pickerView:didSelectRow:inComponent:", of: self, pickerView, row, component)
    }
}

extension NamedDelegate: UITextFieldDelegate, UISearchBarDelegate {}
