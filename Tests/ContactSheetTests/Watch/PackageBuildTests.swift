import Foundation
import Testing

@testable import ContactSheet

// Source: the output of `swift build` in version 6.2.
struct PackageBuildTests {
    @Test func errorsAreReportedOnceWithTheirLines() {
        let output = """
            Building for debugging...
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            [1/3] Compiling App Main.swift
            /p/Sources/Main.swift:3:9: error: cannot find 'x' in scope
            1 | let a = 1
            3 | let b = x
              |         `- error: cannot find 'x' in scope
            /p/Sources/Main.swift:3:9: error: cannot find 'x' in scope
             3 | let b = x
               |         `- error: cannot find 'x' in scope
            warning: unused
            error: fatalError
            """
        let errors = PackageBuild.errors(in: output)
        #expect(
            errors == [
                """
                /p/Sources/Main.swift:3:9: error: cannot find 'x' in scope
                1 | let a = 1
                3 | let b = x
                  |         `- error: cannot find 'x' in scope
                """, "error: fatalError",
            ])
    }

    @Test func aFailureWithoutAnErrorIsItsLastLine() {
        #expect(PackageBuild.errors(in: "Building\nKilled\n") == ["Killed"])
    }
}
