import GameplayKitStub
import Testing

@Suite struct GKRandomTests {
    @Test func sameSeedGivesTheSameNumbers() {
        let first = GKMersenneTwisterRandomSource(seed: 5)
        let second = GKMersenneTwisterRandomSource(seed: 5)
        let numbers = (0..<20).map { _ in first.nextInt(upperBound: 1000) }
        #expect(numbers == (0..<20).map { _ in second.nextInt(upperBound: 1000) })
        let other = GKMersenneTwisterRandomSource(seed: 6)
        #expect(numbers != (0..<20).map { _ in other.nextInt(upperBound: 1000) })
    }

    @Test func sourcesWithoutASeedAreTheSameInEveryRun() {
        let values = { (0..<5).map { [source = GKARC4RandomSource()] _ in source.nextInt() } }
        #expect(values() == values())
    }

    @Test func shufflingKeepsTheElements() {
        let numbers = Array(1...50)
        let source = GKLinearCongruentialRandomSource(seed: 1)
        let shuffled = source.arrayByShufflingObjects(in: numbers).compactMap { $0 as? Int }
        #expect(shuffled != numbers)
        #expect(shuffled.sorted() == numbers)
    }

    @Test func distributionsStayInTheirRange() {
        let die = GKRandomDistribution.d6()
        let rolls = (0..<200).map { _ in die.nextInt() }
        #expect(Set(rolls) == Set(1...6))
        let bell = GKGaussianDistribution(lowestValue: 0, highestValue: 20)
        let values = (0..<500).map { _ in bell.nextInt() }
        #expect(values.allSatisfy { (0...20).contains($0) })
        let middle = values.filter { (7...13).contains($0) }.count
        #expect(middle > 250)
    }

    @Test func shuffledDistributionRepeatsNothingBeforeAllOccurred() {
        let distribution = GKShuffledDistribution(lowestValue: 1, highestValue: 6)
        for _ in 0..<3 { #expect(Set((0..<6).map { _ in distribution.nextInt() }) == Set(1...6)) }
    }
}
