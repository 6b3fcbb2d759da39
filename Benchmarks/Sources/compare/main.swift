// Compares two screens of 1170 × 2532 pixels in memory and as PNG files, next to other programs.
//
//     scripts/bench compare
//
// The peers are installed in .build/compare-peers by `peers.py`, which prints those that can't be
// installed. Files are compared by the whole command of this package, including its start, and by the
// first call of a function in a new process of the peers, without its start.
import CairoRenderer
import ContactSheet
import Foundation
import ImageComparison
import UIKit

/// The command line, of which only `compare` is used.
struct Commands: PreviewCatalog {}

if CommandLine.arguments.dropFirst().first == "compare" { await Commands.main() }

let rounds = 21
let folder = FileManager.default.temporaryDirectory.appending(
    path: "compare-\(ProcessInfo.processInfo.processIdentifier)", directoryHint: .isDirectory)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

var ours = Times()
let expected = try Screen.usual.image(in: folder)
for screen in Screen.allCases {
    let actual = try screen.image(in: folder)
    expected.withPixels { start in
        let expected = ImagePixels(expected, start)
        actual.withPixels { start in
            let actual = ImagePixels(actual, start)
            for (name, metric) in metrics {
                let settings = ComparisonSettings(metric: metric)
                var count = 0
                ours[screen, "memory", name] = median {
                    count = ImageDifference(expected: expected, actual: actual, settings).count
                }
                print("# \(screen): \(count) pixels differ (\(name))")
            }
        }
    }
    for (name, _) in metrics {
        ours[screen, "file", name] = try median {
            try runCommand(screen, name == "exact" ? [] : ["--\(name)", "0.1"])
        }
    }
}
try Peers.print(folder: folder, ours: ours, screens: Screen.allCases)

var metrics: [(String, ComparisonSettings.Metric)] {
    [
        ("exact", .exact), ("perceptual", .perceptual(threshold: 0.1)),
        ("ciede2000", .ciede2000(threshold: 0.1)),
    ]
}

/// Runs the command that compares a screen with the usual one.
func runCommand(_ screen: Screen, _ options: [String]) throws {
    let files = [Screen.usual, screen].map { folder.appending(path: $0.file).path }
    let arguments = [CommandLine.arguments[0], "compare"] + files + options
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    // Foundation's process waits in steps of 50 ms.
    var process: pid_t = 0
    var status: Int32 = 0
    posix_spawn(&process, "/proc/self/exe", &actions, nil, &pointers, environ)
    waitpid(process, &status, 0)
    precondition(process > 0 && status >> 8 < 2, "the command failed")
}

/// Returns the median time in milliseconds.
func median(_ body: () throws -> Void) rethrows -> Double {
    try body()
    let times = try (0..<rounds).map { _ in
        let parts = try ContinuousClock().measure(body).components
        return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15
    }
    return times.sorted()[rounds / 2]
}

extension ImagePixels {
    init(_ image: DecodedImage, _ start: UnsafeRawPointer) {
        self.init(
            start, size: ImageSize(width: image.width, height: image.height),
            bytesPerRow: image.bytesPerRow)
    }
}
