import CoreDataStub
import Testing

/// Authors with books, as classes that Xcode would generate.
final class Author: NSManagedObject {
    var name: String? {
        get { managedValue("name") }
        set { setManagedValue("name", newValue) }
    }
    var books: NSSet? {
        get { managedValue("books") }
        set { setManagedValue("books", newValue) }
    }
    var titles: [String] {
        (books?.allObjects ?? []).compactMap { ($0 as? Book)?.title }.sorted()
    }
}

final class Book: NSManagedObject {
    var title: String {
        get { managedValue("title") }
        set { setManagedValue("title", newValue) }
    }
    var pages: Int16 {
        get { managedValue("pages") }
        set { setManagedValue("pages", newValue) }
    }
    var author: Author? {
        get { managedValue("author") }
        set { setManagedValue("author", newValue) }
    }
}

enum Library {
    static let document = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Author" representedClassName="Author" syncable="YES">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" \
        destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
            </entity>
            <entity name="Book" representedClassName=".Book" syncable="YES">
                <attribute name="title" attributeType="String" defaultValueString="Untitled"/>
                <attribute name="pages" attributeType="Integer 16" defaultValueString="100" \
        usesScalarValueType="YES"/>
                <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
            </entity>
        </model>
        """

    /// Reads the document from a folder as Xcode writes it.
    static func model() throws -> NSManagedObjectModel {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("\(UUID().uuidString)/Library.xcdatamodeld")
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let version = folder.appendingPathComponent("Library.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Data(document.utf8).write(to: version.appendingPathComponent("contents"))
        return try #require(NSManagedObjectModel(contentsOf: folder))
    }

    static func container() throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: try model())
        container.loadPersistentStores { _, _ in }
        return container
    }

    @discardableResult
    static func book(
        _ title: String, pages: Int16 = 100, _ context: NSManagedObjectContext
    ) -> Book {
        let book = Book(context: context)
        (book.title, book.pages) = (title, pages)
        return book
    }
}
