extension ArchivedProperty {
    /// A missing number means left and top, because centered is written as 0.
    static let control: [ArchivedProperty] = [
        .value("Enabled"), .value("Selected"), .value("Highlighted"),
        .choice(
            "ContentHorizontalAlignment", ["center", "left", "right", "fill"], absent: "left"),
        .choice("ContentVerticalAlignment", ["center", "top", "bottom", "fill"], absent: "top"),
    ]

    /// A button's titles, colors, and images, in one `<state>` for each state that has any.
    fileprivate static let buttonStates = ArchivedProperty { object, converter, element in
        for name in ["Normal", "Highlighted", "Disabled", "Selected"] {
            var state = Element("state", at: object.element.line, key: name.startingLow)
            let properties: [ArchivedProperty] = [
                .value(name + "Title", as: "title"),
                .color(name + "TitleColor", as: "titleColor"),
                .color(name + "TitleShadowColor", as: "titleShadowColor"),
                .image(name + "Image", as: "image"),
                .image(name + "BackgroundImage", as: "backgroundImage"),
            ]
            for property in properties { property.write(object, converter, &state) }
            let isEmpty = state.attributes.count == 1 && state.children.isEmpty
            if !isEmpty { element.children.append(state) }
        }
    }

    /// A segmented control's segments. The archive stores titles, images, widths, and states in
    /// separate lists with one item per segment.
    fileprivate static let segments = ArchivedProperty { object, _, element in
        element.attributes["selectedSegmentIndex"] = object.scalar("IBSelectedSegmentIndex")
        element.attributes["momentary"] = object.scalar("IBMomentary")
        let (titles, images) = (object.list("IBSegmentTitles"), object.list("IBSegmentImages"))
        let (widths, states) = (
            object.list("IBSegmentWidths"), object.list("IBSegmentEnabledStates")
        )
        let segments = (0..<max(titles.count, images.count)).map { index in
            var segment = Element("segment", at: object.element.line)
            func item(_ list: [ArchivedObject]) -> ArchivedObject? {
                list.indices.contains(index) ? list[index] : nil
            }
            segment.attributes["title"] = item(titles)?.ownScalar
            segment.attributes["image"] = item(images)?.scalar("NSResourceName")
            segment.attributes["width"] = item(widths)?.ownScalar
            segment.attributes["enabled"] = item(states)?.ownScalar
            return segment
        }
        element.append(segments, in: "segments")
    }
}

extension ArchivedKind {
    static let controls: KeyValuePairs<String, ArchivedKind> = [
        "IBUIControl": .view("view"),
        "IBUIButton": .control(
            "button",
            [
                .choice(
                    "ButtonType",
                    [
                        "custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark",
                        "contactAdd",
                    ]),
                .font, .lineBreakMode, .size("TitleShadowOffset"), .insets("ContentEdgeInsets"),
                .insets("TitleEdgeInsets"), .insets("ImageEdgeInsets"),
                .value("AdjustsImageWhenHighlighted"), .value("AdjustsImageWhenDisabled"),
                .value("ReversesTitleShadowWhenHighlighted"),
                .value("ShowsTouchWhenHighlighted"), .buttonStates,
            ]),
        "IBUISwitch": .control("switch", [.value("On"), .color("OnTintColor")]),
        "IBUISlider": .control(
            "slider",
            [.value("Value"), .value("MinValue"), .value("MaxValue"), .value("Continuous")]),
        "IBUIStepper": .control(
            "stepper",
            [
                .value("Value"), .value("MinimumValue"), .value("MaximumValue"),
                .value("StepValue"), .value("Wraps"), .value("Autorepeat"), .value("Continuous"),
            ]),
        "IBUIPageControl": .control(
            "pageControl",
            [.value("NumberOfPages"), .value("CurrentPage"), .value("HidesForSinglePage")]),
        "IBUIDatePicker": .control(
            "datePicker",
            [
                .choice(
                    "DatePickerMode", ["time", "date", "dateAndTime", "countDownTimer"],
                    absent: "time"),
                .value("MinuteInterval"), .value("CountDownDuration"), .constant("style", "wheels"),
            ]),
        "IBUISegmentedControl": .control(
            "segmentedControl",
            [
                .choice(
                    "", ["plain", "bordered", "bar", "bezeled"], as: "segmentControlStyle",
                    key: "IBSegmentControlStyle"),
                .segments,
            ]),
    ]
}
