extension RandomAccessCollection where Index == Int {
    /// Returns the first index whose element satisfies a condition that no element before it and all
    /// elements after it satisfy; `endIndex` if no element does.
    @inline(__always)
    func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
        var (first, end) = (startIndex, endIndex)
        while first < end {
            let middle = first + (end - first) / 2
            if isInSecondPart(self[middle]) { end = middle } else { first = middle + 1 }
        }
        return first
    }
}
