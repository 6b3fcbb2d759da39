import Foundation
import Testing

/// Tests the property that results don't depend on how a run is divided: one process, several
/// processes, or shards whose blobs are merged in any order.
@Suite struct DividedRunTests {
    /// Runs a script after functions that it uses. Its snapshots are the same, changed, missing,
    /// obsolete, and failed.
    private func run(_ script: String) throws -> Shell.Result {
        let preparation = #"""
            devices='--devices iphone-8,iphone-x,ipad-10'
            cp "$fixtures/Login.storyboard" .
            contactsheet record Login.storyboard $devices --workers 1 > /dev/null || exit 99
            login=Snapshots/Login/Login help=Snapshots/Login/Help
            cp $login/iphone-8.portrait.svg $login/iphone-0.portrait.svg
            rm $login/ipad-10.portrait.svg
            echo '<svg/>' > $help/iphone-x.portrait.svg
            sed 's/constant="20" id="c6"/constant="32" id="c6"/' "$fixtures/Login.storyboard" \
                > Login.storyboard
            compare() { contactsheet test Login.storyboard $devices "$@"; }
            expect() { "$@" || echo "different: $*"; }

            """#
        return try Shell.run(preparation + script, in: TemporaryFolder(), timeLimit: 300)
    }

    @Test func referencesDoNotDependOnTheNumberOfProcesses() throws {
        let result = try run(
            #"""
            cp "$fixtures/Login.storyboard" .
            rm -r Snapshots/Login/Login/iphone-0.portrait.svg $help/iphone-x.portrait.svg
            contactsheet record Login.storyboard $devices > /dev/null
            for count in 2 8; do
                contactsheet record Login.storyboard $devices --snapshots $count --workers $count > /dev/null
                expect diff -r Snapshots $count
            done
            """#)
        #expect(result.output == "")
        #expect(result.error == "")
        #expect(result.status == 0)
    }

    @Test func reportsDoNotDependOnTheDivision() throws {
        let result = try run(
            #"""
            for reporter in list json junit github blob; do
                compare --reporter $reporter > expected.$reporter
                expect test $? = 2
            done
            # The reports contain every kind of outcome.
            grep -o '"state" *: *"[a-z]*"' expected.json | grep -o '[a-z]*"$' | sort -u
            for count in 1 2 8; do
                compare --workers $count --reporter json | cmp - expected.json
                compare --workers $count | sed 's/ --workers [0-9]*//' | cmp - expected.list
            done
            compare --shard 1/3 --reporter blob -o 1.json
            compare --reporter blob --workers 2 --shard=2/3 > 2.json
            CIRCLE_NODE_INDEX=2 CIRCLE_NODE_TOTAL=3 compare --shard auto --reporter blob -o 3.json
            for order in '1.json 2.json 3.json' '3.json 1.json 2.json' '2.json 3.json 1.json'; do
                for reporter in list json junit github blob; do
                    contactsheet merge $order --reporter $reporter > merged.$reporter
                    expect test $? = 2
                    cmp merged.$reporter expected.$reporter
                done
            done
            """#)
        #expect(result.output == "changed\"\nfailed\"\nmissing\"\nobsolete\"\nsame\"\n")
        #expect(result.error == "")
    }
}
