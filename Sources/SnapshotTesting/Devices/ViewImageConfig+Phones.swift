/// iPhones and iPod touches with a home button.
extension ViewImageConfig {
    /// iPhone.
    public static var iPhone2G: ViewImageConfig { .iPhone2G(.portrait) }
    public static func iPhone2G(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-1", orientation)
    }

    /// iPhone 3G.
    public static var iPhone3G: ViewImageConfig { .iPhone3G(.portrait) }
    public static func iPhone3G(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-3g", orientation)
    }

    /// iPhone 3GS.
    public static var iPhone3GS: ViewImageConfig { .iPhone3GS(.portrait) }
    public static func iPhone3GS(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-3gs", orientation)
    }

    /// iPhone 4.
    public static var iPhone4: ViewImageConfig { .iPhone4(.portrait) }
    public static func iPhone4(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-4", orientation)
    }

    /// iPhone 4S.
    public static var iPhone4S: ViewImageConfig { .iPhone4S(.portrait) }
    public static func iPhone4S(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-4s", orientation)
    }

    /// iPhone 5.
    public static var iPhone5: ViewImageConfig { .iPhone5(.portrait) }
    public static func iPhone5(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-5", orientation)
    }

    /// iPhone 5c.
    public static var iPhone5c: ViewImageConfig { .iPhone5c(.portrait) }
    public static func iPhone5c(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-5c", orientation)
    }

    /// iPhone 5s.
    public static var iPhone5s: ViewImageConfig { .iPhone5s(.portrait) }
    public static func iPhone5s(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-5s", orientation)
    }

    /// iPhone SE (1st generation).
    public static var iPhoneSE1: ViewImageConfig { .iPhoneSE1(.portrait) }
    public static func iPhoneSE1(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-se-1", orientation)
    }

    /// iPhone SE (1st generation), as in swift-snapshot-testing.
    public static var iPhoneSe: ViewImageConfig { .iPhoneSe(.portrait) }
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-se-1", orientation)
    }

    /// iPhone 6.
    public static var iPhone6: ViewImageConfig { .iPhone6(.portrait) }
    public static func iPhone6(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-6", orientation)
    }

    /// iPhone 6s.
    public static var iPhone6s: ViewImageConfig { .iPhone6s(.portrait) }
    public static func iPhone6s(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-6s", orientation)
    }

    /// iPhone 7.
    public static var iPhone7: ViewImageConfig { .iPhone7(.portrait) }
    public static func iPhone7(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-7", orientation)
    }

    /// iPhone 8.
    public static var iPhone8: ViewImageConfig { .iPhone8(.portrait) }
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-8", orientation)
    }

    /// iPhone SE (2nd generation).
    public static var iPhoneSE2: ViewImageConfig { .iPhoneSE2(.portrait) }
    public static func iPhoneSE2(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-se-2", orientation)
    }

    /// iPhone SE (3rd generation).
    public static var iPhoneSE3: ViewImageConfig { .iPhoneSE3(.portrait) }
    public static func iPhoneSE3(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-se-3", orientation)
    }

    /// iPhone 6 Plus.
    public static var iPhone6Plus: ViewImageConfig { .iPhone6Plus(.portrait) }
    public static func iPhone6Plus(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-6-plus", orientation)
    }

    /// iPhone 6s Plus.
    public static var iPhone6sPlus: ViewImageConfig { .iPhone6sPlus(.portrait) }
    public static func iPhone6sPlus(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-6s-plus", orientation)
    }

    /// iPhone 7 Plus.
    public static var iPhone7Plus: ViewImageConfig { .iPhone7Plus(.portrait) }
    public static func iPhone7Plus(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-7-plus", orientation)
    }

    /// iPhone 8 Plus.
    public static var iPhone8Plus: ViewImageConfig { .iPhone8Plus(.portrait) }
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-8-plus", orientation)
    }

    /// iPod touch (1st generation).
    public static var iPodTouch1: ViewImageConfig { .iPodTouch1(.portrait) }
    public static func iPodTouch1(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipod-touch-1", orientation)
    }

    /// iPod touch (2nd generation).
    public static var iPodTouch2: ViewImageConfig { .iPodTouch2(.portrait) }
    public static func iPodTouch2(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipod-touch-2", orientation)
    }

    /// iPod touch (3rd generation).
    public static var iPodTouch3: ViewImageConfig { .iPodTouch3(.portrait) }
    public static func iPodTouch3(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipod-touch-3", orientation)
    }

    /// iPod touch (4th generation).
    public static var iPodTouch4: ViewImageConfig { .iPodTouch4(.portrait) }
    public static func iPodTouch4(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipod-touch-4", orientation)
    }

    /// iPod touch (5th generation).
    public static var iPodTouch5: ViewImageConfig { .iPodTouch5(.portrait) }
    public static func iPodTouch5(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipod-touch-5", orientation)
    }

    /// iPod touch (6th generation).
    public static var iPodTouch6: ViewImageConfig { .iPodTouch6(.portrait) }
    public static func iPodTouch6(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipod-touch-6", orientation)
    }

    /// iPod touch (7th generation).
    public static var iPodTouch7: ViewImageConfig { .iPodTouch7(.portrait) }
    public static func iPodTouch7(_ orientation: Orientation) -> ViewImageConfig {
        .device("ipod-touch-7", orientation)
    }
}

