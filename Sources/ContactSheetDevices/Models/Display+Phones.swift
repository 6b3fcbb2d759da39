/// Displays with a home button, named after their size in points.
extension Display {
    static let phone320x480at1x = phone(320, 480, scale: 1, ppi: 163, .homeButtonPhone, id: nil)
    static let phone320x480 = phone(320, 480, scale: 2, ppi: 326, .homeButtonPhone, id: "retina3_5")
    static let phone320x568 = phone(
        320, 568, scale: 2, ppi: 326, .homeButtonPhone, id: "retina4_0", config: "iPhoneSe")
    static let phone375x667 = phone(
        375, 667, scale: 2, ppi: 326, .homeButtonPhone, id: "retina4_7", config: "iPhone8")
    static let phone414x736 = phone(
        414, 736, scale: 3, ppi: 401, pixels: PixelSize(1080, 1920), .homeButtonPhone, .widePhone,
        id: "retina5_5", config: "iPhone8Plus")
}

/// Displays with a notch.
extension Display {
    static let phoneMini375x812 = phone(
        375, 812, scale: 3, ppi: 476, radius: 44, pixels: PixelSize(1080, 2340),
        .notch(top: 50, early: 44, until: IOSVersion(15)), id: "retina5_9",
        config: "iPhone13Mini", doubts: .builderID)
    static let phone375x812 = phone(
        375, 812, scale: 3, ppi: 458, radius: 39, .notch(top: 44), id: "retina5_9",
        config: "iPhoneX", doubts: .config24)
    static let phone390x844 = phone(
        390, 844, scale: 3, ppi: 460, radius: 47.333, .notch(top: 47), id: "retina6_0")
    static let phone414x896at2x = phone(
        414, 896, scale: 2, ppi: 326, radius: 41.5,
        .notch(top: 48, early: 44, until: IOSVersion(14)), .widePhone, id: "retina6_1",
        config: "iPhoneXr", doubts: .config24)
    static let phone414x896 = phone(
        414, 896, scale: 3, ppi: 458, radius: 39, .notch(top: 44), .widePhone, id: "retina6_5",
        config: "iPhoneXsMax", doubts: .config24)
    static let phone428x926 = phone(
        428, 926, scale: 3, ppi: 458, radius: 53.333, .notch(top: 47), .widePhone,
        id: "retina6_7")
}

/// Displays with a Dynamic Island.
extension Display {
    static let phone393x852 = phone(
        393, 852, scale: 3, ppi: 460, radius: 55, .island(top: 59, navigationBar: 161 / 3),
        id: "retina6_12")
    static let phone402x874 = phone(
        402, 874, scale: 3, ppi: 460, radius: 62, .island(top: 62, navigationBar: 169 / 3),
        id: "retina6_3")
    static let phone420x912 = phone(
        420, 912, scale: 3, ppi: 460, radius: 62, .island(top: 68, navigationBar: 187 / 3),
        .widePhone, id: nil, doubts: "the status bar height of 54 is an assumption")
    static let phone430x932 = phone(
        430, 932, scale: 3, ppi: 460, radius: 55, .island(top: 59, navigationBar: 161 / 3),
        .widePhone, id: "retina6_72")
    static let phone440x956 = phone(
        440, 956, scale: 3, ppi: 460, radius: 62, .island(top: 62, navigationBar: 169 / 3),
        .widePhone, id: "retina6_9", doubts: .builderID)
}

/// Displays of the iPhone Duo.
extension Display {
    static let duo466x678 = phone(
        466, 678, scale: 3, ppi: 460, radius: 59, .strip(portrait: Insets(bottom: 34, right: 84)),
        id: nil, doubts: .simulator, .stripSide, .stripStatusBar,
        "the corners at the hinge have a radius of 8", "the bottom inset may be 21")
    static let duo669x951 = phone(
        669, 951, scale: 3, ppi: 430, pixels: PixelSize(1878, 2670),
        .strip(portrait: Insets(top: 82, bottom: 34)), .regular,
        id: nil, doubts: .simulator, .stripStatusBar, "the corner radius is unknown")
}
