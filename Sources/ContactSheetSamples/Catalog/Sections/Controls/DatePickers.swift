import ContactSheet

extension CatalogSection {
    static let datePickers = CatalogSection("Date pickers") {
        picker("wheels, dateAndTime", .dateAndTime, .wheels)
        picker("wheels, date", .date, .wheels)
        picker("wheels, time, every 15 minutes", .time, .wheels) { $0.minuteInterval = 15 }
        picker("countDownTimer, 3:42", .countDownTimer, .wheels) {
            $0.countDownDuration = 13_320
        }
        picker("compact, dateAndTime", .dateAndTime, .compact)
        picker("compact, date, de_DE", .date, .compact) { $0.locale = Locale(identifier: "de_DE") }
        picker("inline, from the 5th to the 20th", .dateAndTime, .inline) { picker in
            let day: TimeInterval = 86_400
            picker.minimumDate = UIDatePicker.defaultDate.addingTimeInterval(-4 * day)
            picker.maximumDate = UIDatePicker.defaultDate.addingTimeInterval(11 * day)
            picker.date = UIDatePicker.defaultDate.addingTimeInterval(8 * day)
        }
    }

    @MainActor private static func picker(
        _ caption: String, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle,
        _ configure: (UIDatePicker) -> Void = { _ in }
    ) -> Specimen {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        configure(picker)
        return Specimen(caption, picker)
    }
}