/// iPhones without a home button.
extension ViewImageConfig {
    /// iPhone X.
    public static var iPhoneX: ViewImageConfig { .iPhoneX(.portrait) }
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-x", orientation)
    }

    /// iPhone XS.
    public static var iPhoneXs: ViewImageConfig { .iPhoneXs(.portrait) }
    public static func iPhoneXs(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-xs", orientation)
    }

    /// iPhone XS Max.
    public static var iPhoneXsMax: ViewImageConfig { .iPhoneXsMax(.portrait) }
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-xs-max", orientation)
    }

    /// iPhone XR.
    public static var iPhoneXr: ViewImageConfig { .iPhoneXr(.portrait) }
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-xr", orientation)
    }

    /// iPhone 11.
    public static var iPhone11: ViewImageConfig { .iPhone11(.portrait) }
    public static func iPhone11(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-11", orientation)
    }

    /// iPhone 11 Pro.
    public static var iPhone11Pro: ViewImageConfig { .iPhone11Pro(.portrait) }
    public static func iPhone11Pro(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-11-pro", orientation)
    }

    /// iPhone 11 Pro Max.
    public static var iPhone11ProMax: ViewImageConfig { .iPhone11ProMax(.portrait) }
    public static func iPhone11ProMax(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-11-pro-max", orientation)
    }

    /// iPhone 12 mini.
    public static var iPhone12Mini: ViewImageConfig { .iPhone12Mini(.portrait) }
    public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-12-mini", orientation)
    }

    /// iPhone 12.
    public static var iPhone12: ViewImageConfig { .iPhone12(.portrait) }
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-12", orientation)
    }

    /// iPhone 12 Pro.
    public static var iPhone12Pro: ViewImageConfig { .iPhone12Pro(.portrait) }
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-12-pro", orientation)
    }

    /// iPhone 12 Pro Max.
    public static var iPhone12ProMax: ViewImageConfig { .iPhone12ProMax(.portrait) }
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-12-pro-max", orientation)
    }

    /// iPhone 13 mini.
    public static var iPhone13Mini: ViewImageConfig { .iPhone13Mini(.portrait) }
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-13-mini", orientation)
    }

    /// iPhone 13.
    public static var iPhone13: ViewImageConfig { .iPhone13(.portrait) }
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-13", orientation)
    }

    /// iPhone 13 Pro.
    public static var iPhone13Pro: ViewImageConfig { .iPhone13Pro(.portrait) }
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-13-pro", orientation)
    }

    /// iPhone 13 Pro Max.
    public static var iPhone13ProMax: ViewImageConfig { .iPhone13ProMax(.portrait) }
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-13-pro-max", orientation)
    }

    /// iPhone 14.
    public static var iPhone14: ViewImageConfig { .iPhone14(.portrait) }
    public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-14", orientation)
    }

    /// iPhone 14 Plus.
    public static var iPhone14Plus: ViewImageConfig { .iPhone14Plus(.portrait) }
    public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-14-plus", orientation)
    }

    /// iPhone 14 Pro.
    public static var iPhone14Pro: ViewImageConfig { .iPhone14Pro(.portrait) }
    public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-14-pro", orientation)
    }

    /// iPhone 14 Pro Max.
    public static var iPhone14ProMax: ViewImageConfig { .iPhone14ProMax(.portrait) }
    public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-14-pro-max", orientation)
    }

    /// iPhone 15.
    public static var iPhone15: ViewImageConfig { .iPhone15(.portrait) }
    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-15", orientation)
    }

    /// iPhone 15 Plus.
    public static var iPhone15Plus: ViewImageConfig { .iPhone15Plus(.portrait) }
    public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-15-plus", orientation)
    }

    /// iPhone 15 Pro.
    public static var iPhone15Pro: ViewImageConfig { .iPhone15Pro(.portrait) }
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-15-pro", orientation)
    }

    /// iPhone 15 Pro Max.
    public static var iPhone15ProMax: ViewImageConfig { .iPhone15ProMax(.portrait) }
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-15-pro-max", orientation)
    }

    /// iPhone 16.
    public static var iPhone16: ViewImageConfig { .iPhone16(.portrait) }
    public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-16", orientation)
    }

    /// iPhone 16 Plus.
    public static var iPhone16Plus: ViewImageConfig { .iPhone16Plus(.portrait) }
    public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-16-plus", orientation)
    }

    /// iPhone 16 Pro.
    public static var iPhone16Pro: ViewImageConfig { .iPhone16Pro(.portrait) }
    public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-16-pro", orientation)
    }

    /// iPhone 16 Pro Max.
    public static var iPhone16ProMax: ViewImageConfig { .iPhone16ProMax(.portrait) }
    public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-16-pro-max", orientation)
    }

    /// iPhone 16e.
    public static var iPhone16e: ViewImageConfig { .iPhone16e(.portrait) }
    public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-16e", orientation)
    }

    /// iPhone 17.
    public static var iPhone17: ViewImageConfig { .iPhone17(.portrait) }
    public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-17", orientation)
    }

    /// iPhone 17 Pro.
    public static var iPhone17Pro: ViewImageConfig { .iPhone17Pro(.portrait) }
    public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-17-pro", orientation)
    }

    /// iPhone 17 Pro Max.
    public static var iPhone17ProMax: ViewImageConfig { .iPhone17ProMax(.portrait) }
    public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-17-pro-max", orientation)
    }

    /// iPhone Air.
    public static var iPhoneAir: ViewImageConfig { .iPhoneAir(.portrait) }
    public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-air", orientation)
    }

    /// iPhone 17e.
    public static var iPhone17e: ViewImageConfig { .iPhone17e(.portrait) }
    public static func iPhone17e(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-17e", orientation)
    }

    /// iPhone 18 Pro.
    public static var iPhone18Pro: ViewImageConfig { .iPhone18Pro(.portrait) }
    public static func iPhone18Pro(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-18-pro", orientation)
    }

    /// iPhone 18 Pro Max.
    public static var iPhone18ProMax: ViewImageConfig { .iPhone18ProMax(.portrait) }
    public static func iPhone18ProMax(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-18-pro-max", orientation)
    }

    /// iPhone Duo (outer display).
    public static var iPhoneDuoOuter: ViewImageConfig { .iPhoneDuoOuter(.portrait) }
    public static func iPhoneDuoOuter(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-duo-outer", orientation)
    }

    /// iPhone Duo (inner display).
    public static var iPhoneDuoInner: ViewImageConfig { .iPhoneDuoInner(.portrait) }
    public static func iPhoneDuoInner(_ orientation: Orientation) -> ViewImageConfig {
        .device("iphone-duo-inner", orientation)
    }
}
