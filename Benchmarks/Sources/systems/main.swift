// Writes the constraint systems of documents, as created by our layout engine, for `scripts/bench
// solver --systems DIR`.
//
//     scripts/bench systems DOCUMENTS DIR
import ConstraintSolver
import Foundation
import InterfaceBuilder

guard CommandLine.arguments.count == 3 else {
    print("usage: scripts/bench systems DOCUMENTS DIR")
    exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[2])
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
var count = 0
for url in try Document.find(in: [CommandLine.arguments[1]]) {
    guard let document = try? Document(contentsOf: url) else { continue }
    for system in document.designSystems() where !system.constraints.isEmpty {
        count += 1
        let name = String(format: "%05d.txt", count)
        try system.text.write(
            to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
}
print("\(count) systems in \(folder.path)")
