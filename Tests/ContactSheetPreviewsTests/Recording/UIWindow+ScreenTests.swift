import CairoRenderer
import ContactSheetPreviews
import Foundation
import Testing

/// Source: Documentation/Devices.md 7 and Documentation/Previews.md; pixels are decisions.
@MainActor @Suite struct WindowScreenTests {
    private func configuration(_ name: String) throws -> Configuration {
        try #require(Configuration(name: name + ".ios-18"))
    }

    private func bitmap(_ preview: Preview, _ name: String) throws -> Bitmap {
        try CairoRenderer.bitmap(preview.record(configuration(name)).list, scale: 1)
    }

    /// Returns blue, green, red, and alpha of a pixel.
    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let start = y * bitmap.stride + x * 4
        return Array(bitmap.pixels[start..<start + 4])
    }

    private let black: [UInt8] = [0, 0, 0, 255]
    private let white: [UInt8] = [255, 255, 255, 255]

    private let plain = Preview("Plain") { () -> UIViewController in
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        return controller
    }

    /// Corners and the island are black; the island is at the top of the device.
    @Test(arguments: [
        ("portrait", (196, 29)), ("landscape-left", (852 - 29, 196)),
        ("landscape-right", (29, 196)),
    ])
    func theHousingTurnsWithTheDevice(_ orientation: String, _ island: (Int, Int)) throws {
        let bitmap = try bitmap(plain, "iphone-15-pro.\(orientation)")
        #expect(pixel(bitmap, 1, 1) == black)
        #expect(pixel(bitmap, bitmap.width - 2, bitmap.height - 2) == black)
        #expect(pixel(bitmap, island.0, island.1) == black)
        #expect(pixel(bitmap, bitmap.width / 2, bitmap.height / 2) == white)
    }

    /// A screen is black where nothing is drawn.
    @Test func screensAreOpaque() throws {
        let clear = Preview("Clear") { () -> UIViewController in
            let controller = UIViewController()
            controller.view.backgroundColor = nil
            return controller
        }
        let bitmap = try bitmap(clear, "iphone-8.portrait")
        #expect(pixel(bitmap, 100, 300) == black)
        let png = try CairoRenderer.png(
            clear.record(configuration("iphone-8.portrait")).list, scale: 1)
        // The color type of a PNG without alpha (PNG specification, 11.2.2).
        #expect(png[25] == 2)
    }

    @Test func theViewTreeStaysTheSame() throws {
        let configuration = try configuration("iphone-15-pro.portrait")
        let shown = try plain.record(configuration)
        let empty = try plain.statusBar(.empty).record(configuration)
        #expect(shown.tree == empty.tree && shown.list != empty.list)
        #expect(SnapshotMetadata(shown).statusBar == .shown)
        #expect(SnapshotMetadata(empty).facts.contains("status bar: empty"))
    }

    // MARK: Views of xibs

    private func xib(
        _ width: Int, _ height: Int, head: String = "", _ work: (Preview) throws -> Void
    ) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
                \(head)<objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" \
            customClass="UIResponder"/>
                    <view contentMode="scaleToFill" id="v1">
                        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
                        <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/>
                    </view>
                </objects>
            </document>
            """
        let file = FileManager.default.temporaryDirectory
            .appending(path: "\(UUID().uuidString).xib")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try work(Preview("View", document: file))
    }

    @Test func viewsOfXibsHaveNoFurniture() throws {
        try xib(100, 50) { preview in
            let opaque = try bitmap(preview, "iphone-15-pro.portrait")
            #expect(pixel(opaque, 1, 1)[3] == 255 && pixel(opaque, 1, 1) != black)
            #expect(pixel(opaque, 50, 80) == white)
            let clear = try bitmap(preview.transparent(), "iphone-15-pro.portrait")
            #expect(pixel(clear, 1, 1) == [0, 0, 0, 0])
            #expect(pixel(clear, 50, 80) == white)
        }
    }

    /// A view that is larger than the screen has its own size.
    @Test func largeViewsEnlargeThePage() throws {
        try xib(500, 900) { preview in
            let bitmap = try bitmap(preview, "iphone-8.portrait")
            #expect(bitmap.width == 500 && bitmap.height == 900)
            #expect(pixel(bitmap, 499, 899) == white)
        }
    }

    private func notes(_ preview: Preview, _ name: String) throws -> [String] {
        try preview.record(configuration(name)).diagnostics.map(\.message)
    }

    @Test func documentsForPadsAreReportedOnPhones() throws {
        try xib(768, 1024, head: #"<device id="ipad9_7" orientation="portrait"/>"#) { preview in
            let message = "the document is drawn for iPads, but rendered on iPhones"
            let (phone, pad) = (
                try notes(preview, "iphone-8.portrait"), try notes(preview, "ipad-10.portrait")
            )
            #expect(phone == [message] && pad == [])
        }
    }
}
