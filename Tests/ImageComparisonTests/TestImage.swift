import ImageComparison

/// An image whose pixels are letters.
struct TestImage {
    let size: ImageSize
    var pixels: [UInt32]

    /// `0xAARRGGBB` by letter.
    static let colors: [Character: UInt32] = [
        ".": 0xFFFF_FFFF, "#": 0xFF00_0000, "+": 0xFF80_8080, "r": 0xFFFF_0000, "g": 0xFF00_FF00,
        "c": 0xFF00_FFFF, "b": 0xFF00_00FF, " ": 0,
    ]

    init(_ rows: String...) {
        size = ImageSize(width: rows[0].count, height: rows.count)
        pixels = rows.joined().map { Self.colors[$0] ?? 0 }
    }

    init(width: Int, height: Int, _ color: (Int, Int) -> UInt32) {
        size = ImageSize(width: width, height: height)
        pixels = (0..<width * height).map { color($0 % width, $0 / width) }
    }

    /// Creates an image of random pixels. Few colors result in areas and edges.
    init(
        width: Int, height: Int, colors: [UInt32], _ random: inout some RandomNumberGenerator
    ) {
        size = ImageSize(width: width, height: height)
        pixels = (0..<width * height).map { _ in colors.randomElement(using: &random) ?? 0 }
    }

    subscript(x: Int, y: Int) -> UInt32 {
        get { pixels[y * size.width + x] }
        set { pixels[y * size.width + x] = newValue }
    }

    /// The four channels of a pixel: blue, green, red, and alpha.
    func channels(_ x: Int, _ y: Int) -> [Int] {
        [0, 8, 16, 24].map { Int(self[x, y] >> $0 & 255) }
    }

    func withPixels<Result>(_ body: (ImagePixels) -> Result) -> Result {
        pixels.withUnsafeBytes {
            body(ImagePixels($0.baseAddress!, size: size, bytesPerRow: size.width * 4))
        }
    }

    func difference(
        from expected: TestImage, _ settings: ComparisonSettings = .init()
    ) -> ImageDifference {
        expected.withPixels { expected in
            withPixels { ImageDifference(expected: expected, actual: $0, settings) }
        }
    }

    func sweep(from expected: TestImage, _ settings: ComparisonSettings) -> ToleranceSweep {
        let difference = difference(from: expected, settings)
        return expected.withPixels { expected in
            withPixels { ToleranceSweep(expected: expected, actual: $0, difference) }
        }
    }
}

/// A generator of random numbers that starts at a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension ImageDifference {
    /// The coordinates of the pixels that differ.
    var places: [[Int]] {
        guard let mask else { return [] }
        return (0..<mask.size.height).flatMap { y in
            (0..<mask.size.width).filter { mask[$0, y] != 0 }.map { [$0, y] }
        }
    }
}
