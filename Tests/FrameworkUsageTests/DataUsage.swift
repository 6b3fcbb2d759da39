import CloudKit
import Combine
import CoreData
import CoreSpotlight
import GameplayKit
import ImageIO
import MobileCoreServices
import Security
import Testing
import UniformTypeIdentifiers
import os

let log = Logger(subsystem: "org.example", category: "data")

final class NotesController: NSObject, NSFetchedResultsControllerDelegate {
    let container = NSPersistentContainer(name: "Notes")
    var results: NSFetchedResultsController<NSManagedObject>!
    var subscriptions: Set<AnyCancellable> = []
    @Published var query = ""

    func load() {
        container.loadPersistentStores { _, error in
            if let error = error { log.error("\(error.localizedDescription, privacy: .public)") }
            os_log("loaded %d", log: .default, type: .info, 1)
        }
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: "date", ascending: false)]
        request.predicate = NSPredicate(
            format: "title CONTAINS[cd] %@ AND done == %@", query, NSNumber(value: true))
        results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: container.viewContext,
            sectionNameKeyPath: nil, cacheName: nil)
        results.delegate = self
        $query.removeDuplicates().debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { [weak self] text in self?.search(text) }
            .store(in: &subscriptions)
    }

    func search(_ text: String) {}

    func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        switch type {
        case .insert, .delete, .move, .update: break
        @unknown default: break
        }
    }

    func cloud() {
        let record = CKRecord(recordType: "Whistle")
        record["genre"] = "Jazz" as CKRecordValue
        CKContainer.default().publicCloudDatabase.save(record) { record, error in
            DispatchQueue.main.async { print(error?.localizedDescription ?? "") }
        }
        let query = CKQuery(recordType: "Whistle", predicate: NSPredicate(value: true))
        query.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        let operation = CKQueryOperation(query: query)
        operation.recordFetchedBlock = { _ in }
        CKContainer.default().publicCloudDatabase.add(operation)
    }

    func index() {
        let attributes = CSSearchableItemAttributeSet(itemContentType: kUTTypeText as String)
        attributes.title = "Title"
        let item = CSSearchableItem(
            uniqueIdentifier: "1", domainIdentifier: "com.example", attributeSet: attributes)
        CSSearchableIndex.default().indexSearchableItems([item]) { _ in }
    }
}

@Suite struct DataUsageTests {
    @Test func keychainStoresItems() {
        let query =
            [
                kSecClass as String: kSecClassGenericPassword as String,
                kSecAttrAccount as String: "ada", kSecValueData as String: Data("secret".utf8),
            ] as [String: Any]
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecDuplicateItem)
        let search =
            [
                kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ada",
                kSecReturnData as String: kCFBooleanTrue!,
                kSecMatchLimit as String: kSecMatchLimitOne,
            ] as [String: Any]
        var result: AnyObject?
        #expect(SecItemCopyMatching(search as CFDictionary, &result) == noErr())
        #expect(result as? Data == Data("secret".utf8))
        #expect(SecItemDelete(search as CFDictionary) == errSecSuccess)
        #expect(SecItemCopyMatching(search as CFDictionary, &result) == errSecItemNotFound)
    }

    private func noErr() -> OSStatus { errSecSuccess }

    @Test func typesConformToOthers() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType(filenameExtension: "jpg") == .jpeg)
        #expect(UTType.mp3.conforms(to: .content))
        #expect(!UTType.zip.conforms(to: .image))
    }

    @Test func shuffling() {
        let cards = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: [1, 2, 3]) as! [Int]
        #expect(cards.sorted() == [1, 2, 3])
        let again = GKMersenneTwisterRandomSource(seed: 1)
        #expect((["a", "b"] as NSArray).shuffled(using: again).count == 2)
    }
}

/// A keychain wrapper and an image loader as applications write them.
enum Keys {
    static let limit: String! = kSecMatchLimit as String
    static let access: [Int: NSString] = [0: kSecAttrAccessibleAfterFirstUnlock]

    static func thumbnail(_ data: Data) -> CGImage? {
        let options = [kCGImageSourceShouldCache: false] as CFDictionary
        guard let source = CGImageSourceCreateWithData(data as CFData, options) else { return nil }
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        return properties == nil ? nil : CGImageSourceCreateImageAtIndex(source, 0, nil)
    }
}
