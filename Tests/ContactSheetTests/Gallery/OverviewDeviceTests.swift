import AtomicFiles
import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import InterfaceBuilder
import Testing

@testable import ContactSheet
@testable import ContactSheetGallery

/// The device of the overview is a decision: the canvas of the documents if it is current, or the usual device.
@MainActor @Suite struct OverviewDeviceTests {
    private func device(
        _ attributes: String, _ element: String = "", among slugs: DeviceList
    ) throws -> String? {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(attributes)>
            \(element)<objects><view id="a"/></objects></document>
            """
        let folder = try TemporaryFolder(prefix: "overview-device-")
        defer { folder.remove() }
        try AtomicFile.write(Data(text.utf8), to: folder.path + "/A.xib")
        let previews = try DocumentPreviews(at: [folder.path]).previews
        let configurations = Configuration.all(
            slugs.devices, orientations: [.portrait], variants: [Variant()])
        return GalleryContent.device(of: previews, in: configurations)
    }

    @Test func currentCanvas() throws {
        let canvas = "<device id=\"retina6_12\" orientation=\"portrait\"/>"
        #expect(try device("", canvas, among: "common") == "iphone-16-pro")
    }

    @Test func usualPhoneForAnOldCanvas() throws {
        let canvas = "<device id=\"retina4_7\" orientation=\"portrait\"/>"
        #expect(try device("", canvas, among: "iphone-8,iphone-17") == "iphone-17")
    }

    @Test func padsForDocumentsOfPads() throws {
        let attributes = "targetRuntime=\"iOS.CocoaTouch.iPad\""
        #expect(try device(attributes, among: "iphone-17,ipad-pro-11-m5") == "ipad-pro-11-m5")
        #expect(try device(attributes, among: "iphone-17,ipad-9") == "ipad-9")
    }
}
