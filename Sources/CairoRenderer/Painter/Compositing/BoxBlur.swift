import Foundation

/// A Gaussian blur approximated by three moving averages, as described for SVG 1.1's
/// feGaussianBlur.
enum BoxBlur {
    /// Blurs 8-bit coverage in place. Coverage outside the buffer is zero, and the standard
    /// deviation is in pixels.
    static func blur(
        _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int,
        standardDeviation: Double
    ) {
        blur(
            pixels, step: 1, width: width, height: height, stride: stride, edges: .zero,
            standardDeviation: standardDeviation)
    }

    /// Blurs pixels of four bytes in place. The pixels at an edge continue outside the buffer.
    static func blurPixels(
        _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int,
        standardDeviation: Double
    ) {
        for channel in 0..<4 {
            blur(
                pixels + channel, step: 4, width: width, height: height, stride: stride,
                edges: .extended, standardDeviation: standardDeviation)
        }
    }

    /// What is outside the buffer.
    private enum Edges {
        case zero
        /// The value at the edge.
        case extended
    }

    private static func blur(
        _ pixels: UnsafeMutablePointer<UInt8>, step: Int, width: Int, height: Int, stride: Int,
        edges: Edges, standardDeviation: Double
    ) {
        // floor(s × 3 × sqrt(2π) / 4 + 0.5), SVG 1.1, 15.17.
        let size = Int(
            saturating: standardDeviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
        guard size > 1 else { return }
        for y in 0..<height {
            blurLine(pixels + y * stride, count: width, step: step, size: size, edges)
        }
        for x in 0..<width {
            blurLine(pixels + x * step, count: height, step: stride, size: size, edges)
        }
    }

    private static func blurLine(
        _ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int, size: Int, _ edges: Edges
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * count) { buffer in
            guard let first = buffer.baseAddress else { return }
            let second = first + count
            for i in 0..<count { first[i] = line[i * step] }
            // Boxes of even size have no center: one is shifted left, one is shifted right, and the
            // third has an odd size.
            let left = size / 2
            let isOdd = size % 2 == 1
            average(first, second, count, before: left, after: isOdd ? left : left - 1, edges)
            average(second, first, count, before: isOdd ? left : left - 1, after: left, edges)
            average(first, second, count, before: left, after: left, edges)
            for i in 0..<count { line[i * step] = second[i] }
        }
    }

    /// Makes each output the mean of `before` inputs before it, the input at its position, and
    /// `after` inputs after it.
    private static func average(
        _ input: UnsafeMutablePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ count: Int,
        before: Int, after: Int, _ edges: Edges
    ) {
        guard count > 0 else { return }
        // A fixed-point reciprocal with 24 binary places, so that the largest product with the sum
        // fits in 32 bits.
        let reciprocal = UInt32((1 << 24) / (before + after + 1))
        let isExtended = edges == .extended
        let (first, last) = isExtended ? (UInt32(input[0]), UInt32(input[count - 1])) : (0, 0)
        var sum = first &* UInt32(before)
        for i in 0..<after { sum &+= i < count ? UInt32(input[i]) : last }
        for i in 0..<count {
            sum &+= i + after < count ? UInt32(input[i + after]) : last
            output[i] = UInt8(truncatingIfNeeded: (sum &* reciprocal &+ 1 << 23) >> 24)
            sum &-= i >= before ? UInt32(input[i - before]) : first
        }
    }
}
