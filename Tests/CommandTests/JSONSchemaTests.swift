import Foundation
import Testing

/// Validates what commands write against the published schemas.
@Suite struct JSONSchemaTests {
    private static let schemas = URL(fileURLWithPath: #filePath)
        .appending(path: "../../../Documentation/schemas").standardized

    /// Returns the violations in a file that commands write in a new folder.
    private func violations(
        _ script: String, schema: String, file: String
    ) throws -> (violations: [String], text: String) {
        let folder = try TemporaryFolder()
        _ = try Shell.run(script, in: folder, timeLimit: 120)
        let data = try #require(folder.contents()[file], "the commands write no \(file)")
        let schema = try JSONSchema(
            contentsOf: Self.schemas.appending(path: "\(schema).schema.json"))
        let json = try JSONSerialization.jsonObject(with: data)
        return (schema.violations(of: json), String(decoding: data, as: UTF8.self))
    }

    @Test func reportsOfTest() throws {
        let (violations, text) = try violations(
            """
            cp $fixtures/Login.storyboard $fixtures/Bars.xib .
            options='--devices iphone-8,ipad-10'
            contactsheet record Login.storyboard $options
            rm Snapshots/Login/Login/ipad-10.portrait.svg
            echo x > Snapshots/Login/Login/ipad-10.landscape-left.svg
            sed 's/constant="20" id="c6"/constant="32" id="c6"/; /<!--Help-->/,/<\\/scene>/d' \
                $fixtures/Login.storyboard > Login.storyboard
            contactsheet test Login.storyboard Bars.xib $options --reporter json:report.json
            """, schema: "test", file: "report.json")
        #expect(violations == [])
        for state in ["changed", "missing", "obsolete", "failed"] {
            #expect(text.contains("\"\(state)\""), "no snapshot is \(state)")
        }
    }

    @Test func reportsOfLint() throws {
        let (violations, text) = try violations(
            """
            cp $fixtures/Login.storyboard $fixtures/Ambiguous.xib $fixtures/Conflict.xib .
            contactsheet lint *.storyboard *.xib --severity note --devices iphone-8,iphone-5s \
                --reporter json:report.json
            """, schema: "lint", file: "report.json")
        #expect(violations == [])
        #expect(text.contains("\"details\"") && text.contains("\"hint\""))
    }

    @Test(arguments: [
        "",
        "--multitasking half --ios 17 --appearance dark --text-size ax1 --direction rtl --bold-text",
        "--contrast --ios 17 --language fr --tap Save", "--devices iphone-8 --tap Nothing",
    ])
    func manifests(options: String) throws {
        let (violations, text) = try violations(
            """
            cp $fixtures/Login.storyboard $fixtures/Conflict.xib .
            contactsheet render *.xib *.storyboard -o Output --devices ipad-10 \(options)
            """, schema: "manifest", file: "Output/manifest.json")
        #expect(violations == [])
        #expect(text.contains("\"preview\""))
    }

    @Test(arguments: [
        "--devices ipad-10,iphone-17", "--devices iphone-8 --tap Nothing",
        "--devices ipad-10 --multitasking half --ios 17 --appearance dark --language fr",
    ])
    func galleries(options: String) throws {
        let (violations, text) = try violations(
            """
            cp $fixtures/Login.storyboard $fixtures/Conflict.xib .
            contactsheet record Login.storyboard --devices ipad-10
            sed -i 's/constant="20" id="c6"/constant="32" id="c6"/' Login.storyboard
            contactsheet gallery *.xib *.storyboard -o Output \(options)
            """, schema: "gallery", file: "Output/index.json")
        #expect(violations == [])
        #expect(text.contains("\"snapshots\""))
    }

    /// The check itself: values that a schema doesn't describe are found.
    @Test func violationsAreFound() throws {
        let schema = try JSONSchema(contentsOf: Self.schemas.appending(path: "lint.schema.json"))
        let json = try JSONSerialization.jsonObject(
            with: Data(
                #"{"generator": 1, "known": -1, "issues": [{"rule": "a", "severity": "x"}], "b": 1}"#
                    .utf8))
        let violations = schema.violations(of: json)
        #expect(violations.contains("$.b: isn't a known property"))
        #expect(violations.contains("$.generator: isn't of type string"))
        #expect(violations.contains("$.known: is less than 0.0"))
        #expect(violations.contains("$.issues[0]: lacks message"))
        #expect(violations.contains { $0.hasPrefix("$.issues[0].severity: isn't one of") })
    }
}
