import Foundation
import QuartzCore
import Testing

/// Source: developer.apple.com on `CADisplayLink`.
@MainActor @Suite struct CADisplayLinkTests {
    @Test func itIsCalledAtEachRefresh() {
        filming { _ in
            var times: [Double] = []
            let link = CADisplayLink { times.append($0.timestamp) }
            link.add(to: .main, forMode: .common)
            wait(0.05)
            #expect(times.count == 3 && abs(times[2] - 0.05) < 1e-9)
            link.isPaused = true
            wait(0.1)
            link.isPaused = false
            link.preferredFramesPerSecond = 30
            wait(0.1)
            #expect(times.count == 6)
            link.invalidate()
            wait(1)
            #expect(times.count == 6)
        }
    }
}
