import UIKit

extension ViewKind {
    static let textView = ViewKind { _ in
        UITextView(frame: .zero)
    } configure: { view, element, builder in
        ScrollAttributes.apply(element, to: view)
        view.text = element.string("text")
        let font = element.child("fontDescription", key: "fontDescription")
        view.font = builder.font(font) ?? .systemFont(ofSize: UIFont.systemFontSize)
        view.textColor = builder.color(element, "textColor")
        // Interface Builder omits the attribute for left alignment.
        view.textAlignment =
            element["textAlignment"].flatMap { TextNames.alignments[$0] } ?? .left
        if let attributed = AttributedText(element.child(key: "attributedText")) {
            view.attributedText = attributed.attributedString(builder)
        }
        view.isEditable = element.bool("editable") ?? true
        view.isSelectable = element.bool("selectable") ?? true
        view.dataDetectorTypes = dataDetectors(of: element)
        TextInputTraits.apply(element, to: view)
    }

    private static func dataDetectors(of element: Element) -> UIDataDetectorTypes {
        guard let types = element.child("dataDetectorType", key: "dataDetectorTypes") else {
            return []
        }
        return dataDetectors.reduce(into: []) { result, entry in
            if types.bool(entry.key) == true { result.insert(entry.value) }
        }
    }

    private static let dataDetectors: KeyValuePairs<String, UIDataDetectorTypes> = [
        "phoneNumber": .phoneNumber, "link": .link, "address": .address,
        "calendarEvent": .calendarEvent, "shipmentTrackingNumber": .shipmentTrackingNumber,
        "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion,
    ]
}
