import ContactSheetServer
import Testing

// Property: only requests of the server's own page are admitted.
struct RequestGuardTests {
    private let token = AccessToken()
    private var admission: RequestGuard { RequestGuard(token: token, port: 4100, bodyLimit: 100) }
    private let host = ["host": "127.0.0.1:4100"]

    private func get(_ path: String, _ headers: [String: String]) throws(Refusal) -> String {
        try admission.admit(ServerRequest("GET", "/\(token.text)/\(path)", headers: headers))
    }

    private func post(_ headers: [String: String]) throws(Refusal) -> String {
        var all = host
        all["origin"] = "http://127.0.0.1:4100"
        all["content-type"] = "application/json"
        all["content-length"] = "2"
        all.merge(headers) { _, new in new }
        return try admission.admit(
            ServerRequest(
                "POST", "/\(token.text)/decisions", headers: all.filter { !$0.value.isEmpty }))
    }

    @Test func pathsBeginAfterTheToken() throws {
        #expect(try get("", host) == "index.html")
        #expect(try get("images/a.svg", host) == "images/a.svg")
        #expect(try get("..%2f", host) == "..%2f")
    }

    @Test(arguments: ["127.0.0.1:4100", "localhost:4100", "LOCALHOST:4100"])
    func hostsOfThisMachineAreAdmitted(name: String) throws {
        #expect(try get("", ["host": name]) == "index.html")
    }

    @Test(arguments: [
        "127.0.0.1", "127.0.0.1:4101", "attacker.example:4100", "127.0.0.1:4100.attacker.example",
        "0.0.0.0:4100", "",
    ])
    func otherHostsAreRefused(name: String) {
        #expect(throws: Refusal.host) { try get("", ["host": name]) }
    }

    @Test func requestsWithoutAHostAreRefused() {
        #expect(throws: Refusal.host) { try get("", [:]) }
    }

    @Test(arguments: [
        "http://attacker.example", "null", "http://127.0.0.1:4101", "http://localhost:4100",
        "https://127.0.0.1:4100", "http://127.0.0.1:4100.attacker.example",
    ])
    func otherOriginsAreRefused(origin: String) {
        let headers = host.merging(["origin": origin]) { $1 }
        #expect(throws: Refusal.origin) { try get("index.json", headers) }
        #expect(throws: Refusal.origin) { try post(["origin": origin]) }
    }

    @Test(arguments: ["cross-site", "same-site"])
    func requestsOfOtherSitesAreRefused(site: String) {
        #expect(throws: Refusal.origin) {
            try get("", host.merging(["sec-fetch-site": site]) { $1 })
        }
    }

    @Test(arguments: ["same-origin", "none"])
    func requestsOfThePageAreAdmitted(site: String) throws {
        #expect(try get("", host.merging(["sec-fetch-site": site]) { $1 }) == "index.html")
    }

    @Test func requestsWithoutTheTokenAreRefused() {
        let other = AccessToken().text
        let paths = [
            "/", "/\(token.text)", "/\(other)/", "/\(token.text.dropLast())/", "/\(token.text)0/",
            "//\(token.text)/", "\(token.text)/", "/index.json", "",
        ]
        for path in paths {
            #expect(throws: Refusal.token, "\(path)") {
                try admission.admit(ServerRequest("GET", path, headers: host))
            }
        }
    }

    @Test(arguments: ["PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "get"])
    func otherMethodsAreRefused(method: String) {
        #expect(throws: Refusal.method(allowed: "GET, POST")) {
            try admission.admit(ServerRequest(method, "/\(token.text)/", headers: host))
        }
    }

    @Test func decisionsRequireAnOriginAndALimitedBodyOfJSON() throws {
        #expect(try post([:]) == "decisions")
        #expect(try post(["content-type": "application/json; charset=utf-8"]) == "decisions")
        #expect(try post(["content-length": "100"]) == "decisions")
        #expect(throws: Refusal.origin) { try post(["origin": ""]) }
        #expect(throws: Refusal.contentType) { try post(["content-type": "text/plain"]) }
        #expect(throws: Refusal.contentType) { try post(["content-type": ""]) }
        #expect(throws: Refusal.length) { try post(["content-length": ""]) }
        #expect(throws: Refusal.length) { try post(["content-length": "-1"]) }
        #expect(throws: Refusal.length) { try post(["transfer-encoding": "chunked"]) }
        #expect(throws: Refusal.tooLarge(limit: 100)) { try post(["content-length": "101"]) }
    }

    @Test(arguments: [["content-length": "2"], ["transfer-encoding": "chunked"]])
    func bodiesOfOtherRequestsAreRefused(headers: [String: String]) throws {
        #expect(throws: Refusal.body) { try get("", host.merging(headers) { $1 }) }
        #expect(try get("", host.merging(["content-length": "0"]) { $1 }) == "index.html")
    }

    @Test func tokensAreRandomAndCompletelyCompared() {
        let tokens = (0..<50).map { _ in AccessToken() }
        #expect(Set(tokens).count == 50)
        #expect(tokens.allSatisfy { $0.text.wholeMatch(of: /[0-9a-f]{32}/) != nil })
        #expect(token.matches(token.text))
        #expect(!token.matches(token.text.dropLast()))
        #expect(!token.matches(token.text.dropLast() + "g"))
        #expect(!token.matches(""))
    }
}
