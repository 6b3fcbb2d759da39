import CoreDataStub
import Testing

@Suite @MainActor struct NSManagedObjectContextTests {
    @Test func fetchesAreFilteredSortedAndLimited() throws {
        let context = try Library.container().viewContext
        for (title, pages) in [("C", 300), ("A", 100), ("B", 200), ("D", 50)] {
            Library.book(title, pages: Int16(pages), context)
        }
        let request = NSFetchRequest<Book>(entityName: "Book")
        #expect(try context.fetch(request).map(\.title) == ["C", "A", "B", "D"])
        request.predicate = NSPredicate(format: "pages >= %d", 100)
        request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
        #expect(try context.fetch(request).map(\.title) == ["C", "B", "A"])
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: true)]
        (request.fetchOffset, request.fetchLimit) = (1, 1)
        #expect(try context.fetch(request).map(\.title) == ["B"])
        #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 4)
    }

    @Test func defaultValuesComeFromTheModel() throws {
        let book = Book(context: try Library.container().viewContext)
        #expect(book.title == "Untitled")
        #expect(book.pages == 100)
        #expect(book.author == nil)
    }

    @Test func inverseRelationshipsFollow() throws {
        let context = try Library.container().viewContext
        let (ada, eva) = (Author(context: context), Author(context: context))
        let book = Library.book("Notes", context)
        book.author = ada
        #expect(ada.titles == ["Notes"])
        book.author = eva
        #expect(ada.titles == [])
        #expect(eva.titles == ["Notes"])
        eva.books = NSSet()
        #expect(book.author == nil)
        ada.addManagedObjects("books", [book])
        #expect(book.author === ada)
    }

    @Test func deletionRulesAreFollowed() throws {
        let context = try Library.container().viewContext
        let ada = Author(context: context)
        let (kept, removed) = (Library.book("Kept", context), Library.book("Removed", context))
        (kept.author, removed.author) = (ada, ada)
        try context.save()
        context.delete(removed)
        #expect(ada.titles == ["Kept"])
        context.delete(ada)
        try context.save()
        #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
    }

    @Test func contextsShareSavedObjects() throws {
        let container = try Library.container()
        let (view, background) = (container.viewContext, container.newBackgroundContext())
        let book = Library.book("Draft", background)
        #expect(try view.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
        try background.save()
        let seen = try #require(try view.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
        #expect(seen !== book)
        view.automaticallyMergesChangesFromParent = true
        book.title = "Final"
        #expect(seen.title == "Draft")
        try background.save()
        #expect(seen.title == "Final")
    }

    @Test func rollbackRestoresSavedValues() throws {
        let context = try Library.container().viewContext
        let book = Library.book("Saved", context)
        try context.save()
        #expect(!context.hasChanges)
        book.title = "Changed"
        #expect(context.updatedObjects == [book])
        context.rollback()
        #expect(book.title == "Saved")
        #expect(!context.hasChanges)
    }

    @Test func batchDeletionsRemoveObjects() throws {
        let context = try Library.container().viewContext
        for title in ["A", "B"] { Library.book(title, context) }
        try context.save()
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        request.predicate = NSPredicate(format: "title == 'A'")
        try context.execute(NSBatchDeleteRequest(fetchRequest: request))
        #expect(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).map(\.title) == ["B"])
    }

    @Test func dictionariesContainValues() throws {
        let context = try Library.container().viewContext
        Library.book("A", pages: 7, context)
        let request = NSFetchRequest<NSDictionary>(entityName: "Book")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["pages"]
        #expect(try context.fetch(request).first?["pages"] as? Int16 == 7)
    }
}
