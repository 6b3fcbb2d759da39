import CombineStub
import Testing

private final class Model: ObservableObject {
    @Published var count = 0
}

@Suite struct CombineTests {
    @Test func notificationsArePublished() {
        let name = Notification.Name("Contactsheet.CombineTests")
        var received = 0
        let subscription = NotificationCenter.default.publisher(for: name).sink { _ in received += 1
        }
        NotificationCenter.default.post(name: name, object: nil)
        subscription.cancel()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(received == 1)
    }

    @Test func publishedPropertiesSendTheirValues() {
        let model = Model()
        var (values, changes) = ([Int](), 0)
        let subscriptions = [
            model.$count.map { $0 * 10 }.sink { values.append($0) },
            model.objectWillChange.sink { changes += 1 },
        ]
        model.count = 3
        #expect(values == [0, 30])
        #expect(changes == 1)
        subscriptions.forEach { $0.cancel() }
    }
}
