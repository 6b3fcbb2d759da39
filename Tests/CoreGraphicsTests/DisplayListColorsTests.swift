import CoreGraphics
import Foundation
import Testing

/// Source: the documented compositing of colors (source over), with hand-computed values.
@Suite struct DisplayListColorsTests {
    private let page = CGSize(width: 100, height: 100)

    private func fill(_ rect: CGRect, _ color: RGBA) -> DisplayItem {
        .fill(Fill(path: Path(rect: rect), paint: .color(color)))
    }

    private func color(_ items: DisplayItem...) -> RGBA? {
        DisplayList(size: page, items: items).color(at: CGPoint(x: 50, y: 50))
    }

    private let all = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let corner = CGRect(x: 0, y: 0, width: 40, height: 40)

    @Test func theLastFillAtThePointCounts() {
        #expect(color() == .black)
        #expect(color(fill(all, .white)) == .white)
        #expect(color(fill(all, .white), fill(corner, .black)) == .white)
        #expect(color(fill(all, .white), fill(all, RGBA(0, 0, 0, 0.5))) == RGBA(0.5, 0.5, 0.5))
    }

    @Test func backdropsShowTheColorBelow() {
        let backdrop = DisplayItem.backdrop(Backdrop(path: Path(rect: all), standardDeviation: 20))
        #expect(color(fill(all, .white), backdrop) == .white)
        #expect(
            color(fill(all, .white), backdrop, fill(all, RGBA(0, 0, 0, 0.5)))
                == RGBA(0.5, 0.5, 0.5))
    }

    @Test func coordinatesThatAreNotNumbersPaintNothing() {
        let odd = CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 100)
        #expect(color(fill(all, .white), fill(odd, .black)) == .white)
    }

    @Test func groups() {
        let moved = DisplayItem.group(
            Group(
                transform: CGAffineTransform(translationX: 30, y: 30), items: [fill(corner, .white)]
            ))
        #expect(color(moved) == .white)
        let clipped = DisplayItem.group(
            Group(clip: Clip(Path(rect: corner)), items: [fill(all, .white)]))
        #expect(color(clipped) == .black)
        let faded = DisplayItem.group(Group(opacity: 0.25, items: [fill(all, .white)]))
        #expect(color(faded) == RGBA(0.25, 0.25, 0.25))
        let multiplied = DisplayItem.group(Group(blendMode: .multiply, items: [fill(all, .white)]))
        #expect(color(multiplied) == nil)
        #expect(color(multiplied, fill(all, .white)) == .white)
    }

    /// The color is mixed from the stops on both sides, as *CGGradient* documents.
    @Test func linearGradients() {
        func mixed(_ stops: GradientStops, from start: CGFloat, to end: CGFloat) -> RGBA? {
            color(
                fill(all, .white),
                .fill(
                    Fill(
                        path: Path(rect: all),
                        paint: .linearGradient(
                            stops, start: CGPoint(x: 0, y: start), end: CGPoint(x: 0, y: end)))))
        }
        let stops = [
            GradientStops.Stop(location: 0, color: .black),
            GradientStops.Stop(location: 1, color: RGBA(1, 0, 0, 0.5)),
        ]
        #expect(mixed(GradientStops(stops), from: 0, to: 100) == RGBA(0.625, 0.25, 0.25))
        #expect(mixed(GradientStops(stops), from: 60, to: 100) == .black)
        #expect(mixed(GradientStops(stops), from: 0, to: 40) == RGBA(1, 0.5, 0.5))
        let short = GradientStops(stops, drawsBeforeStart: false)
        #expect(mixed(short, from: 60, to: 100) == .white)
    }

    @Test func otherGradientsAreUnknown() {
        let stops = GradientStops([.init(location: 0, color: .black)])
        let gradient = DisplayItem.fill(
            Fill(
                path: Path(rect: all),
                paint: .conicGradient(stops, center: CGPoint(x: 50, y: 50), angle: 0)))
        #expect(color(gradient) == nil)
        #expect(color(gradient, fill(all, RGBA(1, 1, 1, 0.5))) == nil)
        #expect(color(gradient, fill(all, .white)) == .white)
    }
}
