import Testing

/// Tests the property that output doesn't depend on what memory contained before. The C library fills
/// allocated memory with the value of `MALLOC_PERTURB_` (mallopt(3)).
@Suite struct UninitializedMemoryTests {
    @Test func imagesHaveTheSameBytes() throws {
        let result = try Shell.run(
            #"""
            cp "$fixtures/Login.storyboard" "$fixtures/Bars.xib" .
            for value in 85 170; do
                MALLOC_PERTURB_=$value contactsheet render Login.storyboard Bars.xib --format png \
                    --devices all --workers 1 -o $value > /dev/null || exit 99
            done
            diff -r 85 170
            test $(find 85 -name '*.png' | wc -l) -gt 100 || echo 'few images'
            """#, in: TemporaryFolder(), timeLimit: 300)
        #expect(result.output == "")
        #expect(result.error == "")
        #expect(result.status == 0)
    }
}
