// Measures snapshot tests of the usual screen: an unchanged configuration next to Chromium's
// screenshot of the same page, two processes next to one, and the memory of a long run.
//
//     scripts/bench snapshots [--memory [NUMBER OF CONFIGURATIONS]]
//
// The long run is only measured with `--memory`: 100,000 configurations take minutes.
import ContactSheet
import Foundation
import UIKit
import UsualScreen

/// The previews of the runs that are measured. This executable is also their command-line tool.
struct Screens: PreviewCatalog {
    var previews: [Preview] {
        let count = ProcessInfo.processInfo.environment[Tool.countVariable].flatMap { Int($0) }
        for number in 0..<(count ?? 1) { Preview("Screen \(number)") { RowsViewController() } }
    }
}

if let command = CommandLine.arguments.dropFirst().first, !command.hasPrefix("--") {
    await Screens.main()
}

let folder = Tool.folder
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

do {
    if let place = CommandLine.arguments.firstIndex(of: "--memory") {
        let count = CommandLine.arguments.dropFirst(place + 1).first.flatMap { Int($0) }
        try LongRun(folder: folder, count: count ?? 100_000).measure()
    } else {
        try UnchangedConfiguration(folder: folder).measure()
        try Workers(folder: folder).measure()
    }
} catch {
    print(error)
    exit(2)
}
