// How long texts take to measure beside a bare C program with one PangoLayout, and, over a table
// of labels that Interface Builder sized, how near our sizes come.
//
//     scripts/bench text [LABELS]
import Foundation

MainActor.assumeIsolated {
    Speed.report()
    for path in CommandLine.arguments.dropFirst() {
        do {
            try Accuracy.report(URL(fileURLWithPath: path))
        } catch {
            print("can't read \(path): \(error.localizedDescription)")
            exit(2)
        }
    }
}
