import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of the rendering modes; which parts have which layer is a
/// decision.
@MainActor struct SymbolLayerTests {
    /// The red and the opacity of a painted part.
    private struct Ink: Hashable {
        var red: Double
        var opacity: Double
    }

    /// Returns how a symbol's parts are painted, in order and without repetitions.
    private func ink(
        _ name: String, _ configuration: UIImage.SymbolConfiguration
    ) throws -> [Ink] {
        UIScreen.main.device = .standard
        let context = CGContext(size: CGSize(width: 60, height: 60), scale: 2)
        UIGraphicsPushContext(context)
        try #require(UIImage(systemName: name, withConfiguration: configuration))
            .draw(in: CGRect(x: 0, y: 0, width: 60, height: 60))
        UIGraphicsPopContext()
        return flattened(context.displayList.items, 1).reduce(into: []) { result, ink in
            if result.last != ink { result.append(ink) }
        }
    }

    private func flattened(_ items: [DisplayItem], _ opacity: Double) -> [Ink] {
        items.flatMap { item -> [Ink] in
            switch item {
            case .fill(let fill): ink(fill.paint, opacity)
            case .stroke(let stroke): ink(stroke.paint, opacity)
            case .group(let group): flattened(group.items, opacity * group.opacity)
            default: []
            }
        }
    }

    private func ink(_ paint: Paint, _ opacity: Double) -> [Ink] {
        guard case .color(let color) = paint else { return [] }
        return [Ink(red: color.red, opacity: color.alpha * opacity)]
    }

    /// A circle, a symbol with a slash, and one with a badge are less important than what is inside,
    /// the slash, and the badge. Less important parts can be painted first.
    @Test(arguments: [
        ("xmark.circle.fill", [0.35, 1]), ("plus.circle", [0.35, 1]),
        ("folder.badge.plus", [0.35, 1]), ("calendar.badge.clock", [0.35, 1]),
        ("bell.slash", [0.35, 1]), ("eurosign.arrow.circlepath", [0.35, 1]),
        ("cloud.sun.rain", [0.35, 1, 0.2]),
    ])
    func hierarchicalPartsHaveDecreasingOpacities(_ name: String, _ opacities: [Double]) throws {
        let ink = try ink(name, .init(hierarchicalColor: .black))
        #expect(ink.map(\.opacity) == opacities, "\(name)")
    }

    @Test(arguments: ["xmark.circle.fill", "folder.badge.plus", "bell.slash", "5.circle"])
    func palettesColorTheMainPartFirst(_ name: String) throws {
        let ink = try ink(name, .init(paletteColors: [.red, .blue]))
        #expect(ink.map(\.red) == [0, 1], "\(name)")
    }
}
