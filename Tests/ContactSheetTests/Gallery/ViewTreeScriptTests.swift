import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import Testing
import UIKit

@testable import ContactSheet

/// Source: RFC 8259, which has no infinite numbers, and the documentation of `CGRect.insetBy(dx:dy:)`.
@MainActor @Suite struct ViewTreeScriptTests {
    @Test func aViewWithTheNullRectangle() throws {
        let preview = Preview("Null") {
            let controller = UIViewController()
            let view = UIView()
            view.accessibilityIdentifier = "inner"
            view.frame = CGRect.zero.insetBy(dx: 5, dy: 5)
            controller.view.addSubview(view)
            return controller
        }
        let configuration = Configuration.all(Device.named(["iphone-15"]))[0]
        let script = try ViewTreeScript(preview.record(configuration))
        let text = String(decoding: script.bytes, as: UTF8.self)
        #expect(text.contains("\"frame\":[0,0,0,0]"))
    }
}
