import Foundation

/// Counts the lines of a file up to increasing positions.
struct LineCounter {
    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    private var line = 1

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Returns the line at a position, counted from 1. Positions before the last one have its line.
    mutating func line(at end: Int) -> Int {
        let end = min(end, bytes.count)
        guard let start = bytes.baseAddress else { return line }
        while position < end {
            guard let newline = memchr(start + position, 0x0A, end - position) else {
                position = end
                break
            }
            line += 1
            position = newline - UnsafeMutableRawPointer(mutating: start) + 1
        }
        return line
    }
}
