import Foundation

/// Random whole numbers in a range, each equally likely.
open class GKRandomDistribution: NSObject, GKRandom {
    public let lowestValue: Int
    public let highestValue: Int
    let source: any GKRandom
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    public required init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
        highestValue highestInclusive: Int
    ) {
        self.source = source
        lowestValue = lowestInclusive
        highestValue = max(lowestInclusive, highestInclusive)
        super.init()
    }

    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
            randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive,
            highestValue: highestInclusive)
    }

    public required convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
    }

    open class func d6() -> Self { Self(forDieWithSideCount: 6) }
    open class func d20() -> Self { Self(forDieWithSideCount: 20) }

    open func nextInt() -> Int {
        lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes)
    }

    open func nextInt(upperBound: Int) -> Int {
        let limit = min(upperBound, numberOfPossibleOutcomes)
        return lowestValue + source.nextInt(upperBound: limit)
    }

    open func nextUniform() -> Float {
        let steps = max(1, numberOfPossibleOutcomes - 1)
        return Float(nextInt() - lowestValue) / Float(steps)
    }

    open func nextBool() -> Bool { source.nextBool() }
}

/// Random whole numbers of which each occurs once before one occurs again.
open class GKShuffledDistribution: GKRandomDistribution {
    private var remaining: [Int] = []

    open override func nextInt() -> Int {
        if remaining.isEmpty { remaining = Array(lowestValue...highestValue) }
        return remaining.remove(at: source.nextInt(upperBound: remaining.count))
    }
}

/// Random whole numbers around the middle of a range; none is more than three deviations from it.
open class GKGaussianDistribution: GKRandomDistribution {
    open var mean: Float { Float(lowestValue + highestValue) / 2 }
    open var deviation: Float { Float(highestValue - lowestValue) / 6 }

    public convenience init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        self.init(
            randomSource: source, lowestValue: Int(Double(mean - 3 * deviation).rounded()),
            highestValue: Int(Double(mean + 3 * deviation).rounded()))
    }

    /// Sums twelve uniform numbers, whose sum has the variance 1.
    open override func nextInt() -> Int {
        let sum = (0..<12).reduce(Float(-6)) { sum, _ in sum + source.nextUniform() }
        let value = Double(mean + deviation * sum).rounded()
        return max(lowestValue, min(highestValue, Int(exactly: value) ?? lowestValue))
    }
}
