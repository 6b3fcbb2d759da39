import Combine
import Foundation
import Testing
import UIKit

/// A view model as applications write it.
private final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published var isEnabled = false
    let selection = PassthroughSubject<String, Never>()
    let count = CurrentValueSubject<Int, Never>(0)
    var canSearch = false
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .map { $0.lowercased() }
            .filter { !$0.isEmpty }
            .removeDuplicates()
            .map { [$0, $0 + "s"] }
            .assign(to: &$results)
        selection
            .sink { [weak self] _ in self?.count.value += 1 }
            .store(in: &cancellables)
        $query.combineLatest($isEnabled)
            .map { !$0.isEmpty && $1 }
            .sink { [weak self] in self?.canSearch = $0 }
            .store(in: &cancellables)
    }
}

private struct Person: Decodable, Equatable { let name: String }

@Suite @MainActor struct CombineUsageTests {
    @Test func viewModelsPublishResults() {
        let model = SearchModel()
        var changes = 0
        let subscription = model.objectWillChange.sink { _ in changes += 1 }
        model.query = "Cat"
        model.query = "CAT"
        #expect(model.results == ["cat", "cats"])
        #expect(!model.canSearch)
        model.isEnabled = true
        #expect(model.canSearch)
        #expect(changes == 4)
        model.selection.send("cat")
        #expect(model.count.value == 1)
        subscription.cancel()
    }

    @Test func valuesAreAssignedToViews() {
        let (model, label) = (SearchModel(), UILabel())
        let subscription = model.$query.map { Optional($0) }.assign(to: \.text, on: label)
        model.query = "Dog"
        #expect(label.text == "Dog")
        subscription.cancel()
    }

    @Test func publishersAreCombined() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var (pairs, merged, zipped) = ([Int](), [Int](), [Int]())
        let subscriptions = [
            Publishers.CombineLatest(a, b).sink { pairs.append($0 + $1) },
            a.merge(with: b).sink { merged.append($0) },
            Publishers.Zip(a, b).sink { zipped.append($0 * $1) },
        ]
        a.send(1)
        b.send(2)
        a.send(3)
        #expect(pairs == [3, 5])
        #expect(merged == [1, 2, 3])
        #expect(zipped == [2])
        subscriptions.forEach { $0.cancel() }
    }

    @Test func schedulersDeliverOnTheMainQueue() async throws {
        let subject = PassthroughSubject<Int, Never>()
        var received: [String] = []
        var cancellables = Set<AnyCancellable>()
        subject.receive(on: DispatchQueue.main).sink { received.append("queue \($0)") }
            .store(in: &cancellables)
        subject.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)
            .sink { received.append("debounced \($0)") }.store(in: &cancellables)
        subject.send(1)
        subject.send(2)
        let deadline = Date().addingTimeInterval(5)
        while received.count < 3, Date() < deadline {
            try await Task.sleep(nanoseconds: 5_000_000)
        }
        #expect(Set(received) == ["queue 1", "queue 2", "debounced 2"])
    }

    @Test func failuresAreReplaced() {
        struct Failure: Error {}
        var values: [Int] = []
        let subscription = Just(1).tryMap { _ -> Int in throw Failure() }
            .catch { _ in Just(7) }
            .sink { values.append($0) }
        let future = Future<Int, Never> { $0(.success(8)) }.sink { values.append($0) }
        let flat = [1, 2].publisher.flatMap { Just($0 * 10) }.collect()
            .replaceError(with: []).eraseToAnyPublisher().sink { values += $0 }
        #expect(values == [7, 8, 10, 20])
        [subscription, future, flat].forEach { $0.cancel() }
    }
}

/// A request as applications write it, which only has to compile: a test has no network.
private func people(at url: URL) -> AnyPublisher<[Person], Error> {
    URLSession.shared.dataTaskPublisher(for: url)
        .map(\.data)
        .decode(type: [Person].self, decoder: JSONDecoder())
        .receive(on: DispatchQueue.main)
        .eraseToAnyPublisher()
}

/// Schedulers as applications write them, which only have to compile: a test has no run loop.
private func schedule(_ subject: PassthroughSubject<Int, Never>) -> [AnyCancellable] {
    [
        subject.receive(on: RunLoop.main).sink { _ in },
        subject.throttle(for: .milliseconds(20), scheduler: DispatchQueue.main, latest: true)
            .sink { _ in },
        Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().sink { _ in },
        NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification)
            .compactMap { ($0.object as? UITextField)?.text }.sink { _ in },
    ]
}
