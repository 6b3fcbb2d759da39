// Measures how long `lint` and `fix` take for scenes with many views, compared with laying out and
// recording the same scene like `render`.
//
//     scripts/bench lint [VIEWS …]
import ContactSheet
import ContactSheetLint
import Foundation
import InterfaceEditing

let given = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let counts = given.isEmpty ? [100, 1000, 5000] : given
/// The time in seconds after which a command isn't run for more views.
let limit = 30.0
let fixes: [(name: String, fix: LayoutFix)] = [
    ("update-frames", .updateFrames), ("add-missing", .addMissing),
    ("reset-to-suggested", .resetToSuggested),
]

func seconds(_ work: () throws -> Void) rethrows -> Double {
    let parts = try ContinuousClock().measure(work).components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
}

func columns(_ cells: [String]) -> String {
    cells.map { String(repeating: " ", count: max(1, 20 - $0.count)) + $0 }.joined()
}

func cell(_ time: Double, per peer: Double) -> String {
    String(format: "%.3f s (%.1f)", time, time / peer)
}

@MainActor func measure(
    _ shape: Shape, _ count: Int, _ isSlow: inout Set<String>
) throws -> String {
    let data = Data(shape.storyboard(count: count).utf8)
    let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(shape.rawValue)-\(UUID().uuidString).storyboard")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let configurations = Configuration.all(
        Device.named(["iphone-8"]), orientations: [.portrait])
    let previews = try DocumentPreviews(at: [file.path]).previews
    // The first text loads the fonts.
    _ = try previews[0].record(configurations[0])
    let peer = try seconds { _ = try previews[0].record(configurations[0]) }
    var cells = [shape.rawValue, "\(count)", String(format: "%.3f s", peer)]
    func run(_ name: String, _ work: () throws -> Void) rethrows {
        guard !isSlow.contains(name) else { return cells.append("-") }
        let time = try seconds(work)
        cells.append(cell(time, per: peer))
        if time > limit { isSlow.insert(name) }
    }
    try run("lint") {
        let found = LayoutInspection(
            previews: try DocumentPreviews(at: [file.path]).previews,
            configurations: configurations)()
        if let failure = found.failures.first { fatalError(failure.error) }
    }
    for (name, fix) in fixes {
        try run(name) {
            _ = try DocumentFixer(data: data, fileName: file.lastPathComponent).fixed(fix)
        }
    }
    return columns(cells)
}

try MainActor.assumeIsolated {
    print(columns(["shape", "views", "layout"] + ["lint"] + fixes.map(\.name)))
    for shape in Shape.allCases {
        var isSlow: Set<String> = []
        for count in counts { print(try measure(shape, count, &isSlow)) }
    }
}
