import Foundation

/// Sorts objects into sections by the first letter of their names, in English.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }

    open var sectionTitles: [String] {
        (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"]
    }
    open var sectionIndexTitles: [String] { sectionTitles }

    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// Returns the section of the object by the property or method that the selector names.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let first = name(of: object, selector).uppercased().first.map(String.init) ?? "#"
        return sectionTitles.firstIndex(of: first) ?? sectionTitles.count - 1
    }

    open func sortedArray(
        from array: [Any], collationStringSelector selector: Selector
    ) -> [Any] {
        array.map { (name: name(of: $0, selector).lowercased(), value: $0) }
            .sorted { $0.name < $1.name }.map(\.value)
    }

    private func name(of object: Any, _ selector: Selector) -> String {
        let object = object as AnyObject
        let property = ClassTables.current.property(selector.name, of: type(of: object))
        if let property { return property.get(object) as? String ?? "" }
        return selector.call(on: object) as? String ?? ""
    }
}
