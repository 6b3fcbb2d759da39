import ContactSheetDevices
import ContactSheetPreviews
import InterfaceEditing

/// Describes the devices that a run has checked, and why.
package enum CheckedDevices {
    /// Returns a sentence such as:
    ///
    ///     checked on 84 devices that run iOS 12 or later (stack views); use --devices all for others
    package static func text(
        _ previews: [Preview], _ configurations: [Configuration], followsDocuments: Bool
    ) -> String {
        let all = previews.flatMap { $0.configurations ?? configurations }
        let count = Set(all.flatMap { $0.group.devices.map(\.slug) }).count
        let devices = "checked on \(count) device\(count == 1 ? "" : "s")"
        guard followsDocuments else { return devices }
        let floors = Set(previews.compactMap { $0.source?.requirements?.floor })
        guard let oldest = floors.map(\.version).min(), let newest = floors.map(\.version).max()
        else { return devices }
        let range =
            oldest == newest
            ? "iOS \(oldest) or later" : "iOS \(oldest) to \(newest) or later, by document"
        let reasons = Set(floors.map(\.reason)).sorted()
        let shown = reasons.prefix(3).joined(separator: ", ")
        let rest = reasons.count > 3 ? ", …" : ""
        return "\(devices) that run \(range) (\(shown)\(rest)); use --devices all for others"
    }
}
