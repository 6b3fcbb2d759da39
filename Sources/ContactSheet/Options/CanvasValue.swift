import ArgumentParser
import ContactSheetDevices
import InterfaceBuilder

/// A canvas as `DEVICE` or `DEVICE:landscape`.
struct CanvasValue: OptionValue {
    let choice: CanvasChoice

    init(option text: String) throws(OptionError) {
        let parts = text.split(
            separator: ":", maxSplits: 1, omittingEmptySubsequences: false
        ).map(String.init)
        let device: Device
        if let known = Device.withInterfaceBuilderID(parts[0]) {
            device = known
        } else {
            device = try Device(option: parts[0], of: text)
        }
        let orientation = parts.count > 1 ? parts[1] : "portrait"
        let known = ["portrait", "landscape"]
        guard known.contains(orientation) else {
            throw OptionError(unknown: orientation, "orientation", of: text, among: known)
        }
        choice = CanvasChoice(device: device, isLandscape: orientation == "landscape")
    }

    /// The name of a drawing on the canvas, such as `canvas iphone-4 landscape`.
    var fileName: String {
        "canvas \(choice.device.slug) \(choice.isLandscape ? "landscape" : "portrait")"
    }

    static var defaultCompletionKind: CompletionKind {
        .list(Device.all.map(\.slug) + Device.all.map { "\($0.slug):landscape" })
    }
}
