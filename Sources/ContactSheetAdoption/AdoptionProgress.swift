import AtomicFiles
import ContactSheet
import Escaping
import Foundation

/// Messages about a running adoption, on standard error: a line for each build, and on a terminal the
/// number of the compiler's steps.
final class AdoptionProgress: @unchecked Sendable {
    private let isShown: Bool
    private let lock = NSLock()
    private var rest = Data()
    private var lastShown: ContinuousClock.Instant?

    init(isShown: Bool = Console.isInteractive) { self.isShown = isShown }

    /// Reports that a build begins.
    ///
    /// - Parameters:
    ///   - name: The project's name.
    ///   - files: The number of Swift files.
    ///   - round: The number of the build, from 1.
    ///   - isFirst: Whether the project hasn't been built before.
    func begin(_ name: String, files: Int, round: Int, isFirst: Bool) {
        Console.error(Self.line(name, files: files, round: round, isFirst: isFirst))
    }

    static func line(_ name: String, files: Int, round: Int, isFirst: Bool) -> String {
        if round > 1 { return "building again without what doesn't compile (build \(round))" }
        let count = "\(files) Swift file\(files == 1 ? "" : "s")"
        return "building \(name) for Linux: \(count)"
            + (isFirst ? "; the first build takes a few minutes" : "")
    }

    /// Reads a part of the output of a build.
    func read(_ output: Data) {
        guard isShown else { return }
        lock.withLock {
            rest += output
            guard let end = rest.lastIndex(of: 0x0A) else { return }
            let lines = String(decoding: rest[..<end], as: UTF8.self)
            rest = Data(rest[(end + 1)...])
            guard let step = lines.split(separator: "\n").compactMap(Self.step).last else { return }
            show(step)
        }
    }

    /// Returns a line of a build's output that counts steps: `[12/345] Compiling Notes List.swift`.
    static func step(_ line: Substring) -> String? {
        guard let match = line.wholeMatch(of: /\[([0-9]+)\/([0-9]+)\] (.*)/) else { return nil }
        return "\(match.1) of \(match.2)  \(match.3.prefix(60))"
    }

    private func show(_ step: String) {
        let now = ContinuousClock.now
        if let lastShown, now - lastShown < .milliseconds(100) { return }
        lastShown = now
        _ = StandardStream.error.write(Data("\r\u{1B}[K\(step.onOneLine)".utf8))
    }

    /// Removes the count from the terminal.
    func end() {
        lock.withLock {
            rest = Data()
            guard lastShown != nil else { return }
            lastShown = nil
            _ = StandardStream.error.write(Data("\r\u{1B}[K".utf8))
        }
    }
}
