import CTexts
import Foundation
import ProcessorTime
import Typesetting

/// Measures ten thousand different one-line texts with our layout and with the C program, and a
/// hundred texts that our layout measures repeatedly.
enum Speed {
    private static let count = 10_000
    private static let rounds = 7
    private static let words = [
        "Settings", "profile", "Save", "photo", "library", "Wednesday", "of", "the", "Untitled",
        "message", "Downloads", "total", "Your", "account", "and", "notifications",
    ]

    static func report() {
        let peer = texts_open(17)
        defer { texts_close(peer) }
        let font = Font.system(size: 17)
        var times: (ours: [Double], cached: [Double], peer: [Double]) = ([], [], [])
        var sum: CGFloat = 0
        for round in 0..<rounds {
            let texts = (0..<count).map { text($0, round: round) }
            times.ours.append(
                microseconds { for text in texts { sum += width(of: text, font) } })
            times.peer.append(
                microseconds { for text in texts { sum += texts_measure(peer, text) } })
            let few = texts.suffix(100)
            times.cached.append(
                microseconds {
                    for _ in 0..<count / few.count {
                        for text in few { sum += width(of: text, font) }
                    }
                })
        }
        let (ours, cached, peers) = (
            median(times.ours), median(times.cached), median(times.peer)
        )
        print(
            String(
                format: "%d texts, µs each: ours %.2f, peer %.2f, ratio %.2f; cached %.3f, 1/%.0f",
                count, ours, peers, ours / peers, cached, ours / cached))
        precondition(sum > 0)
    }

    private static func width(of text: String, _ font: Font) -> CGFloat {
        TextLayout(text, font: font, maximumNumberOfLines: 1).size.width
    }

    private static func text(_ index: Int, round: Int) -> String {
        let picked = (0..<3).map { words[(index >> ($0 * 4)) % words.count] }
        return picked.joined(separator: " ") + " \(round)\(index)"
    }

    private static func microseconds(_ body: () -> Void) -> Double {
        ProcessorTime.seconds(body) * 1e6 / Double(count)
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
