import ContactSheetPreviews
import Foundation
import Testing

@testable import ContactSheet

/// Source: decision.
@Suite struct RequestQueueTests {
    private struct Request: ProcessRequest {
        let affinity: String

        func output(from source: PreviewSource) -> String { affinity }
    }

    private func queue(_ affinities: String) -> RequestQueue<Request> {
        RequestQueue(affinities.map { Request(affinity: String($0)) })
    }

    @Test func aProcessContinuesWithSimilarRequests() {
        let queue = queue("ababc")
        #expect(queue.next(after: nil)?.index == 0)
        #expect(queue.next(after: "a")?.index == 2)
        #expect(queue.next(after: "a")?.index == 1)
        #expect(queue.next(after: "b")?.index == 3)
        #expect(queue.next(after: "b")?.index == 4)
        #expect(queue.next(after: "c") == nil)
    }

    @Test func anotherProcessBeginsOtherRequests() {
        let queue = queue("aaabbb")
        #expect(queue.next(after: nil)?.index == 0)
        #expect(queue.next(after: nil)?.index == 3)
    }

    @Test func aProcessWithoutWorkTakesWhatOthersHaveBegun() {
        let queue = queue("aaa")
        var taken = [queue.next(after: nil), queue.next(after: nil), queue.next(after: nil)]
        taken.append(queue.next(after: "a"))
        #expect(taken.map { $0?.index } == [0, 1, 2, nil])
    }

    @Test func nothingIsTakenAfterCancellation() {
        let queue = queue("ab")
        queue.cancel()
        #expect(queue.isCanceled)
        #expect(queue.next(after: nil) == nil)
    }

    @Test func slowRequestsAreKnownByAffinity() {
        let queue = queue("ab")
        queue.noteSlow("a")
        #expect(queue.isSlow("a"))
        #expect(!queue.isSlow("b"))
    }
}
