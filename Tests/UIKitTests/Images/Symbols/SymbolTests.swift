import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation
import Testing

@testable import UIKit

/// Source: published descriptions of symbol images, and frames in the corpus, as stated for each
/// row.
@MainActor struct SymbolTests {
    private func useDevice(scale: Double, contentSize: UIContentSizeCategory = .large) {
        let name = scale == 2 ? "iphone-8" : "iphone-15"
        guard let device = Device.named(name) else { return }
        UIScreen.main.device = SimulatedDevice(device, iOS: IOSVersion(16))
        UIScreen.main.device.contentSize = contentSize
        UIScreen.main.orientation = .portrait
    }

    private func image(
        _ name: String, _ configuration: UIImage.SymbolConfiguration? = nil
    ) throws -> UIImage {
        try #require(UIImage(systemName: name, withConfiguration: configuration))
    }

    /// `play.circle.fill {20, 19} baseline=3.5 alignmentRectInsets={-0.5, 0, -0.5, 0}`.
    @Test func theStandardCircle() throws {
        useDevice(scale: 2)
        let image = try image("play.circle.fill")
        #expect(image.size == CGSize(width: 20, height: 19))
        #expect(image.baselineOffsetFromBottom == 3.5)
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: -0.5, bottom: -0.5))
    }

    /// Image views that are pinned to edges are stored half a point higher than a line of text would put them: one of
    /// 50 × 50 with `star.fill` at y −0.5 with a height of 50.5, one of 414 × 895.5 with
    /// `photo.on.rectangle.angled` at y −0.5 with a height of 896.
    @Test(arguments: [
        ("star.fill", 0.5, 0), ("photo.on.rectangle.angled", 0.5, -0.5), ("hare.fill", 0.5, -0.5),
    ])
    func someSymbolsHaveInsetsOfTheirOwn(name: String, top: CGFloat, bottom: CGFloat) throws {
        useDevice(scale: 2)
        #expect(try image(name).alignmentRectInsets == UIEdgeInsets(top: top, bottom: bottom))
        let twice = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(
            try image(name, twice).alignmentRectInsets
                == UIEdgeInsets(top: 2 * top, bottom: 2 * bottom))
    }

    /// `person {19, 17.5}` without a configuration at the smallest text size. Its published insets,
    /// -1 and -1.5, have the same sum.
    @Test func noConfigurationMeansSeventeenPoints() throws {
        useDevice(scale: 2, contentSize: .extraSmall)
        let image = try image("person")
        #expect(image.size == CGSize(width: 19, height: 17.5))
        let insets = image.alignmentRectInsets
        #expect(insets.top + insets.bottom == -2.5)
    }

    /// `person {20.5, 19.5}` in the body style, large, at the smallest text size. The published
    /// insets have a sum of 2.5.
    @Test func stylesFollowTheTextSize() throws {
        useDevice(scale: 2, contentSize: .extraSmall)
        let configuration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        let image = try image("person", configuration)
        #expect(abs(image.size.width - 20.5) <= 0.5 && abs(image.size.height - 19.5) <= 1)
        let aligned =
            image.size.height - image.alignmentRectInsets.top - image.alignmentRectInsets.bottom
        #expect(aligned == 17)
    }

    /// `chevron.compact.down {70.33, 25.67}` at 64 points, light. With the published insets, -25
    /// and -25.67, it is 76.33 tall.
    @Test func aFlatSymbolIsAlignedAsALineOfText() throws {
        useDevice(scale: 3)
        let configuration = UIImage.SymbolConfiguration(
            pointSize: 64, weight: .light, scale: .medium)
        let image = try image("chevron.compact.down", configuration)
        #expect(abs(image.size.width - 70.333) < 0.01 && abs(image.size.height - 25.667) < 0.01)
        let insets = image.alignmentRectInsets
        #expect(abs(image.size.height - insets.top - insets.bottom - 76.333) < 0.01)
    }

    /// Frames that Interface Builder stored, with two pixels per point.
    @Test(arguments: [
        ("chevron.right", 17.0, CGSize(width: 12.5, height: 16.5)),
        ("square.and.pencil", 22, CGSize(width: 26.5, height: 25)),
        ("play.fill", 32, CGSize(width: 28.5, height: 31.5)),
        ("record.circle", 32, CGSize(width: 37.5, height: 36)),
        ("trash.fill", 17, CGSize(width: 20, height: 22)),
        ("arrow.uturn.backward", 17, CGSize(width: 20, height: 17.5)),
    ])
    func corpusSizes(_ name: String, _ points: CGFloat, _ size: CGSize) throws {
        useDevice(scale: 2)
        let image = try image(name, UIImage.SymbolConfiguration(pointSize: points))
        #expect(image.size == size)
    }

    /// `chevron.right`, small and semibold, is 11 × 14 in a document.
    @Test func heavierSymbolsAreLarger() throws {
        useDevice(scale: 2)
        let configuration = UIImage.SymbolConfiguration(scale: .small).applying(
            UIImage.SymbolConfiguration(weight: .semibold))
        #expect(try image("chevron.right", configuration).size == CGSize(width: 11, height: 14))
    }

    /// Property: a later configuration takes precedence only for the values that it sets.
    @Test func configurationsAreCombined() {
        let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
        let both = large.applying(UIImage.SymbolConfiguration(scale: .small))
        #expect(both.scale == .small && both.weight == .bold && both.font.pointSize == 30)
        #expect(both.withoutPointSizeAndWeight().weight == .unspecified)
        #expect(UIFont.Weight.bold.symbolWeight() == .bold)
        #expect(UIImage.SymbolWeight.heavy.fontWeight() == .heavy)
    }

    @Test func unknownNamesKeepTheDocumentsProportions() {
        useDevice(scale: 2)
        let symbol = Symbol(named: "no.such.thing", proportions: CGSize(width: 64, height: 128))
        let size = symbol.size(.unspecified)
        #expect(symbol.drawing == nil && abs(size.height - 2 * size.width) < 1e-9)
        #expect(abs(size.height - 20.4) < 1e-9)
    }
}

