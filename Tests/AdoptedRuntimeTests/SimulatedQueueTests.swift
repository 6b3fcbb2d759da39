import AdoptedRuntime
import CombineStub
import ContactSheetDiagnostics
import QuartzCore
import Testing

@testable import struct NetworkFixtures.NetworkFixtures

/// Property: work of queues and run loops takes place in the simulated time
/// (Documentation/Adopting.md 5).
@MainActor @Suite(.serialized) struct SimulatedQueueTests {
    /// Runs work in a simulation of an adopted application.
    private func simulate(_ work: () -> Void) {
        RepeatableProcess.install()
        defer { Simulation.current.surroundings = nil }
        Simulation.run(work)
    }

    private func settle() { Simulation.current.settle() }
    private func advance(_ seconds: Double) { SimulatedClock.current.advance(by: seconds) }

    @Test func theMainQueueRunsWhenTheScreenSettles() {
        simulate {
            let events = Events()
            DispatchQueue.main.async {
                events.add("async")
                DispatchQueue.main.async { events.add("nested") }
            }
            OperationQueue.main.addOperation { events.add("operation") }
            RunLoop.main.perform { events.add("run loop") }
            #expect(events.all == [])
            settle()
            #expect(events.all == ["async", "operation", "run loop", "nested"])
        }
    }

    @Test func workOfOtherQueuesIsFinishedBefore() {
        simulate {
            let events = Events()
            DispatchQueue.global().async {
                Thread.sleep(forTimeInterval: 0.05)
                DispatchQueue.main.async { events.add("loaded") }
            }
            let group = DispatchGroup()
            for _ in 0..<2 { DispatchQueue.global().async(group: group) {} }
            group.notify(queue: .main) { events.add("group") }
            settle()
            #expect(events.all.sorted() == ["group", "loaded"])
        }
    }

    @Test func otherQueuesWaitForTheMainQueue() {
        simulate {
            let events = Events()
            DispatchQueue.global().async {
                DispatchQueue.main.sync { events.add("main") }
                events.add("after")
            }
            settle()
            #expect(events.all == ["main", "after"])
        }
    }

    @Test func delaysPassWithTheSimulatedTime() {
        simulate {
            let events = Events()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { events.add("0.5") }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25) { events.add("0.25") }
            DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
                DispatchQueue.main.async { events.add("1") }
            }
            settle()
            advance(0.2)
            #expect(events.all == [])
            advance(0.3)
            #expect(events.all == ["0.25", "0.5"])
            advance(0.5)
            settle()
            #expect(events.all == ["0.25", "0.5", "1"])
        }
    }

    @Test func workIsRemovedWithItsSimulation() {
        weak var object: Events?
        simulate {
            let events = Events()
            object = events
            DispatchQueue.main.async { events.add("late") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { events.add("later") }
            settle()
            DispatchQueue.main.async { events.add("never") }
            #expect(events.all == ["late"])
        }
        #expect(object == nil)
    }

    @Test func tasksOfTheMainActorRun() {
        simulate {
            let events = Events()
            Task { @MainActor in
                events.add("begins")
                let value = await Task.detached { 7 }.value
                events.add("\(value)")
            }
            settle()
            #expect(events.all == ["begins", "7"])
        }
    }

    @Test func tasksSleepInTheSimulatedTime() {
        simulate {
            let events = Events()
            Task { @MainActor in
                try? await Task.sleep(for: .seconds(0.5))
                events.add("0.5")
                try? await Task.sleep(nanoseconds: 250_000_000)
                events.add("0.75")
            }
            for time in [0.25, 0.25, 0.2, 0.05] {
                settle()
                advance(time)
                settle()
                if time == 0.2 { #expect(events.all == ["0.5"]) }
            }
            #expect(events.all == ["0.5", "0.75"])
        }
    }

    @Test func timersOfRunLoopsFire() {
        simulate {
            let events = Events()
            let timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in
                events.add("tick")
            }
            let once = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                events.add("once")
            }
            let added = Timer(timeInterval: 0.7, repeats: true) { _ in events.add("added") }
            RunLoop.main.add(added, forMode: .common)
            settle()
            advance(1)
            #expect(events.all == ["tick", "once", "tick", "added", "tick"])
            #expect(!once.isValid)
            timer.invalidate()
            added.invalidate()
            advance(1)
            #expect(events.all.count == 5)
        }
    }

    // MARK: Combine

    @Test func publishersFollowTheTime() {
        simulate {
            let events = Events()
            let subject = PassthroughSubject<Int, Never>()
            let subscriptions = [
                subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
                    .sink { events.add("debounced \($0)") },
                subject.delay(for: .seconds(1), scheduler: RunLoop.main)
                    .sink { events.add("delayed \($0)") },
                Timer.publish(every: 0.43, on: .main, in: .common).autoconnect().first()
                    .sink { _ in events.add("timer") },
            ]
            subject.send(1)
            advance(0.1)
            subject.send(2)
            advance(0.35)
            #expect(events.all == ["debounced 2", "timer"])
            advance(1)
            #expect(events.all == ["debounced 2", "timer", "delayed 1", "delayed 2"])
            subscriptions.forEach { $0.cancel() }
        }
    }

    @Test(arguments: [false, true]) func theFirstValueIsNotThrottled(latest: Bool) {
        simulate {
            let events = Events()
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.throttle(
                for: .seconds(1), scheduler: DispatchQueue.main, latest: latest
            ).sink { events.add("\($0)") }
            (1...3).forEach(subject.send)
            settle()
            #expect(events.all == ["1"])
            advance(1)
            #expect(events.all == ["1", latest ? "3" : "2"])
            subscription.cancel()
        }
    }

    @Test func recordedResponsesArrive() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "queue-fixtures")
        let site = folder.appending(path: "example.com")
        try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("[1, 2]".utf8).write(to: site.appending(path: "numbers.json"))
        let url = try #require(URL(string: "https://example.com/numbers"))
        NetworkFixtures(folder: folder).install()
        defer { NetworkFixtures.uninstall() }
        simulate {
            let events = Events()
            let task = URLSession.shared.dataTask(with: url) { data, _, _ in
                DispatchQueue.main.async { events.add("\(data?.count ?? 0) bytes") }
            }
            task.resume()
            let subscription = URLSession.shared.dataTaskPublisher(for: url).map(\.data)
                .decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [])
                .receive(on: RunLoop.main).sink { events.add("\($0)") }
            settle()
            #expect(events.all.sorted() == ["6 bytes", "[1, 2]"])
            subscription.cancel()
        }
    }
}

/// What has happened, from any thread.
private final class Events: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []

    func add(_ event: String) { lock.withLock { list.append(event) } }
    var all: [String] { lock.withLock { list } }
}
