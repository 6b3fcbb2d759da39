import Testing

@testable import ContactSheet

/// Source: decision.
@Suite struct WorkerRoleTests {
    @Test func readsItsText() {
        let role = WorkerRole(index: 1, count: 4)
        #expect(WorkerRole(role.text) == role)
    }

    @Test func readsTheTextOfADesign() {
        let design = WorkerRole.Design(classes: .controllers, reason: "A.swift:3: Fatal error: 1/2")
        let role = WorkerRole(index: 0, count: 2, design: design)
        #expect(role.text == "0/2/0/controllers/A.swift:3: Fatal error: 1/2")
        #expect(WorkerRole(role.text) == role)
        #expect(WorkerRole("0/2/0/some/reason") == nil)
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
