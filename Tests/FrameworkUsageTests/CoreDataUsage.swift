import CoreData
import Testing
import UIKit

/// The class of an entity, as the rewriter writes it.
private final class Task: NSManagedObject {
    var title: String? {
        get { managedValue("title") }
        set { setManagedValue("title", newValue) }
    }
    var project: String? {
        get { managedValue("project") }
        set { setManagedValue("project", newValue) }
    }

    class func fetchRequest() -> NSFetchRequest<Task> { NSFetchRequest<Task>(entityName: "Task") }
}

/// A table of fetched results as applications write it.
private final class TasksController: UITableViewController, NSFetchedResultsControllerDelegate {
    let context: NSManagedObjectContext
    lazy var results: NSFetchedResultsController<Task> = {
        let request: NSFetchRequest<Task> = Task.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(key: "project", ascending: true),
            NSSortDescriptor(key: "title", ascending: true),
        ]
        request.predicate = NSPredicate(format: "title CONTAINS[cd] %@", "a")
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "project",
            cacheName: nil)
        results.delegate = self
        return results
    }()

    init(context: NSManagedObjectContext) {
        self.context = context
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        try? results.performFetch()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        results.sections?.count ?? 0
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.sections?[section].numberOfObjects ?? 0
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { results.sections?[section].name }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = results.object(at: indexPath).title
        return cell
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    {
        tableView.beginUpdates()
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    {
        tableView.endUpdates()
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>,
        didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {
        switch type {
        case .insert: tableView.insertSections(IndexSet(integer: sectionIndex), with: .fade)
        case .delete: tableView.deleteSections(IndexSet(integer: sectionIndex), with: .fade)
        default: break
        }
    }

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        switch type {
        case .insert: tableView.insertRows(at: [newIndexPath!], with: .automatic)
        case .delete: tableView.deleteRows(at: [indexPath!], with: .automatic)
        case .update: tableView.reloadRows(at: [indexPath!], with: .automatic)
        case .move: tableView.moveRow(at: indexPath!, to: newIndexPath!)
        @unknown default: break
        }
    }
}

@Suite @MainActor struct CoreDataUsageTests {
    private func container() -> NSPersistentContainer {
        let entity = NSEntityDescription()
        entity.name = "Task"
        entity.managedObjectClassName = "Task"
        entity.properties = ["title", "project"].map { name in
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType) = (name, .stringAttributeType)
            attribute.isOptional = true
            return attribute
        }
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Tasks", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in #expect(error == nil) }
        return container
    }

    private func add(_ title: String, to project: String, _ context: NSManagedObjectContext) {
        let task = Task(context: context)
        task.title = title
        task.project = project
    }

    @Test func tablesFollowFetchedResults() throws {
        let context = container().viewContext
        add("Paint", to: "House", context)
        add("Fix", to: "House", context)
        try context.save()
        let screen = TasksController(context: context)
        screen.loadViewIfNeeded()
        #expect(screen.tableView.numberOfSections == 1)
        #expect(screen.tableView.numberOfRows(inSection: 0) == 1)
        add("Plant", to: "Garden", context)
        try context.save()
        #expect(screen.tableView.numberOfSections == 2)
        let first = IndexPath(row: 0, section: 0)
        let cell = screen.tableView(screen.tableView, cellForRowAt: first)
        #expect(cell.textLabel?.text == "Plant")
        context.delete(screen.results.object(at: first))
        try context.save()
        #expect(screen.tableView.numberOfSections == 1)
    }

    @Test func objectsAreInsertedByName() throws {
        let context = container().viewContext
        let object = NSEntityDescription.insertNewObject(forEntityName: "Task", into: context)
        object.setValue("Write", forKey: "title")
        let entity = try #require(NSEntityDescription.entity(forEntityName: "Task", in: context))
        let other = NSManagedObject(entity: entity, insertInto: context)
        other.setValue("Read", forKeyPath: "title")
        #expect(object.value(forKey: "title") as? String == "Write")
        #expect(context.insertedObjects.count == 2)
        context.rollback()
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Task")) == 0)
    }

    @Test func blocksOfContextsRun() throws {
        let container = container()
        var titles: [String?] = []
        let background = container.newBackgroundContext()
        background.performAndWait {
            add("Plan", to: "House", background)
            try? background.save()
        }
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = container.viewContext
        add("Measure", to: "House", child)
        try child.save()
        try container.viewContext.save()
        let request: NSFetchRequest<Task> = Task.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Task.title, ascending: true)]
        titles = try container.viewContext.fetch(request).map(\.title)
        #expect(titles == ["Measure", "Plan"])
    }
}
