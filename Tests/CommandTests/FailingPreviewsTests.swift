import Foundation
import Testing

/// Tests the property that a preview whose code ends its process fails alone, in every command and with any
/// number of processes: of ten previews, one crashes, one never ends, one takes too much memory, and one calls
/// `exit`.
@Suite struct FailingPreviewsTests {
    private func run(_ script: String) throws -> Shell.Result {
        let preparation = #"""
            options='--devices iphone-8 --orientations portrait --timeout 2'
            expect() { "$@" || echo "different: $*"; }

            """#
        return try Shell.run(preparation + script, in: TemporaryFolder(), timeLimit: 400)
    }

    private let failures = """
        error: Crash on iphone-8, portrait: FailingPreviews.swift:8: Fatal error: Index out of range
        error: Loop on iphone-8, portrait: FailingPreviews.swift:13: the snapshot took longer than 2 s
        error: Memory on iphone-8, portrait: FailingPreviews.swift:17: the snapshot used more than 4096 MB of memory
        error: Exit on iphone-8, portrait: FailingPreviews.swift:22: the screen's code ended the process with status 0

        """

    @Test func renderNamesThem() throws {
        let result = try run(
            #"""
            for count in 1 2 8; do
                FailingPreviews render $options --workers $count -o $count 2> $count.txt
                expect test $? = 2
                grep ^error: $count.txt | cmp - <(grep ^error: 1.txt)
                expect diff -r 1 $count
            done
            grep ^error: 1.txt
            ls 1/*/*.png | wc -l
            """#.asBash)
        #expect(result.output == failures + "6 snapshots in 1, 4 failed\n6\n")
        #expect(result.error == "")
    }
}

extension String {
    /// The script for a shell with process substitution.
    fileprivate var asBash: String { self }
}
