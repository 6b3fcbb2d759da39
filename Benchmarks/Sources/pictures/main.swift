// Measures the medians of our painter and of a minimal C program that paints the same page,
// alternating between the two.
//
//     swift run -c release --package-path Benchmarks pictures [directory for the four files]
import CPictures
import CairoRenderer
import CoreGraphics
import Foundation

let list = Page.list()
let (width, height) = (Page.size.width, Page.size.height)

func bytes(_ picture: picture) -> [UInt8] {
    defer { free(picture.bytes) }
    return Array(UnsafeBufferPointer(start: picture.bytes, count: picture.count))
}

func milliseconds(_ body: () throws -> [UInt8]) rethrows -> Double {
    let time = try ContinuousClock().measure { _ = try body() }
    return Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3
}

func compare(
    _ name: String, rounds: Int, ours: () throws -> [UInt8], peer: () throws -> [UInt8]
) rethrows {
    for _ in 0..<3 { _ = (try ours(), try peer()) }
    var times: (ours: [Double], peer: [Double]) = ([], [])
    for _ in 0..<rounds {
        times.ours.append(try milliseconds(ours))
        times.peer.append(try milliseconds(peer))
    }
    let (a, b) = (times.ours.sorted()[rounds / 2], times.peer.sorted()[rounds / 2])
    print(
        name, String(format: "ours %.2f ms, peer %.2f ms, ratio %.2f", a, b, a / b),
        "(\(try ours().count) and \(try peer().count) bytes, \(rounds) rounds)")
}

let pictures: [(name: String, rounds: Int, ours: () throws -> [UInt8], peer: () -> [UInt8])] = [
    (
        "png", 21, { try CairoRenderer.png(list, scale: 3) },
        { bytes(peer_png(width, height, 3)) }
    ),
    ("svg", 101, { try CairoRenderer.svg(list) }, { bytes(peer_svg(width, height)) }),
]
// Our list contains positioned glyphs; the C program positions them in every round, which takes
// this time.
_ = Page.list()
let shaping = (0..<21).map { _ in milliseconds { [UInt8(clamping: Page.list().items.count)] } }
print(String(format: "of the peer's time, shaping: about %.2f ms", shaping.sorted()[10]))
for picture in pictures {
    try compare(picture.name, rounds: picture.rounds, ours: picture.ours, peer: picture.peer)
}
if let folder = CommandLine.arguments.dropFirst().first {
    for picture in pictures {
        let path = URL(fileURLWithPath: folder).appendingPathComponent("peer." + picture.name)
        try Data(picture.peer()).write(to: path)
        let ours = path.deletingLastPathComponent().appendingPathComponent("ours." + picture.name)
        try Data(picture.ours()).write(to: ours)
    }
}
