import Foundation

extension IndexPath {
    /// Creates the index path of an item in a section.
    public init(item: Int, section: Int) {
        self = [section, item]
    }

    /// Creates the index path of a row in a section.
    public init(row: Int, section: Int) {
        self = [section, row]
    }

    public var section: Int { part(0) }
    public var item: Int { part(1) }
    public var row: Int { part(1) }

    /// Returns an index of the path, or `NSNotFound` if the path is shorter.
    private func part(_ index: Int) -> Int { index < count ? self[index] : NSNotFound }
}

extension NSIndexPath {
    /// Creates a path of a row in a table.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Creates a path of an item in a collection.
    public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { row }
}
