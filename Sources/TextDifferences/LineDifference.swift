import Foundation

/// The lines that two texts don't share.
///
/// Calculated with patience diff (Bram Cohen): lines that occur once in each text are matched
/// first, as many as keep their order. Between the matches, lines that occur in both texts are
/// compared with `difference(from:)`, whose time and memory grow with the square of the number of
/// changes.
struct LineDifference {
    /// The indices of the old text's lines that the new text lacks.
    private(set) var removed: Set<Int> = []
    /// The indices of the new text's lines that the old text lacks.
    private(set) var inserted: Set<Int> = []

    /// Each line as a number; equal lines have equal numbers.
    private let old: [Int]
    private let new: [Int]

    init(from old: [Data], to new: [Data]) {
        var numbers: [[UInt8]: Int] = [:]
        func number(of line: Data) -> Int {
            let next = numbers.count
            return numbers.insertIfAbsent(next, for: Array(line))
        }
        self.old = old.map(number)
        self.new = new.map(number)
        compare(old.indices, new.indices)
    }

    private mutating func compare(_ old: Range<Int>, _ new: Range<Int>) {
        var (old, new) = (old, new)
        while let a = old.first, let b = new.first, self.old[a] == self.new[b] {
            old.removeFirst()
            new.removeFirst()
        }
        while let a = old.last, let b = new.last, self.old[a] == self.new[b] {
            old.removeLast()
            new.removeLast()
        }
        let matches = old.isEmpty || new.isEmpty ? [] : matches(in: old, new)
        guard !matches.isEmpty else { return compareWithoutMatches(old, new) }
        var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
        for match in matches + [(old: old.upperBound, new: new.upperBound)] {
            compare(oldStart..<match.old, newStart..<match.new)
            (oldStart, newStart) = (match.old + 1, match.new + 1)
        }
    }

    private mutating func compareWithoutMatches(_ old: Range<Int>, _ new: Range<Int>) {
        let common = Set(self.old[old]).intersection(self.new[new])
        let oldCommon = old.filter { common.contains(self.old[$0]) }
        let newCommon = new.filter { common.contains(self.new[$0]) }
        removed.formUnion(old.filter { !common.contains(self.old[$0]) })
        inserted.formUnion(new.filter { !common.contains(self.new[$0]) })
        let difference = newCommon.map { self.new[$0] }.difference(
            from: oldCommon.map { self.old[$0] })
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(oldCommon[offset])
            case .insert(let offset, _, _): inserted.insert(newCommon[offset])
            }
        }
    }

    // MARK: Matches

    private typealias Match = (old: Int, new: Int)

    /// Returns the longest sequence of lines that occur once in each range and have the same order
    /// in both.
    private func matches(in old: Range<Int>, _ new: Range<Int>) -> [Match] {
        let places = Self.uniquePlaces(in: self.new[new])
        let common = Self.uniquePlaces(in: self.old[old]).compactMap { number, place in
            places[number].map { (old: place, new: $0) }
        }
        return Self.longestIncreasing(common.sorted { $0.old < $1.old })
    }

    /// Returns the indices of the lines that occur once.
    private static func uniquePlaces(in lines: ArraySlice<Int>) -> [Int: Int] {
        let places = Dictionary(grouping: lines.indices) { lines[$0] }
        return places.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    /// Returns the longest subsequence whose indices in the new text increase, calculated with
    /// patience sorting.
    private static func longestIncreasing(_ matches: [Match]) -> [Match] {
        /// The last match of the best sequence of each length, and each match's predecessor.
        var ends: [Int] = []
        var predecessors: [Int?] = []
        for (index, match) in matches.enumerated() {
            let length = ends.partitioningIndex { matches[$0].new < match.new }
            predecessors.append(length > 0 ? ends[length - 1] : nil)
            if length < ends.count { ends[length] = index } else { ends.append(index) }
        }
        var result: [Match] = []
        var next = ends.last
        while let index = next {
            result.append(matches[index])
            next = predecessors[index]
        }
        return result.reversed()
    }
}

extension Dictionary {
    /// Stores a value if the key has none, and returns the stored value.
    fileprivate mutating func insertIfAbsent(_ value: Value, for key: Key) -> Value {
        if let found = self[key] { return found }
        self[key] = value
        return value
    }
}

extension Array {
    /// Returns the index of the first element that doesn't fulfill a condition. All elements that
    /// fulfill it come first.
    fileprivate func partitioningIndex(_ isBefore: (Element) -> Bool) -> Int {
        var range = 0..<count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range =
                isBefore(self[middle]) ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }
}
