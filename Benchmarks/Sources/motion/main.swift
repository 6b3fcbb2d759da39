// Prints the processor time of a step of UIKit Dynamics by the number of squares, and how it grows.
//
//     scripts/bench motion [COUNT…]
//
// The squares fall on a floor in 10 layers, or in piles with 10 squares in each layer. The piles are
// measured after their fall. The time of everything but the measured steps, such as creating views and
// the fall, is that of a shorter run, which is subtracted.
import ContactSheet
import Foundation
import ProcessorTime
import UIKit

let rounds = 5
let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let counts = arguments.isEmpty ? [125, 250, 500, 1000, 2000] : arguments
guard let configuration = Configuration.all(Device.named(["iphone-17"])).first else {
    fatalError("no device is named iphone-17")
}

/// An arrangement of squares, and the time of the simulation that is measured.
struct Arrangement {
    let name: String
    let columns: @Sendable (Int) -> Int
    let start: @Sendable (Int) -> Double
    let duration: Double
}

let arrangements = [
    Arrangement(
        name: "10 layers, falling", columns: { max(1, $0 / 10) }, start: { _ in 0.1 }, duration: 2),
    // The time of the fall grows with the square root of the height.
    Arrangement(
        name: "10 columns, piled up", columns: { min($0, 10) },
        start: { 1 + (Double($0) / 250).squareRoot() }, duration: 0.5),
]
for arrangement in arrangements {
    print("\(arrangement.name):")
    let times = try counts.map { try microsecondsPerStep(arrangement, count: $0) }
    for (index, (count, time)) in zip(counts, times).enumerated() {
        print(String(format: "%5d squares: %8.1f µs per step", count, time), terminator: "")
        print(index == 0 ? "" : growth(from: index - 1, to: index, times))
    }
}

/// Describes the growth of the time between two counts: as a factor, next to that of n log n, and as
/// the exponent of the count.
func growth(from first: Int, to second: Int, _ times: [Double]) -> String {
    let (small, large) = (Double(counts[first]), Double(counts[second]))
    let factor = times[second] / times[first]
    return String(
        format: ", %.2f times (n log n: %.2f), exponent %.2f", factor,
        large * log(large) / (small * log(small)), log(factor) / log(large / small))
}

/// Returns the median time of a step.
@MainActor func microsecondsPerStep(_ arrangement: Arrangement, count: Int) throws -> Double {
    let start = arrangement.start(count)
    let columns = arrangement.columns(count)
    let steps = arrangement.duration * 120
    let times = try (0..<rounds).map { _ in
        let shorter = try seconds(count: count, columns: columns, simulating: start)
        let longer = try seconds(
            count: count, columns: columns, simulating: start + arrangement.duration)
        return (longer - shorter) * 1e6 / steps
    }
    return times.sorted()[rounds / 2]
}

@MainActor func seconds(count: Int, columns: Int, simulating duration: Double) throws -> Double {
    let preview = Preview("Squares") { SquaresViewController(count: count, columns: columns) }
        .performing { $0.wait(duration) }
    return try ProcessorTime.seconds { _ = try preview.record(configuration) }
}
