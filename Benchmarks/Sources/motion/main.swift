// Prints the time of a step of UIKit Dynamics by the number of squares, and how it grows.
//
//     scripts/bench motion [COUNT…]
//
// The squares fall on a floor that grows with their number, so that every pile has 10 layers: in
// deeper piles, the engine's squares overlap, and each touches more others. The time of everything
// but the steps, such as creating views and recording the screen, is that of a shorter run, which is
// subtracted.
import ContactSheet
import Foundation
import UIKit

let rounds = 5
let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let counts = arguments.isEmpty ? [250, 500, 1000] : arguments
guard let configuration = Configuration.all(Device.named(["iphone-17"])).first else {
    fatalError("no device is named iphone-17")
}
let times = try counts.map { try microsecondsPerStep(count: $0) }
for (count, time) in zip(counts, times) {
    print(String(format: "%5d squares: %8.1f µs per step", count, time))
}
for index in counts.indices.dropFirst() {
    let (small, large) = (Double(counts[index - 1]), Double(counts[index]))
    print(
        String(
            format: "growth from %.0f to %.0f: %.2f (n log n: %.2f)", small, large,
            times[index] / times[index - 1], large * log(large) / (small * log(small))))
}

/// Returns the median time of a step during the first two seconds.
@MainActor func microsecondsPerStep(count: Int) throws -> Double {
    let (short, long) = (0.1, 2.1)
    let steps = (long - short) * 120
    let times = try (0..<rounds).map { _ in
        let start = try seconds(count: count, simulating: short)
        return (try seconds(count: count, simulating: long) - start) * 1e6 / steps
    }
    return times.sorted()[rounds / 2]
}

@MainActor func seconds(count: Int, simulating duration: Double) throws -> Double {
    let preview = Preview("Squares") { SquaresViewController(count: count) }
        .performing { $0.wait(duration) }
    let time = try ContinuousClock().measure { _ = try preview.record(configuration) }
    let parts = time.components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
}
