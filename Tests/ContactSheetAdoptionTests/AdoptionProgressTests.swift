import Testing

@testable import ContactSheetAdoption

/// Source: decision.
@Suite struct AdoptionProgressTests {
    @Test func aLineForEachBuild() {
        #expect(
            AdoptionProgress.line("Notes", files: 1, round: 1, isFirst: true)
                == "building Notes for Linux: 1 Swift file; the first build takes a few minutes")
        #expect(
            AdoptionProgress.line("Notes", files: 7, round: 1, isFirst: false)
                == "building Notes for Linux: 7 Swift files")
        #expect(
            AdoptionProgress.line("Notes", files: 7, round: 2, isFirst: true)
                == "building again without what doesn't compile (build 2)")
    }

    @Test func stepsOfTheCompiler() {
        #expect(
            AdoptionProgress.step("[12/345] Compiling Notes List.swift")
                == "12 of 345  Compiling Notes List.swift")
        #expect(AdoptionProgress.step("warning: [1/2]") == nil)
    }
}
