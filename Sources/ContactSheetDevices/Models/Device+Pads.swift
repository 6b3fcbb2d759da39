extension Device {
    /// iPads with a home button.
    // swift-format-ignore
    static let homeButtonPads: [Device] = [
        Device("iPad", "ipad-1", 2010, "iPad1,1", .pad768x1024at1x, ios: (3, 2), to: (5, 1)),
        Device("iPad 2", "ipad-2", 2011, "iPad2,1 iPad2,2 iPad2,3 iPad2,4", .pad768x1024at1x, ios: (4, 3), to: (9, 3)),
        Device("iPad (3rd generation)", "ipad-3", 2012, "iPad3,1 iPad3,2 iPad3,3", .pad768x1024, ios: (5, 1), to: (9, 3)),
        Device("iPad (4th generation)", "ipad-4", 2012, "iPad3,4 iPad3,5 iPad3,6", .pad768x1024, ios: (6, 0), to: (10, 3)),
        Device("iPad Air", "ipad-air-1", 2013, "iPad4,1 iPad4,2 iPad4,3", .pad768x1024, ios: (7, 0), to: (12, 5)),
        Device("iPad Air 2", "ipad-air-2", 2014, "iPad5,3 iPad5,4", .pad768x1024, ios: (8, 1), to: (15, 8)),
        Device("iPad (5th generation)", "ipad-5", 2017, "iPad6,11 iPad6,12", .pad768x1024, ios: (10, 3), to: (16, 7)),
        Device("iPad (6th generation)", "ipad-6", 2018, "iPad7,5 iPad7,6", .pad768x1024, ios: (11, 3), to: (17, 7)),
        Device("iPad (7th generation)", "ipad-7", 2019, "iPad7,11 iPad7,12", .pad810x1080, ios: (13, 1), to: (18, 0)),
        Device("iPad (8th generation)", "ipad-8", 2020, "iPad11,6 iPad11,7", .pad810x1080, ios: (14, 0), to: (26, 0), doubts: .last26, .pad26),
        Device("iPad (9th generation)", "ipad-9", 2021, "iPad12,1 iPad12,2", .pad810x1080, ios: (15, 0), doubts: .runs27, .pad26),
        Device("iPad mini", "ipad-mini-1", 2012, "iPad2,5 iPad2,6 iPad2,7", .mini768x1024at1x, ios: (6, 0), to: (9, 3)),
        Device("iPad mini 2", "ipad-mini-2", 2013, "iPad4,4 iPad4,5 iPad4,6", .mini768x1024, ios: (7, 0), to: (12, 5)),
        Device("iPad mini 3", "ipad-mini-3", 2014, "iPad4,7 iPad4,8 iPad4,9", .mini768x1024, ios: (8, 1), to: (12, 5)),
        Device("iPad mini 4", "ipad-mini-4", 2015, "iPad5,1 iPad5,2", .mini768x1024, ios: (9, 0), to: (15, 8)),
        Device("iPad mini (5th generation)", "ipad-mini-5", 2019, "iPad11,1 iPad11,2", .mini768x1024, ios: (12, 2), to: (26, 0), doubts: .last26, .pad26),
        Device("iPad Air (3rd generation)", "ipad-air-3", 2019, "iPad11,3 iPad11,4", .pad834x1112, ios: (12, 2), to: (26, 0), doubts: .last26, .pad26),
        Device("iPad Pro (9.7-inch)", "ipad-pro-9-7", 2016, "iPad6,3 iPad6,4", .pad768x1024, ios: (9, 3), to: (16, 7)),
        Device("iPad Pro (10.5-inch)", "ipad-pro-10-5", 2017, "iPad7,3 iPad7,4", .pad834x1112, ios: (10, 3), to: (17, 7)),
        Device("iPad Pro (12.9-inch) (1st generation)", "ipad-pro-12-9-1", 2015, "iPad6,7 iPad6,8", .pad1024x1366, ios: (9, 1), to: (16, 7)),
        Device("iPad Pro (12.9-inch) (2nd generation)", "ipad-pro-12-9-2", 2017, "iPad7,1 iPad7,2", .pad1024x1366, ios: (10, 3), to: (17, 7)),
    ]

    /// iPads without a home button.
    // swift-format-ignore
    static let pads: [Device] = [
        Device("iPad (10th generation)", "ipad-10", 2022, "iPad13,18 iPad13,19", .pad820x1180, ios: (16, 1), doubts: .runs27),
        Device("iPad (A16)", "ipad-a16", 2025, "iPad15,7 iPad15,8", .pad820x1180, ios: (18, 3), doubts: .runs27),
        Device("iPad mini (6th generation)", "ipad-mini-6", 2021, "iPad14,1 iPad14,2", .mini744x1133, ios: (15, 0), doubts: .runs27),
        Device("iPad mini (A17 Pro)", "ipad-mini-a17-pro", 2024, "iPad16,1 iPad16,2", .mini744x1133, ios: (18, 0), doubts: .runs27),
        Device("iPad Air (4th generation)", "ipad-air-4", 2020, "iPad13,1 iPad13,2", .air820x1180, ios: (14, 1), doubts: .runs27),
        Device("iPad Air (5th generation)", "ipad-air-5", 2022, "iPad13,16 iPad13,17", .air820x1180, ios: (15, 4), doubts: .runs27),
        Device("iPad Air 11-inch (M2)", "ipad-air-11-m2", 2024, "iPad14,8 iPad14,9", .air820x1180, ios: (17, 5), doubts: .runs27),
        Device("iPad Air 13-inch (M2)", "ipad-air-13-m2", 2024, "iPad14,10 iPad14,11", .air1024x1366, ios: (17, 5), doubts: .runs27),
        Device("iPad Air 11-inch (M3)", "ipad-air-11-m3", 2025, "iPad15,3 iPad15,4", .air820x1180, ios: (18, 3), doubts: .runs27),
        Device("iPad Air 13-inch (M3)", "ipad-air-13-m3", 2025, "iPad15,5 iPad15,6", .air1024x1366, ios: (18, 3), doubts: .runs27),
        Device("iPad Air 11-inch (M4)", "ipad-air-11-m4", 2026, "iPad16,8 iPad16,9", .air820x1180, ios: (26, 3), doubts: .runs27, .first26),
        Device("iPad Air 13-inch (M4)", "ipad-air-13-m4", 2026, "iPad16,10 iPad16,11", .air1024x1366, ios: (26, 3), doubts: .runs27, .first26),
        Device("iPad Pro (11-inch) (1st generation)", "ipad-pro-11-1", 2018, "iPad8,1 iPad8,2 iPad8,3 iPad8,4", .pro834x1194, ios: (12, 1), doubts: .runs27),
        Device("iPad Pro (11-inch) (2nd generation)", "ipad-pro-11-2", 2020, "iPad8,9 iPad8,10", .pro834x1194, ios: (13, 4), doubts: .runs27),
        Device("iPad Pro (11-inch) (3rd generation)", "ipad-pro-11-3", 2021, "iPad13,4 iPad13,5 iPad13,6 iPad13,7", .pro834x1194, ios: (14, 5), doubts: .runs27),
        Device("iPad Pro (11-inch) (4th generation)", "ipad-pro-11-4", 2022, "iPad14,3 iPad14,4", .pro834x1194, ios: (16, 1), doubts: .runs27),
        Device("iPad Pro (12.9-inch) (3rd generation)", "ipad-pro-12-9-3", 2018, "iPad8,5 iPad8,6 iPad8,7 iPad8,8", .pro1024x1366, ios: (12, 1), doubts: .runs27),
        Device("iPad Pro (12.9-inch) (4th generation)", "ipad-pro-12-9-4", 2020, "iPad8,11 iPad8,12", .pro1024x1366, ios: (13, 4), doubts: .runs27),
        Device("iPad Pro (12.9-inch) (5th generation)", "ipad-pro-12-9-5", 2021, "iPad13,8 iPad13,9 iPad13,10 iPad13,11", .pro1024x1366, ios: (14, 5), doubts: .runs27),
        Device("iPad Pro (12.9-inch) (6th generation)", "ipad-pro-12-9-6", 2022, "iPad14,5 iPad14,6", .pro1024x1366, ios: (16, 1), doubts: .runs27),
        Device("iPad Pro 11-inch (M4)", "ipad-pro-11-m4", 2024, "iPad16,3 iPad16,4", .pro834x1210, ios: (17, 5)),
        Device("iPad Pro 13-inch (M4)", "ipad-pro-13-m4", 2024, "iPad16,5 iPad16,6", .pro1032x1376, ios: (17, 5)),
        Device("iPad Pro 11-inch (M5)", "ipad-pro-11-m5", 2025, "iPad17,1 iPad17,2", .pro834x1210, ios: (26, 0)),
        Device("iPad Pro 13-inch (M5)", "ipad-pro-13-m5", 2025, "iPad17,3 iPad17,4", .pro1032x1376, ios: (26, 0)),
    ]
}
