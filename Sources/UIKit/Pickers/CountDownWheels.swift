import Foundation

/// The wheels of a duration: hours and minutes with their units.
@MainActor struct CountDownWheels {
    private let hours: Int
    private let minutes: Int
    private let interval: Int

    /// Creates wheels with at least one minute interval, because a duration of zero can't be
    /// selected.
    init(duration: TimeInterval, interval: Int) {
        let all = max(interval, Int(saturating: duration / 60) / interval * interval)
        hours = all / 60
        minutes = all % 60
        self.interval = interval
    }

    var wheels: [Wheel] {
        [
            wheel(unit: hours == 1 ? "hour" : "hours") { offset in
                (0..<24).contains(hours + offset) ? hours + offset : nil
            },
            wheel(unit: "min") { offset in
                let minute = minutes + offset * interval
                return (minute % 60 + 60) % 60
            },
        ]
    }

    private func wheel(unit: String, _ value: @escaping (Int) -> Int?) -> Wheel {
        Wheel(
            width: 120, rowHeight: PickerMetrics.current.rowHeight, alignment: 1, unit: unit
        ) { offset in
            value(offset).map { Wheel.Row(text: String($0)) }
        }
    }
}
