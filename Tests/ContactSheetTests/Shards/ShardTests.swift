import Testing

@testable import ContactSheet

/// Source: decision.
@Suite struct ShardTests {
    @Test func isNumberedFromOne() {
        #expect(Shard(index: 1, count: 1) == .whole)
        #expect(Shard(index: 2, count: 5)?.description == "shard 2 of 5")
        for (index, count) in [(0, 5), (6, 5), (1, 0), (-1, 5), (1, Int.max)] {
            #expect(Shard(index: index, count: count) == nil)
        }
    }

    @Test func optionIsAShardOrAutomatic() throws {
        #expect(try ShardValue(option: "2/5") == .shard(try #require(Shard(index: 2, count: 5))))
        #expect(try ShardValue(option: "auto") == .automatic(count: nil))
        #expect(try ShardValue(option: "auto/5") == .automatic(count: 5))
    }

    @Test(arguments: ["", "2", "0/5", "6/5", "auto/0", "auto/x", "2/5/6", "2 / 5", "automatic"])
    func otherValuesAreErrors(text: String) {
        #expect(throws: OptionError.self) { try ShardValue(option: text) }
    }
}
