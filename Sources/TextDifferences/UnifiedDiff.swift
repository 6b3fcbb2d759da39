import Foundation

/// The difference between two texts in the format of `diff -u`, which `patch -p0` can apply.
package enum UnifiedDiff {
    /// Returns the difference, which is empty if the texts are equal. Line endings are part of the
    /// lines.
    package static func text(path: String, from old: Data, to new: Data, context: Int = 3) -> Data {
        guard old != new else { return Data() }
        let (before, after) = (lines(of: old), lines(of: new))
        let name = name(path)
        var result = Data("--- \(name)\n+++ \(name)\n".utf8)
        for hunk in hunks(script(from: before, to: after), context: context) {
            result += hunk.data
        }
        return result
    }

    /// Returns a path as in the header of `diff -u`: a name that would end the line is in quotation
    /// marks, with the escapes of C.
    private static func name(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy {
            $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        guard !isPlain else { return path }
        let bytes = path.utf8.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
            case 0..<0x20, 0x7F: Array("\\\(byte / 64)\(byte / 8 % 8)\(byte % 8)".utf8)
            default: [byte]
            }
        }
        return "\"\(String(decoding: bytes, as: UTF8.self))\""
    }

    /// Returns the lines with their line endings, which the last one may lack.
    private static func lines(of data: Data) -> [Data] {
        var lines: [Data] = []
        var rest = data[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(Data(rest[...end]))
            rest = rest[(end + 1)...]
        }
        return rest.isEmpty ? lines : lines + [Data(rest)]
    }

    /// A line of the edit script that transforms one text into the other.
    private struct Step {
        let mark: Character
        let line: Data

        var isSame: Bool { mark == " " }
    }

    private static func script(from old: [Data], to new: [Data]) -> [Step] {
        let difference = LineDifference(from: old, to: new)
        var steps: [Step] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, difference.removed.contains(i) {
                steps.append(Step(mark: "-", line: old[i]))
                i += 1
            } else if j < new.count, difference.inserted.contains(j) {
                steps.append(Step(mark: "+", line: new[j]))
                j += 1
            } else {
                steps.append(Step(mark: " ", line: old[i]))
                i += 1
                j += 1
            }
        }
        return steps
    }

    // MARK: Hunks

    private struct Hunk {
        var oldStart: Int
        var newStart: Int
        var steps: ArraySlice<Step>

        var data: Data {
            let oldCount = steps.count { $0.mark != "+" }
            let newCount = steps.count { $0.mark != "-" }
            var result = Data(
                "@@ -\(place(oldStart, oldCount)) +\(place(newStart, newCount)) @@\n".utf8)
            for step in steps {
                result += Data(String(step.mark).utf8) + step.line
                if step.line.last != UInt8(ascii: "\n") {
                    result += Data("\n\\ No newline at end of file\n".utf8)
                }
            }
            return result
        }

        /// Returns the position of a range of lines, counted from 1. An empty range has the number
        /// of the preceding line.
        private func place(_ start: Int, _ count: Int) -> String {
            let first = count == 0 ? start : start + 1
            return count == 1 ? "\(first)" : "\(first),\(count)"
        }
    }

    /// Returns changes with the lines around them. Changes that share such lines are in one hunk.
    private static func hunks(_ steps: [Step], context: Int) -> [Hunk] {
        var ranges: [Range<Int>] = []
        for index in steps.indices where !steps[index].isSame {
            let range = max(0, index - context)..<min(steps.count, index + context + 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        var (position, old, new) = (0, 0, 0)
        return ranges.map { range in
            for step in steps[position..<range.lowerBound] {
                if step.mark != "+" { old += 1 }
                if step.mark != "-" { new += 1 }
            }
            position = range.lowerBound
            return Hunk(oldStart: old, newStart: new, steps: steps[range])
        }
    }
}
