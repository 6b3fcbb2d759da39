import Testing

@testable import ContactSheet

/// Source: decision.
@Suite struct WorkerRoleTests {
    @Test func readsItsText() {
        let role = WorkerRole(index: 1, count: 4)
        #expect(WorkerRole(role.text) == role)
    }

    @Test(arguments: ["", "1", "4/4", "-1/4", "1/4/", "a/b", "0/0"])
    func refusesOtherTexts(text: String) { #expect(WorkerRole(text) == nil) }

    @Test func countsFromOneTo256() throws {
        #expect(try WorkerCount(option: "256").number == 256)
        for text in ["0", "257", "-1", "two", ""] {
            #expect(throws: OptionError.self) { try WorkerCount(option: text) }
        }
    }
}
