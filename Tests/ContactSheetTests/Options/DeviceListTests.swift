import ContactSheetDevices
import Testing

@testable import ContactSheet

/// Source: the values in the command's help.
@Suite struct DeviceListTests {
    @Test func devicesKeepTheirOrder() throws {
        let list = try DeviceList(option: "ipad-10, iphone-x")
        #expect(list.devices.map(\.slug) == ["ipad-10", "iphone-x"] && !list.isAll)
        #expect(try DeviceList(option: "all").isAll)
    }

    @Test(arguments: [
        ("iphone8", "did you mean 'iphone-8'?"),
        ("iphone-99", "unknown device — `contactsheet devices` lists all devices"),
        ("phone", "did you mean 'phones'?"),
        (
            "pads,iphone-xss",
            "unknown device 'iphone-xss' — did you mean 'iphone-x' or 'iphone-xs'?"
        ),
        (",", "expected all, common, phones, pads, or a slug such as iphone-x"),
    ])
    func unknownDevices(text: String, reason: String) {
        #expect(throws: OptionError(reason)) { try DeviceList(option: text) }
    }
}
