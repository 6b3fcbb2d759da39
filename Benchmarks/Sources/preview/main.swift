// Renders a preview as a PNG file at the device's scale, next to Chromium's screenshot of a page with
// the same rows.
//
//     scripts/bench preview
//
// Ours creates the views, lays them out, paints, and encodes. Chromium keeps its page open, so its
// time has neither the start nor the layout. `scripts/setup --browser` installs it.
import ContactSheet
import Foundation
import UIKit
import UsualScreen

let rounds = 31
let folder = FileManager.default.temporaryDirectory.appending(
    path: "preview-\(ProcessInfo.processInfo.processIdentifier)", directoryHint: .isDirectory)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let configuration = Configuration.all(Device.named(["iphone-12"]), variants: [Variant()])[0]
let preview = Preview("Rows") { RowsViewController() }
try Data(preview.record(configuration).paint(.png)).write(to: folder.appending(path: "ours.png"))

let ours = try median { _ = try preview.record(configuration).paint(.png) }
let painting = try preview.record(configuration)
let encoding = try median { _ = try painting.paint(.png) }
print(String(format: "preview %.2f ms, of which painting and PNG %.2f ms", ours, encoding))

let chromium: Double
do {
    chromium = try Chromium.screenshot(rounds: rounds, folder: folder)
} catch {
    print(error)
    exit(2)
}
print(String(format: "Chromium %.2f ms (%.1f×)", chromium, chromium / ours))
if let copy = CommandLine.arguments.dropFirst().first {
    try? FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for name in ["ours.png", "page.html", "chromium.png"] {
        try FileManager.default.copyItem(
            at: folder.appending(path: name), to: URL(fileURLWithPath: copy).appending(path: name))
    }
}

/// Returns the median time in milliseconds.
func median(_ body: () throws -> Void) rethrows -> Double {
    for _ in 0..<3 { try body() }
    let times = try (0..<rounds).map { _ in
        let parts = try ContinuousClock().measure(body).components
        return Double(parts.seconds) * 1e3 + Double(parts.attoseconds) / 1e15
    }
    return times.sorted()[rounds / 2]
}
