import CairoRenderer
import CoreGraphics
import Testing

/// Source: the first and last stops' colors beyond a gradient's ends, or nothing.
@Suite struct GradientTests {
    @Test(arguments: [
        (true, true, "RRR??BBB"), (true, false, "RRR??___"), (false, true, "___??BBB"),
        (false, false, "___??___"),
    ])
    func linearEnds(_ before: Bool, _ after: Bool, _ expected: String) throws {
        let paint = Paint.linearGradient(
            stops(before, after), start: CGPoint(x: 3, y: 0), end: CGPoint(x: 5, y: 0))
        #expect(try row(8, paint) == expected)
    }

    @Test(arguments: [
        (true, true, "BB?RR?BB"), (true, false, "__?RR?__"), (false, true, "BB?__?BB"),
        (false, false, "__?__?__"),
    ])
    func radialEnds(_ before: Bool, _ after: Bool, _ expected: String) throws {
        // The rings are wide enough that their curvature doesn't affect the row's pixels.
        let center = CGPoint(x: 4, y: 0.5)
        let paint = Paint.radialGradient(
            stops(before, after), from: .init(center: center, radius: 1.2),
            to: .init(center: center, radius: 2))
        let pixels = Array(try row(8, paint))
        let places = [0, 1, 3, 4, 6, 7]
        #expect(places.map { pixels[$0] } == places.map { Array(expected)[$0] })
    }

    private func stops(_ before: Bool, _ after: Bool) -> GradientStops {
        GradientStops(
            [.init(location: 0, color: .red), .init(location: 1, color: .blue)],
            drawsBeforeStart: before, drawsAfterEnd: after)
    }

    private func row(_ width: Int, _ paint: Paint) throws -> String {
        let path = Path(rect: CGRect(x: 0, y: 0, width: width, height: 1))
        return try PixelString.of(width, 1, .fill(Fill(path: path, paint: paint)))
    }
}
