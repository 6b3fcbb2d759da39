/// Displays with a home button, named after their size in points.
extension Display {
    static let pad768x1024at1x = pad(768, 1024, scale: 1, ppi: 132, .homeButtonPad, id: nil)
    static let pad768x1024 = pad(768, 1024, .homeButtonPad, id: "ipad9_7", config: "iPad9_7")
    static let pad810x1080 = pad(810, 1080, .homeButtonPad, id: "ipad10_2", config: "iPad10_2")
    static let pad834x1112 = pad(834, 1112, .homeButtonPad, id: "ipad10_5", config: "iPadPro10_5")
    static let pad1024x1366 = pad(1024, 1366, .homeButtonPad, id: "ipad12_9", config: "iPadPro12_9")
    static let mini768x1024at1x = pad(
        768, 1024, scale: 1, ppi: 163, .homeButtonPad, id: nil, config: "iPadMini")
    static let mini768x1024 = pad(
        768, 1024, ppi: 326, .homeButtonPad, id: "ipad9_7", config: "iPadMini")
}

/// Displays without a home button.
extension Display {
    static let mini744x1133 = pad(744, 1133, ppi: 326, radius: 21.5, .roundedPad, id: "ipad7_9")
    static let pad820x1180 = pad(
        820, 1180, radius: 25, .roundedPad, id: "ipad10_9rounded", doubts: .builderID)
    static let air820x1180 = pad(
        820, 1180, radius: 18, .roundedPad, id: "ipad10_9rounded", doubts: .builderID)
    static let air1024x1366 = pad(1024, 1366, radius: 18, .roundedPad, id: "ipad12_9rounded")
    static let pro834x1194 = pad(
        834, 1194, radius: 18, .roundedPad, id: "ipad11_0rounded", config: "iPadPro11")
    static let pro1024x1366 = pad(
        1024, 1366, radius: 18, .roundedPad, id: "ipad12_9rounded", config: "iPadPro12_9",
        doubts: .configInsets)
    static let pro834x1210 = pad(
        834, 1210, radius: 30, .roundedPad, id: "ipad11_0rounded", doubts: .builderID)
    static let pro1032x1376 = pad(
        1032, 1376, radius: 30, .roundedPad, id: "ipad13_0rounded", doubts: .builderID)
}
