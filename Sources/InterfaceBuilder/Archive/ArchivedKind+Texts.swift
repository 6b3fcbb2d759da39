extension ArchivedProperty {
    static let text: [ArchivedProperty] = [
        .value("Text"), .font, .color("TextColor"),
        .choice("TextAlignment", ["left", "center", "right"]),
    ]

    static let lineBreakMode = ArchivedProperty.choice(
        "LineBreakMode",
        [
            "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation",
            "middleTruncation",
        ])
}

extension ArchivedKind {
    static let texts: KeyValuePairs<String, ArchivedKind> = [
        "IBUILabel": .view(
            "label",
            ArchivedProperty.text + [
                .lineBreakMode, .value("NumberOfLines"), .value("Enabled"), .value("Highlighted"),
                .color("HighlightedColor"), .color("ShadowColor"), .size("ShadowOffset"),
                .value("AdjustsFontSizeToFit"), .value("MinimumFontSize"),
                .value("MinimumScaleFactor"), .value("PreferredMaxLayoutWidth"),
                .choice("BaselineAdjustment", ["alignBaselines", "alignCenters", "none"]),
            ]),
        "IBUITextField": .control(
            "textField",
            ArchivedProperty.text + [
                .value("Placeholder"),
                .choice("BorderStyle", ["none", "line", "bezel", "roundedRect"]),
                .choice("ClearButtonMode", ["never", "whileEditing", "unlessEditing", "always"]),
                .value("ClearsOnBeginEditing"), .value("MinimumFontSize"),
                // Without this value in the archive, a text field doesn't shrink its text.
                .constant("adjustsFontSizeToFit", "NO"), .value("AdjustsFontSizeToFit"),
                .image("Background"), .image("DisabledBackground"), .child("TextInputTraits"),
            ]),
        "IBUITextView": .view(
            "textView",
            ArchivedProperty.scrollView + ArchivedProperty.text + [
                .value("Editable"), .child("TextInputTraits"),
            ]),
        "IBUISearchBar": .view(
            "searchBar",
            [
                .value("Text"), .value("Placeholder"), .value("Prompt"),
                .value("ShowsCancelButton"), .value("ShowsScopeBar"),
                .value("ShowsBookmarkButton"), .value("ShowsSearchResultsButton"), .barStyle,
                .barTint, .child("TextInputTraits"),
            ]),
        "IBUITextInputTraits": .other(
            "textInputTraits",
            [
                .choice(
                    "AutocapitalizationType", ["none", "words", "sentences", "allCharacters"]),
                .choice("AutocorrectionType", ["default", "no", "yes"]),
                .choice(
                    "KeyboardType",
                    [
                        "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad",
                        "phonePad", "namePhonePad", "emailAddress", "decimalPad", "twitter",
                    ]),
                .choice(
                    "ReturnKeyType",
                    [
                        "default", "go", "google", "join", "next", "route", "search", "send",
                        "yahoo", "done", "emergencyCall",
                    ]),
                .value("SecureTextEntry"), .value("EnablesReturnKeyAutomatically"),
            ]),
    ]
}