/// Source: decisions in `SymbolColors` and `UIImage(systemName:)`, which state them.
@MainActor struct SymbolColorsTests {
    @Test func hierarchicalLayersHaveDecreasingOpacities() {
        let colors = SymbolColors("cloud.sun.rain", .hierarchical(.black), .red)
        let alphas = (0..<4).map { colors.color(of: $0).cgColor.alpha }
        #expect(alphas == [1, 0.35, 0.2, 0.2] && colors.paintsGlyphs)
    }

    @Test func theLastColorOfAPaletteIsRepeated() {
        let colors = SymbolColors("cloud.sun.rain", .colors([.red, .blue]), .black)
        #expect(colors.color(of: 0) == .red)
        #expect(colors.color(of: 1) == .blue && colors.color(of: 2) == .blue)
    }

    @Test func multicolorHasTheTintWithoutColorsOfItsOwn() {
        let plain = SymbolColors("house", .multicolor, .purple)
        #expect(plain.color(of: 0) == .purple && !plain.paintsGlyphs)
        let sun = SymbolColors("cloud.sun.fill", .multicolor, .purple)
        #expect(sun.color(of: 0) == .purple && sun.color(of: 1) == .systemYellow)
        let mark = SymbolColors("xmark.circle.fill", .multicolor, .purple)
        #expect(mark.color(of: 0) == .white && mark.color(of: 1) == .systemRed)
        let badge = SymbolColors("folder.badge.plus", .multicolor, .purple)
        #expect(badge.color(of: 0) == .systemGreen && badge.color(of: 1) == .purple)
    }

    @Test func unknownNamesAreReportedAndDrawnAsSquares() throws {
        UIScreen.main.device = .standard
        let (image, diagnostics) = DiagnosticLog.collecting { UIImage(systemName: "no.such.thing") }
        #expect(diagnostics.map(\.severity) == [.note])
        #expect(diagnostics.first?.message.contains("“no.such.thing”") == true)
        let context = CGContext(size: CGSize(width: 40, height: 40), scale: 2)
        UIGraphicsPushContext(context)
        image?.withTintColor(.black).draw(in: CGRect(x: 0, y: 0, width: 40, height: 20))
        UIGraphicsPopContext()
        guard case .fill(let fill) = try #require(context.displayList.items.first) else {
            Issue.record("a square")
            return
        }
        #expect(context.displayList.items.count == 1)
        #expect(fill.path.boundingBox == CGRect(x: 12, y: 2, width: 16, height: 16))
        let (_, none) = DiagnosticLog.collecting { UIImage(systemName: "star") }
        #expect(none.isEmpty)
    }

    /// The page depends on the icon font, so the metadata of its snapshot must name the file.
    @Test func symbolsOfTheIconFontNameIt() throws {
        UIScreen.main.device = .standard
        func faces(_ name: String) -> [String] {
            let context = CGContext(size: CGSize(width: 40, height: 40), scale: 2)
            UIGraphicsPushContext(context)
            UIImage(systemName: name)?.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
            UIGraphicsPopContext()
            return context.displayList.items.compactMap {
                guard case .glyphs(let run) = $0 else { return nil }
                return (run.face.path as NSString).lastPathComponent
            }
        }
        #expect(faces("guitars") == ["materialdesignicons-webfont.ttf"])
        #expect(faces("star").isEmpty)
    }
}

/// Tests the property that overlapping translucent parts aren't darker where they overlap.
@MainActor struct TranslucentSymbolTests {
    @Test func aTranslucentSymbolIsOneLayer() throws {
        UIScreen.main.device = .standard
        let context = CGContext(size: CGSize(width: 40, height: 40), scale: 2)
        let star = try #require(UIImage(systemName: "star.fill"))
            .withTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        UIGraphicsPushContext(context)
        star.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
        UIGraphicsPopContext()
        let items = context.displayList.items
        guard case .group(let group) = try #require(items.first) else {
            Issue.record("the symbol is one group")
            return
        }
        #expect(items.count == 1 && group.opacity == 0.5)
    }
}
