extension ArchivedProperty {
    /// The properties of all views, except geometry and subviews, which the converter adds.
    static let view: [ArchivedProperty] = [
        .choice(
            "ContentMode",
            [
                "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top",
                "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
            ]),
        .value("Alpha"), .value("Opaque"), .value("ClipsSubviews"), .value("Tag"),
        .value("ClearsContextBeforeDrawing"), .value("UserInteractionEnabled"),
        .value("MultipleTouchEnabled"), .color("BackgroundColor"), .metrics("StatusBar"),
        .metrics("TopBar"), .metrics("BottomBar"), .metrics("Orientation"),
    ]

    static let scrollView: [ArchivedProperty] = [
        .value("ScrollEnabled"), .value("PagingEnabled"), .value("Bounces"),
        .value("AlwaysBounceHorizontal"), .value("AlwaysBounceVertical"),
        .value("ShowsHorizontalScrollIndicator"), .value("ShowsVerticalScrollIndicator"),
        .insets("ContentInset"),
    ]
}

extension ArchivedKind {
    static let views: KeyValuePairs<String, ArchivedKind> = [
        "IBUIView": .view("view"),
        // Windows are converted to plain views.
        "IBUIWindow": .view("view"),
        "IBUIImageView": .view(
            "imageView", [.image("Image"), .image("HighlightedImage"), .value("Highlighted")]),
        "IBUIScrollView": .view("scrollView", ArchivedProperty.scrollView),
        "IBUIWebView": .view("webView"),
        "IBMKMapView": .view("mapView"),
        "IBGLKView": .view("glkView"),
        "IBUIProgressView": .view(
            "progressView", [.value("Progress"), .choice("ProgressViewStyle", ["default", "bar"])]),
        "IBUIActivityIndicatorView": .view(
            "activityIndicatorView",
            [
                .choice("Style", ["whiteLarge", "white", "gray"], absent: "whiteLarge"),
                .constant("hidesWhenStopped", "YES"), .value("HidesWhenStopped"),
                .value("Animating"),
            ]),
        "IBUIPickerView": .view("pickerView", [.value("ShowsSelectionIndicator")]),
        // Xcode 3 and 4 keep cells at the top level of the document, so tables contain none.
        "IBUITableView": .view(
            "tableView",
            ArchivedProperty.scrollView + [
                .choice("Style", ["plain", "grouped"]),
                .choice("SeparatorStyle", ["none", "singleLine", "singleLineEtched"]),
                .color("SeparatorColor"), .value("RowHeight"), .value("SectionHeaderHeight"),
                .value("SectionFooterHeight"), .value("AllowsSelection"),
                .child("TableHeaderView"), .child("TableFooterView"),
            ]),
        "IBUITableViewCell": .view(
            "tableViewCell",
            [
                .choice(
                    "AccessoryType",
                    ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark"]),
                .choice("SelectionStyle", ["none", "blue", "gray"], absent: "blue"),
                .value("ReuseIdentifier"), .value("RowHeight"), .value("IndentationLevel"),
                .value("IndentationWidth"),
                .child("ContentView", named: "tableViewCellContentView"),
            ]),
    ]
}
