import ContactSheetDevices
import ContactSheetPreviews
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: Documentation/Rotation.md 1 (values and masks) and 3 (which object decides).
@MainActor @Suite struct RotationTests {
    private func refusals(_ name: String, on slug: String) throws -> [Orientation?] {
        let preview = try #require(Samples().previews.first { $0.name == name })
        let orientations: [Orientation] = [
            .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
        ]
        return try Configuration.all(
            Device.named([slug]), orientations: orientations, iOS: IOSVersion(18)
        ).map { try preview.record($0).refusal }
    }

    @Test func valuesOfTheTable() {
        let table = OrientationTable(
            device: .landscapeLeft, interface: .landscapeRight, allowed: .landscape)
        func values(_ section: Int) -> [String] { table.sections[section].rows.map(\.value) }
        #expect(values(0) == ["1", "2", "3", "4"])
        #expect(
            values(2) == [
                "1 << 1 = 2", "1 << 2 = 4", "1 << 3 = 8", "1 << 4 = 16", "24", "26", "30",
            ])
        #expect(values(1) == ["1", "2", "3", "4", "5", "6"])
        let marked = table.sections.map { $0.rows.filter(\.isMarked).map(\.name) }
        #expect(
            marked == [
                ["landscapeRight"], ["landscapeLeft"],
                ["landscapeRight", "landscapeLeft", "landscape"],
            ])
    }

    /// In the order portrait, landscape left, upside down, and landscape right: the orientations in
    /// which the interface doesn't follow the device.
    @Test func unsupportedOrientations() throws {
        let phone = "iphone-15"
        #expect(
            try refusals("Rotation/1 Portrait", on: phone) == [
                nil, .portrait, .portrait, .portrait,
            ])
        #expect(
            try refusals("Rotation/2 Landscape", on: phone) == [
                .landscapeRight, nil, .landscapeRight, nil,
            ])
        #expect(
            try refusals("Rotation/3 All but upside down", on: phone) == [nil, nil, .portrait, nil])
        #expect(try refusals("Rotation/4 All", on: "ipad-10") == [nil, nil, nil, nil])
    }

    /// From iOS 6 on, the delegate's landscape mask takes precedence over the controller's, which
    /// allows all orientations.
    @Test(arguments: ["iphone-4", "iphone-15", "ipad-10"])
    func orientationsOfTheApplication(slug: String) throws {
        let refusals = try refusals("Rotation/5 App in landscape", on: slug)
        #expect(refusals[1] == nil && refusals[3] == nil)
        #expect(refusals[0]?.isLandscape == true && refusals[2]?.isLandscape == true)
    }

    /// Upside down, a plain navigation controller's own default decides from iOS 6 on, although its
    /// top controller and the app support all orientations. A subclass can ask its top controller.
    /// Up to iOS 5, the system asks it.
    @Test(
        arguments: [
            ("iphone-1", nil, nil), ("iphone-4", .portrait, nil), ("iphone-5s", .portrait, nil),
            ("iphone-17", .portrait, nil), ("ipad-10", nil, nil),
        ] as [(String, Orientation?, Orientation?)])
    func upsideDownInANavigationController(
        slug: String, plain: Orientation?, asking: Orientation?
    ) throws {
        for (name, expected) in [("8", plain), ("9", asking)] {
            let preview = try #require(
                Samples().previews.first { $0.name.hasPrefix("Rotation/\(name) Upside down") })
            let configuration = try #require(
                preview.configurations?.first { $0.group.slug == slug }
                    ?? Configuration.all(Device.named([slug]), iOS: IOSVersion(18)).first)
            #expect(try preview.record(configuration).refusal == expected, "\(preview.name)")
        }
    }

    /// Table 5.1 of the German chapter, in print; both landscape rows differ from Apple's.
    @Test func homeButtons() {
        let rows = HomeButtonTable.rows
        #expect(
            rows.map(\.device) == [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
        #expect(
            rows.map(\.interface) == [
                .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
            ])
        #expect(rows.allSatisfy { UIInterfaceOrientation($0.device) == $0.interface })
        #expect(rows.map(\.printed) == [.bottom, .top, .left, .right])
        #expect(rows.map(\.side) == [.bottom, .top, .right, .left])
        #expect(
            rows.map(\.note) == [
                "Home button: bottom", "Home button: top", "Home button: left; Apple: right",
                "Home button: right; Apple: left",
            ])
    }
}
