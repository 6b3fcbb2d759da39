// Measures how long text layout takes compared with a minimal C program with one PangoLayout and,
// for a table of labels that Interface Builder sized, how accurate our sizes are.
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
