import Foundation
import Testing

/// Tests the property that commands treat the application of a project as they treat an executable with the
/// same previews. The executable of the tests is the application's here, because both are workers.
@Suite struct ApplicationTests {
    /// Runs a script in a folder with the application `App.app`.
    private func run(_ script: String) throws -> Shell.Result {
        let preparation = #"""
            set -e
            executable=$(command -v FailingPreviews)
            mkdir App.app
            ln "$executable" App.app/Screens 2> /dev/null || cp "$executable" App.app/Screens
            cat > App.app/Info.plist << END
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleExecutable</key><string>Screens</string></dict></plist>
            END
            set +e
            options='--devices iphone-8 --orientations portrait --timeout 2'
            # Runs a command of both, with output files that have the names of the command.
            both() {
                command=$1; shift
                (cd "$PWD" && FailingPreviews $command $options "$@" > own.$command 2> own.$command.errors)
                own=$?
                for output in Output Snapshots; do
                    test ! -d $output || { rm -rf own.$output; mv $output own.$output; }
                done
                contactsheet $command App.app $options "$@" > app.$command 2> app.$command.errors
                expect test $? = $own
                expect cmp own.$command app.$command
                grep '^error: ' own.$command.errors > expected
                grep '^error: ' app.$command.errors > found
                expect cmp expected found
                for output in Output Snapshots; do
                    test ! -d $output || expect diff -r own.$output $output
                done
            }
            expect() { "$@" || echo "different: $*"; }

            """#
        return try Shell.run(preparation + script, in: TemporaryFolder(), timeLimit: 400)
    }

    @Test func renderAndFilm() throws {
        let result = try run(
            """
            both render --workers 2 -o Output
            ls Output/*/*.png | wc -l
            rm -rf Output
            both film --grep Good --duration 0.1 -o Output
            ls Output/*/*.apng | wc -l
            """)
        #expect(result.output == "6\n6\n")
        #expect(result.error == "")
    }

    @Test func references() throws {
        let result = try run(
            """
            both record
            cp -r own.Snapshots kept
            both test --last-failed
            rm -rf Snapshots; cp -r kept Snapshots
            contactsheet test App.app $options 2> /dev/null | tail -n 1
            rm Snapshots/'Good 1'/*
            contactsheet test App.app $options --grep Good 2> /dev/null | head -n 1
            contactsheet approve App.app ${options% --timeout*} --grep Good --all
            mkdir Snapshots/Old; cp Snapshots/'Good 2'/* Snapshots/Old
            contactsheet prune App.app
            """)
        #expect(
            result.output == """
                4 failed, 6 same
                [2dd2] no reference
                1 new
                Snapshots/Old/iphone-8.portrait.svg
                1 reference removed

                """)
        #expect(result.error == "")
    }

    @Test func lintNamesThePlaces() throws {
        let result = try run("both lint")
        #expect(result.output == "")
        #expect(result.error == "")
    }

    /// The executables of two revisions show different texts.
    @Test func revisions() throws {
        let result = try run(
            #"""
            commit() { git add . && git -c user.name=a -c user.email=a@example.org commit -qm "$1"; }
            write() {
                rm App.app/Screens
                printf '#!/bin/sh\nSHOWN_TEXT=%s exec "%s" "$@"\n' "$1" "$executable" > App.app/Screens
                chmod +x App.app/Screens
            }
            export XDG_CACHE_HOME=$PWD/cache
            options="$options --grep Text"
            git init -q -b main .
            echo cache > .gitignore
            write Before; commit before
            contactsheet diff HEAD App.app $options
            write After
            contactsheet diff HEAD App.app $options | head -n 1
            commit after
            contactsheet diff HEAD~..HEAD App.app $options | head -n 1
            git rm -qr App.app; commit removed
            contactsheet diff HEAD~ App.app $options | head -n 1
            ls cache/contactsheet/revisions/*/
            """#)
        #expect(
            result.output == """
                no screen depends on the files that changed since HEAD
                [93f7] “After” label: text “Before” → “After”
                [93f7] “After” label: text “Before” → “After”
                Removed: “Text” (1 snapshot)
                new
                new.index
                old
                old.index

                """)
        #expect(result.error == "")
    }

    /// Each process has a home directory of its own, which ends with it.
    @Test func noFilesAreLeft() throws {
        let result = try run(
            """
            mkdir temporary
            TMPDIR=$PWD/temporary contactsheet render App.app $options -o Output > /dev/null 2>&1
            ls -A temporary | grep home
            """)
        #expect(result.output == "")
        #expect(result.error == "")
    }
}
