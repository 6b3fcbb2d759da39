import CoreDataStub
import Testing

@Suite @MainActor struct NSManagedObjectModelTests {
    @Test func documentsAreRead() throws {
        let model = try Library.model()
        #expect(model.entities.map(\.name) == ["Author", "Book"])
        let book = try #require(model.entitiesByName["Book"])
        #expect(book.attributesByName["pages"]?.attributeType == .integer16AttributeType)
        #expect(book.attributesByName["title"]?.defaultValue as? String == "Untitled")
        let author = try #require(book.relationshipsByName["author"])
        #expect(!author.isToMany)
        #expect(author.inverseRelationship?.name == "books")
        #expect(author.inverseRelationship?.deleteRule == .cascadeDeleteRule)
    }

    @Test func modelsFromCode() throws {
        let entity = NSEntityDescription()
        entity.name = "Note"
        let text = NSAttributeDescription()
        (text.name, text.attributeType) = ("text", .stringAttributeType)
        entity.properties = [text]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
        container.loadPersistentStores { _, error in #expect(error == nil) }
        let context = container.viewContext
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        note.setValue("Milk", forKey: "text")
        try context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        #expect(try context.fetch(request).map { $0.value(forKey: "text") as? String } == ["Milk"])
    }

    /// Source: the attribute `codeGenerationType` in model documents of Xcode's templates.
    @Test(
        arguments: [
            (#"codeGenerationType="category""#, "extension Book {"), ("", nil),
            (#"codeGenerationType="class""#, "public class Author: NSManagedObject {"),
        ] as [(String, String?)])
    func codeGeneration(_ attribute: String, _ expected: String?) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("contents")
        let document = Library.document.replacing("<entity ", with: "<entity \(attribute) ")
        try Data(document.utf8).write(to: file)
        let source = Self.classes(ofModelAt: file) { $0 == "Book" }
        #expect((source == nil) == (expected == nil))
        if let source, let expected { #expect(source.contains(expected)) }
    }

    /// Source: the attribute `customClassName` that Xcode writes for “Custom Class”.
    @Test func transformableAttributesHaveTheirClass() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("contents")
        let document = """
            <model><entity name="Note" representedClassName="Note" codeGenerationType="class">
            <attribute name="text" attributeType="Transformable" \
            customClassName="NSAttributedString"/>
            <attribute name="other" attributeType="Transformable"/></entity></model>
            """
        try Data(document.utf8).write(to: file)
        let source = try #require(Self.classes(ofModelAt: file) { _ in false })
        #expect(source.contains("public var text: NSAttributedString? {"))
        #expect(source.contains("public var other: NSObject? {"))
    }

    private static func classes(ofModelAt file: URL, isDeclared: (String) -> Bool) -> String? {
        ManagedObjectSource.classes(
            ofModelAt: file, isIdentifier: { $0.allSatisfy(\.isLetter) }, isDeclared: isDeclared)
    }

    /// Names from a document aren't code.
    @Test func otherNamesAreLeftOut() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("contents")
        let document = """
            <model><entity name="A" representedClassName="A{};class B" codeGenerationType="class"/>
            <entity name='A"+f()+"' representedClassName="A" codeGenerationType="class"/>
            <entity name="Note" representedClassName="Note" codeGenerationType="class">
            <attribute name="a: Int = f(); var b" attributeType="String"/>
            <attribute name="list" attributeType="Transformable" customClassName="[String]"/>
            <attribute name="other" attributeType="Transformable" customClassName="Int = f()"/>
            </entity></model>
            """
        try Data(document.utf8).write(to: file)
        let source = try #require(Self.classes(ofModelAt: file) { _ in false })
        #expect(source.matches(of: /class (\w+)\b/).map { String($0.1) } == ["Note", "func"])
        #expect(!source.contains("f()"))
        #expect(source.contains("public var list: [String]? {"))
        #expect(source.contains("public var other: NSObject? {"))
    }

    @Test func classesAreWritten() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("contents")
        let document = Library.document.replacing(
            "<entity ", with: "<entity codeGenerationType=\"class\" ")
        try Data(document.utf8).write(to: file)
        let source = try #require(Self.classes(ofModelAt: file) { $0 == "Book" })
        #expect(
            source == """
                import CoreData
                import Foundation

                public class Author: NSManagedObject {
                    public class func fetchRequest() -> NSFetchRequest<Author> {
                        NSFetchRequest<Author>(entityName: "Author")
                    }
                    public var name: String? {
                        get { managedValue("name") }
                        set { setManagedValue("name", newValue) }
                    }
                    public var books: NSSet? {
                        get { managedValue("books") }
                        set { setManagedValue("books", newValue) }
                    }
                    public func addToBooks(_ value: Book) {
                        addManagedObjects("books", [value])
                    }
                    public func addToBooks(_ values: NSSet) {
                        let objects = values.compactMap { $0 as? NSManagedObject }
                        addManagedObjects("books", objects)
                    }
                    public func removeFromBooks(_ value: Book) {
                        removeManagedObjects("books", [value])
                    }
                    public func removeFromBooks(_ values: NSSet) {
                        let objects = values.compactMap { $0 as? NSManagedObject }
                        removeManagedObjects("books", objects)
                    }
                }

                """)
    }
}
