import ContactSheetDevices
import Testing

struct ScreenFact: Sendable, CustomTestStringConvertible {
    let slug: String
    let iOS: IOSVersion
    let size: Size
    let portrait: [Double]
    let landscape: [Double]
    let statusBar: [Double]
    let classes: String

    init(
        _ slug: String, _ iOS: IOSVersion, _ size: Size, _ portrait: [Double],
        _ landscape: [Double], _ statusBar: [Double], _ classes: String
    ) {
        self.slug = slug
        self.iOS = iOS
        self.size = size
        self.portrait = portrait
        self.landscape = landscape
        self.statusBar = statusBar
        self.classes = classes
    }

    var testDescription: String { "\(slug), iOS \(iOS)" }
}

/// Portrait and landscape of one device: insets (top, left, bottom, right), status bar, size
/// classes. Source: Documentation/Devices.md 2 and 3.
let screenFacts = [
    ScreenFact(
        "iphone-4", IOSVersion(6), Size(320, 480), [20, 0, 0, 0], [20, 0, 0, 0], [20, 20],
        "C/R C/C"),
    ScreenFact(
        "iphone-se-3", IOSVersion(26), Size(375, 667), [20, 0, 0, 0], [0, 0, 0, 0], [20, 0],
        "C/R C/C"),
    ScreenFact(
        "iphone-8-plus", IOSVersion(16), Size(414, 736), [20, 0, 0, 0], [0, 0, 0, 0], [20, 0],
        "C/R R/C"),
    ScreenFact(
        "iphone-x", IOSVersion(16), Size(375, 812), [44, 0, 34, 0], [0, 44, 21, 44], [44, 0],
        "C/R C/C"),
    ScreenFact(
        "iphone-11", IOSVersion(18), Size(414, 896), [48, 0, 34, 0], [0, 48, 21, 48], [48, 0],
        "C/R R/C"),
    ScreenFact(
        "iphone-11", IOSVersion(26), Size(414, 896), [48, 0, 34, 0], [0, 48, 20, 48], [48, 0],
        "C/R R/C"),
    ScreenFact(
        "iphone-12", IOSVersion(18), Size(390, 844), [47, 0, 34, 0], [0, 47, 21, 47], [47, 0],
        "C/R C/C"),
    ScreenFact(
        "iphone-16-pro-max", IOSVersion(18), Size(440, 956), [62, 0, 34, 0], [0, 62, 21, 62],
        [54, 0], "C/R R/C"),
    ScreenFact(
        "iphone-air", IOSVersion(26), Size(420, 912), [68, 0, 34, 0], [0, 68, 20, 68], [54, 0],
        "C/R R/C"),
    ScreenFact(
        "iphone-duo-inner", IOSVersion(27, 1), Size(669, 951), [82, 0, 34, 0], [0, 0, 34, 84],
        [0, 0], "R/R R/R"),
    ScreenFact(
        "ipad-6", IOSVersion(17), Size(768, 1024), [20, 0, 0, 0], [20, 0, 0, 0], [20, 20],
        "R/R R/R"),
    ScreenFact(
        "ipad-9", IOSVersion(26), Size(810, 1080), [32, 0, 0, 0], [32, 0, 0, 0], [32, 32],
        "R/R R/R"),
    ScreenFact(
        "ipad-pro-11-m4", IOSVersion(18), Size(834, 1210), [24, 0, 20, 0], [24, 0, 20, 0],
        [24, 24], "R/R R/R"),
    ScreenFact(
        "ipad-pro-11-m4", IOSVersion(26), Size(834, 1210), [32, 0, 25, 0], [32, 0, 25, 0],
        [32, 32], "R/R R/R"),
]

@Suite struct ScreenTests {
    @Test(arguments: screenFacts)
    func agreesWithTheFacts(fact: ScreenFact) throws {
        let device = try #require(Device.named(fact.slug))
        let portrait = device.screen(.portrait, iOS: fact.iOS)
        let landscape = device.screen(.landscapeLeft, iOS: fact.iOS)
        #expect(portrait.size == fact.size)
        #expect(landscape.size == fact.size.turned)
        #expect(portrait.safeArea.list == fact.portrait)
        #expect(landscape.safeArea.list == fact.landscape)
        #expect([portrait, landscape].map(\.statusBarHeight) == fact.statusBar)
        #expect("\(portrait.classes) \(landscape.classes)" == fact.classes)
    }

    /// Documentation/Rotation.md 5: the phones with regular width in landscape.
    @Test func wideScreens() {
        let wide = ["Plus", "Max", "XR", "iPhone 11", "iPhone Air"]
        let iOS = IOSVersion(26)
        for device in Device.all where !device.slug.hasPrefix("iphone-duo") {
            let isWide =
                device.name != "iPhone 11 Pro" && wide.contains { device.name.hasSuffix($0) }
            let isPad = device.idiom == .pad
            let turned = isPad ? "R/R" : isWide ? "R/C" : "C/C"
            #expect(device.screen(.portrait, iOS: iOS).classes == (isPad ? "R/R" : "C/R"))
            #expect(device.screen(.landscapeRight, iOS: iOS).classes == turned, "\(device.slug)")
        }
    }

    /// Property: the two landscape screens mirror one another and, except for the Duo's, are equal.
    @Test(arguments: [IOSVersion(6), IOSVersion(12), IOSVersion(18), IOSVersion(26)])
    func landscapeInsetsAreMirrored(iOS: IOSVersion) {
        for device in Device.all {
            let left = device.screen(.landscapeLeft, iOS: iOS)
            let right = device.screen(.landscapeRight, iOS: iOS)
            #expect(left.safeArea == right.safeArea.mirrored)
            if !device.slug.hasPrefix("iphone-duo") { #expect(left == right, "\(device.slug)") }
        }
    }

    /// Property: UIKit uses the portrait values for upside down.
    @Test func upsideDownEqualsPortrait() {
        for device in Device.all {
            let iOS = device.iOS(upTo: IOSVersion(18))
            let upsideDown = device.screen(.portraitUpsideDown, iOS: iOS)
            #expect(upsideDown == device.screen(.portrait, iOS: iOS))
        }
    }

    @Test func customCanvasesHaveNoInsets() {
        let canvas = Screen(
            size: Size(600, 600), scale: 2, horizontalSizeClass: .regular,
            verticalSizeClass: .regular, idiom: .phone)
        #expect(canvas.safeArea == Insets() && canvas.navigationBarTop == 0)
    }
}

extension Insets {
    fileprivate var list: [Double] { [top, left, bottom, right] }
}

extension Screen {
    fileprivate var classes: String {
        "\(horizontalSizeClass.letter)/\(verticalSizeClass.letter)"
    }
}

extension SizeClass {
    fileprivate var letter: String { self == .compact ? "C" : "R" }
}
