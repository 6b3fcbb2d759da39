import Foundation
import UIKit

extension ViewKind {
    /// A picker view. Code provides its rows.
    static let pickerView = ViewKind { _ in
        UIPickerView()
    } configure: { picker, element, _ in
        picker.showsSelectionIndicator = element.bool("showsSelectionIndicator") ?? true
    }

    static let datePicker = ViewKind { _ in
        UIDatePicker()
    } configure: { picker, element, _ in
        DatePickerBuilder.configure(picker, element)
    }

    /// A refresh control. It is stored with 1000 points in both dimensions, and positions itself
    /// above the content.
    static let refreshControl = ViewKind { _ in
        UIRefreshControl()
    } configure: { control, element, builder in
        ControlAttributes.apply(element, to: control)
        control.autoresizingMask = .flexibleWidth
        control.attributedTitle = AttributedText(element.child(key: "attributedTitle"))?
            .attributedString(builder)
    }
}

@MainActor enum DatePickerBuilder {
    static func configure(_ picker: UIDatePicker, _ element: Element) {
        ControlAttributes.apply(element, to: picker)
        picker.datePickerMode = element["datePickerMode"].flatMap { modes[$0] } ?? .dateAndTime
        picker.preferredDatePickerStyle = element["style"].flatMap { styles[$0] } ?? .automatic
        if let locale = element.child("locale", key: "locale")?["localeIdentifier"] {
            picker.locale = Locale(identifier: locale)
        }
        picker.timeZone = element.child("timeZone", key: "timeZone")?["name"]
            .flatMap(TimeZone.init(identifier:))
        picker.minuteInterval = element.integer("minuteInterval") ?? 1
        picker.minimumDate = date(element, "minimumDate")
        picker.maximumDate = date(element, "maximumDate")
        picker.countDownDuration = element.double("countDownDuration") ?? 0
        // Unless the date is set explicitly, the stored date is the day on which the document was
        // saved.
        guard element.bool("useCurrentDate") == false, let date = date(element, "date") else {
            return
        }
        picker.date = date
    }

    /// Reads a date. Its seconds aren't a coordinate, whose limit they would exceed.
    private static func date(_ element: Element, _ key: String) -> Date? {
        let stored = element.child("date", key: key)?.string("timeIntervalSinceReferenceDate")
        guard let seconds = stored.flatMap(Double.init), seconds.isFinite else { return nil }
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        return min(max(date, .distantPast), .distantFuture)
    }

    private static let modes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime,
        "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
    ]

    private static let styles: [String: UIDatePickerStyle] = [
        "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}
