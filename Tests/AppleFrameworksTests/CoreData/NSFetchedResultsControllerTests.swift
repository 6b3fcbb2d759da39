import CoreDataStub
import Testing

private final class Observer: NSFetchedResultsControllerDelegate {
    var log: [String] = []

    func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { log.append("will") }

    func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { log.append("did, \(controller.fetchedObjects?.count ?? 0) objects") }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
        newIndexPath: IndexPath?
    ) {
        let title = (anObject as? Book)?.title ?? ""
        log.append("\(title) \(type) \(text(indexPath)) \(text(newIndexPath))")
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) { log.append("section \(sectionInfo.name) \(type) \(sectionIndex)") }

    private func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }
}

@Suite @MainActor struct NSFetchedResultsControllerTests {
    private func controller(
        _ context: NSManagedObjectContext, sections: String? = nil
    ) -> NSFetchedResultsController<Book> {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors = [
            NSSortDescriptor(key: "pages", ascending: true),
            NSSortDescriptor(key: "title", ascending: true),
        ]
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections,
            cacheName: nil)
    }

    @Test func objectsAreGrouped() throws {
        let context = try Library.container().viewContext
        for (title, pages) in [("C", 200), ("B", 100), ("A", 200)] {
            Library.book(title, pages: Int16(pages), context)
        }
        let results = controller(context, sections: "pages")
        #expect(results.sections == nil)
        try results.performFetch()
        #expect(results.sections?.map(\.name) == ["100", "200"])
        #expect(results.sections?.map(\.numberOfObjects) == [1, 2])
        let object = results.object(at: IndexPath(indexes: [1, 0]))
        #expect(object.title == "A")
        #expect(results.indexPath(forObject: object) == IndexPath(indexes: [1, 0]))
        #expect(results.sectionIndexTitles == ["1", "2"])
    }

    @Test func delegateReceivesChanges() throws {
        let context = try Library.container().viewContext
        let (a, b) = (Library.book("A", pages: 1, context), Library.book("B", pages: 2, context))
        Library.book("C", pages: 3, context)
        try context.save()
        let (results, observer) = (controller(context), Observer())
        try results.performFetch()
        results.delegate = observer
        a.pages = 9
        context.processPendingChanges()
        #expect(observer.log == ["will", "A move 0.0 0.2", "did, 3 objects"])
        observer.log = []
        b.title = "Bb"
        context.delete(a)
        Library.book("D", pages: 5, context)
        try context.save()
        #expect(
            observer.log == [
                "will", "A delete 0.2 -", "Bb update 0.0 0.0", "D insert - 0.2", "did, 3 objects",
            ])
    }

    @Test func sectionsAppearAndDisappear() throws {
        let context = try Library.container().viewContext
        let book = Library.book("A", pages: 1, context)
        try context.save()
        let (results, observer) = (controller(context, sections: "pages"), Observer())
        try results.performFetch()
        results.delegate = observer
        book.pages = 2
        try context.save()
        #expect(
            observer.log == [
                "will", "section 1 delete 0", "section 2 insert 0", "A move 0.0 0.0",
                "did, 1 objects",
            ])
    }
}
