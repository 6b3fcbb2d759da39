import Foundation
import Testing

/// Tests the property that a preview whose code ends its process fails alone, in every command and with any
/// number of processes: of ten previews, one crashes, one never ends, one takes too much memory, and one calls
/// `exit`.
@Suite struct FailingPreviewsTests {
    /// Runs a script after functions that it uses.
    private func run(_ script: String) throws -> Shell.Result {
        let preparation = #"""
            options='--devices iphone-8 --orientations portrait --timeout 2'
            expect() { "$@" || echo "different: $*"; }
            previews() { command=$1; shift; FailingPreviews $command $options "$@"; }

            """#
        return try Shell.run(preparation + script, in: TemporaryFolder(), timeLimit: 400)
    }

    private let reasons = [
        ("Crash", "FailingPreviews.swift:8: Fatal error: Index out of range"),
        ("Loop", "FailingPreviews.swift:13: the snapshot took longer than 2 s"),
        ("Memory", "FailingPreviews.swift:17: the snapshot used more than 4096 MB of memory"),
        (
            "Exit",
            "FailingPreviews.swift:22: the screen's code ended the process with status 0"
        ),
    ]

    /// The messages of commands that render.
    private var errors: String {
        reasons.map { "error: \($0) on iphone-8, portrait: \($1)\n" }.joined()
    }

    @Test func renderNamesThem() throws {
        let result = try run(
            #"""
            for count in 1 2 8; do
                previews render --workers $count -o $count > /dev/null 2> $count.txt
                expect test $? = 2
                grep '^error: ' $count.txt > $count.errors
                expect cmp 1.errors $count.errors
                expect diff -r 1 $count
            done
            cat 1.errors
            ls 1/*/*.png | wc -l
            """#)
        #expect(result.output == errors + "6\n")
        #expect(result.error == "")
    }

    @Test func testsNameThem() throws {
        let result = try run(
            #"""
            previews record --workers 2 > /dev/null 2>&1
            expect test $? = 2
            for count in 1 2 8; do
                previews test --workers $count > $count.txt 2> /dev/null
                expect test $? = 2
                expect cmp 1.txt $count.txt
            done
            cat 1.txt
            """#)
        let lines = reasons.map { name, reason in
            "Snapshot “\(name)/iphone-8.portrait” (iPhone 8, portrait) failed: \(reason)\n"
        }
        #expect(result.output == lines.joined() + "4 failed, 6 same\n")
        #expect(result.error == "")
    }

    @Test func galleriesFilmsAndLintNameThem() throws {
        let result = try run(
            #"""
            previews gallery -o G --pdf sheet.pdf --url https://example.com/ > gallery.txt 2>&1
            expect test $? = 2
            previews lint > lint.txt 2>&1
            expect test $? = 2
            previews film --duration 0.1 -o F > film.txt 2>&1
            expect test $? = 2
            for command in gallery lint film; do
                grep -o '^error: [A-Z][a-z]*' $command.txt | tr '\n' ' '
            done
            head -c 5 sheet.pdf
            ls F/*/*.apng | wc -l
            """#)
        let names = "error: Crash error: Loop error: Memory error: Exit "
        #expect(result.output == names + names + names + "%PDF-6\n")
        #expect(result.error == "")
    }

    /// Processes that are stopped, terminated, or killed are replaced, and their snapshots rendered again.
    @Test func signalsFromOutsideHaveNoInfluence() throws {
        let result = try run(
            #"""
            options='--devices iphone-8,iphone-x,ipad-10 --grep Good --workers 2'
            FailingPreviews render $options -o expected > /dev/null
            for signal in STOP TERM KILL; do
                # Without the function, which would be another process.
                FailingPreviews render $options -o $signal > /dev/null &
                run=$!
                # The run may have ended before.
                for attempt in 1 2; do
                    sleep 0.7
                    worker=$(pgrep -P $run | head -n 1)
                    test -z "$worker" || kill -$signal $worker 2> /dev/null
                done
                wait $run
                expect test $? = 0
                expect diff -r expected $signal
            done
            """#)
        #expect(result.output == "")
        #expect(result.error == "")
    }

    /// A document that ends the command's own process is rendered by others, in which it fails alone.
    @Test func theCommandStartsAgain() throws {
        let result = try run(
            #"""
            # Otherwise Swift's runtime handles the signal before the command does.
            export SWIFT_BACKTRACE=enable=no
            cp "$fixtures/Login.storyboard" .
            options='--devices iphone-8,iphone-x,ipad-10,iphone-17'
            contactsheet render Login.storyboard $options -o expected > expected.txt
            contactsheet render Login.storyboard $options -o again > again.txt &
            run=$!
            # Until there is a handler: signal 11 is the third hexadecimal digit from the end.
            until grep -q '^SigCgt:.*[4-7c-f]..$' /proc/$run/status; do
                kill -0 $run || break
            done
            # As a crash does. The process is stopped before, to show that it hasn't ended.
            kill -STOP $run
            until grep -q '^State:.[TZ]' /proc/$run/status; do :; done
            grep -q '^State:.T' /proc/$run/status || echo 'ended too early'
            kill -SEGV $run
            kill -CONT $run
            wait $run
            expect test $? = 0
            expect diff -r expected again
            sed 's/again/expected/' again.txt | cmp - expected.txt
            """#)
        #expect(result.output == "")
        #expect(result.error == "")
    }
}
