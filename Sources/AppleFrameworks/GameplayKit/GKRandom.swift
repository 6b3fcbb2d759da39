@_exported import Foundation
import FrameworkSupport

public protocol GKRandom: AnyObject {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// A source of random numbers. Its sequence depends only on the seed; sources without a seed use the
/// same one in every run, so that pictures are the same. The sequences aren't those of Apple's
/// algorithms.
open class GKRandomSource: NSObject, GKRandom, NSCopying, @unchecked Sendable {
    fileprivate var state: UInt64

    public override init() {
        state = 0x436F_6E74_6163_7473
        super.init()
    }

    public init(generatorState: UInt64) {
        state = generatorState
        super.init()
    }

    /// The source of the current simulation.
    open class func sharedRandom() -> GKRandomSource { sharedInstance { GKRandomSource() } }

    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }

    open func nextInt(upperBound: Int) -> Int {
        upperBound > 0 ? Int(truncatingIfNeeded: next() >> 1) % upperBound : 0
    }

    open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
    open func nextBool() -> Bool { next() >> 63 == 1 }

    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in result.indices.dropFirst().reversed() {
            result.swapAt(index, nextInt(upperBound: index + 1))
        }
        return result
    }

    open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource(generatorState: state) }

    /// SplitMix64 (Steele, Lea, Flood 2014).
    private func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    open var seed = Data() {
        didSet { state = Self.state(of: seed) }
    }

    public override init() {
        super.init()
    }

    public init(seed: Data) {
        self.seed = seed
        super.init(generatorState: Self.state(of: seed))
    }

    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextInt() } }

    /// FNV-1a.
    private static func state(of seed: Data) -> UInt64 {
        seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    open var seed: UInt64 = 0 { didSet { state = seed } }

    public override init() {
        super.init()
    }

    public init(seed: UInt64) {
        self.seed = seed
        super.init(generatorState: seed)
    }
}

open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    open var seed: UInt64 = 0 { didSet { state = seed } }

    public override init() {
        super.init()
    }

    public init(seed: UInt64) {
        self.seed = seed
        super.init(generatorState: seed)
    }
}

extension NSArray {
    /// Returns the objects in a random order, by the shared source or another one.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: Array(self))
    }

    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
