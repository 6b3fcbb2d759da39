import CairoRenderer
import CoreGraphics
import Foundation
import Synchronization
import Testing

/// Tests the property that the bytes depend on the display list alone.
@Suite struct DeterminismTests {
    private static let seeds = Array(0..<200)
    private static let variable = "CAIRO_RENDERER_TESTS_OUTPUT"

    /// Runs this test in a second process, which paints in order, on one thread, to a file.
    @Test func outputDoesNotDependOnOrderThreadOrProcess() throws {
        if let path = ProcessInfo.processInfo.environment[Self.variable] {
            let all = Self.seeds.map(Self.picture).reduce(Data(), +)
            try all.write(to: URL(fileURLWithPath: path))
            return
        }
        let here = Self.paintOnThreads(Self.seeds.shuffled()).reduce(Data(), +)
        #expect(here.count > 1_000_000)
        #expect(here == (try Self.paintInChild()))
    }

    /// Returns a third of the items in both vector formats; empty if painting failed.
    private static func picture(_ seed: Int) -> Data {
        var page = Everything.page(seed: seed)
        page.items = page.items.indices.filter { $0 % 3 == seed % 3 }.map { page.items[$0] }
        let pdf = seed % 8 == 0 ? try? CairoRenderer.pdf(page) : []
        return Data((try? CairoRenderer.svg(page)) ?? []) + Data(pdf ?? [])
    }

    private static func paintOnThreads(_ order: [Int]) -> [Data] {
        let results = Mutex([Data](repeating: Data(), count: order.count))
        DispatchQueue.concurrentPerform(iterations: 8) { worker in
            for place in stride(from: worker, to: order.count, by: 8) {
                let picture = picture(order[place])
                results.withLock { $0[order[place]] = picture }
            }
        }
        return results.withLock { $0 }
    }

    private static func paintInChild() throws -> Data {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("determinism-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        child.arguments = ["--testing-library", "swift-testing", "--filter", "DeterminismTests"]
        child.environment = ProcessInfo.processInfo.environment
            .merging([variable: file.path]) { $1 }
        child.standardOutput = FileHandle.nullDevice
        child.standardError = FileHandle.nullDevice
        try child.run()
        child.waitUntilExit()
        return try Data(contentsOf: file)
    }
}
