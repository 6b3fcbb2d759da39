import ContactSheet
import UIKit

/// Previews of which some end their process, for the tests of workers.
@main struct FailingPreviews: PreviewCatalog {
    var previews: [Preview] {
        for number in 1...3 { Preview("Good \(number)") { label("Good \(number)") } }
        Preview("Crash") { () -> UIView in
            let labels: [UILabel] = []
            return labels[1]
        }
        for number in 4...5 { Preview("Good \(number)") { label("Good \(number)") } }
        Preview("Loop") { () -> UIView in
            while isRunning {}
            return UIView()
        }
        Preview("Memory") { () -> UIView in
            let label = label("Memory")
            label.tag = [UInt8](repeating: 1, count: 8 << 30).count
            return label
        }
        Preview("Exit") { () -> UIView in exit(0) }
        Preview("Good 6") { label("Good 6") }
        if let text = ProcessInfo.processInfo.environment["SHOWN_TEXT"] {
            Preview("Text") { label(text) }
        }
    }
}

/// Always true, which the optimizer doesn't know.
@MainActor private var isRunning: Bool { UIScreen.main.scale > 0 }

@MainActor private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    label.text = text
    return label
}
