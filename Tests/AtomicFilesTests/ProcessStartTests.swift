import AtomicFiles
import Foundation
import Synchronization
import Testing

/// Without `startAlone`, some of the 320 processes don't end.
@Suite struct ProcessStartTests {
    /// Each process ends when its input does, whatever other threads start at the same time.
    @Test func processesThatStartTogetherEnd() {
        for _ in 0..<40 {
            let started = Mutex<[(Process, Pipe)]>([])
            let group = DispatchGroup()
            for _ in 0..<8 {
                group.enter()
                Thread.detachNewThread {
                    if let pair = try? Self.start() { started.withLock { $0.append(pair) } }
                    group.leave()
                }
            }
            group.wait()
            let pairs = started.withLock { $0 }
            #expect(pairs.count == 8)
            for (process, input) in pairs {
                try? input.fileHandleForWriting.close()
                for _ in 0..<1_000 where process.isRunning { usleep(1_000) }
                #expect(!process.isRunning)
                kill(process.processIdentifier, SIGKILL)
            }
        }
    }

    private static func start() throws -> (Process, Pipe) {
        try Process.startAlone {
            let (process, input) = (Process(), Pipe())
            process.executableURL = URL(fileURLWithPath: "/bin/cat")
            process.standardInput = input
            process.standardOutput = Pipe()
            try process.run()
            return (process, input)
        }
    }
}
