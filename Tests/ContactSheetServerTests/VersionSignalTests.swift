import ContactSheetServer
import Testing

struct VersionSignalTests {
    @Test func anOlderVersionIsAnsweredAtOnce() async {
        let signal = VersionSignal()
        #expect(await signal.version(after: -1, timeout: .seconds(60)) == 0)
    }

    @Test func theNextVersionWakesAllThatWait() async {
        let signal = VersionSignal()
        let waiting = (0..<3).map { _ in
            Task { await signal.version(after: 0, timeout: .seconds(60)) }
        }
        try? await Task.sleep(for: .milliseconds(20))
        await signal.advance()
        for task in waiting { #expect(await task.value == 1) }
    }

    @Test func waitingEndsIfTheTaskIsCanceled() async {
        let signal = VersionSignal()
        let waiting = Task { await signal.version(after: 0, timeout: .seconds(60)) }
        try? await Task.sleep(for: .milliseconds(20))
        waiting.cancel()
        #expect(await waiting.value == 0)
    }

    @Test func waitingEndsAfterATime() async {
        let signal = VersionSignal()
        #expect(await signal.version(after: 0, timeout: .milliseconds(10)) == 0)
    }
}
