extension Device {
    /// iPhones with a home button.
    // swift-format-ignore
    static let homeButtonPhones: [Device] = [
        Device("iPhone", "iphone-1", 2007, "iPhone1,1", .phone320x480at1x, ios: (1, 0), to: (3, 1)),
        Device("iPhone 3G", "iphone-3g", 2008, "iPhone1,2", .phone320x480at1x, ios: (2, 0), to: (4, 2)),
        Device("iPhone 3GS", "iphone-3gs", 2009, "iPhone2,1", .phone320x480at1x, ios: (3, 0), to: (6, 1)),
        Device("iPhone 4", "iphone-4", 2010, "iPhone3,1 iPhone3,2 iPhone3,3", .phone320x480, ios: (4, 0), to: (7, 1)),
        Device("iPhone 4S", "iphone-4s", 2011, "iPhone4,1", .phone320x480, ios: (5, 0), to: (9, 3)),
        Device("iPhone 5", "iphone-5", 2012, "iPhone5,1 iPhone5,2", .phone320x568, ios: (6, 0), to: (10, 3)),
        Device("iPhone 5c", "iphone-5c", 2013, "iPhone5,3 iPhone5,4", .phone320x568, ios: (7, 0), to: (10, 3)),
        Device("iPhone 5s", "iphone-5s", 2013, "iPhone6,1 iPhone6,2", .phone320x568, ios: (7, 0), to: (12, 5)),
        Device("iPhone SE (1st generation)", "iphone-se-1", 2016, "iPhone8,4", .phone320x568, ios: (9, 3), to: (15, 8)),
        Device("iPhone 6", "iphone-6", 2014, "iPhone7,2", .phone375x667, ios: (8, 0), to: (12, 5)),
        Device("iPhone 6s", "iphone-6s", 2015, "iPhone8,1", .phone375x667, ios: (9, 0), to: (15, 8)),
        Device("iPhone 7", "iphone-7", 2016, "iPhone9,1 iPhone9,3", .phone375x667, ios: (10, 0), to: (15, 8)),
        Device("iPhone 8", "iphone-8", 2017, "iPhone10,1 iPhone10,4", .phone375x667, ios: (11, 0), to: (16, 7)),
        Device("iPhone SE (2nd generation)", "iphone-se-2", 2020, "iPhone12,8", .phone375x667, ios: (13, 4), to: (26, 0), doubts: .last26),
        Device("iPhone SE (3rd generation)", "iphone-se-3", 2022, "iPhone14,6", .phone375x667, ios: (15, 4), doubts: .runs27),
        Device("iPhone 6 Plus", "iphone-6-plus", 2014, "iPhone7,1", .phone414x736, ios: (8, 0), to: (12, 5)),
        Device("iPhone 6s Plus", "iphone-6s-plus", 2015, "iPhone8,2", .phone414x736, ios: (9, 0), to: (15, 8)),
        Device("iPhone 7 Plus", "iphone-7-plus", 2016, "iPhone9,2 iPhone9,4", .phone414x736, ios: (10, 0), to: (15, 8)),
        Device("iPhone 8 Plus", "iphone-8-plus", 2017, "iPhone10,2 iPhone10,5", .phone414x736, ios: (11, 0), to: (16, 7)),
    ]

    /// All iPod touch models.
    // swift-format-ignore
    static let pods: [Device] = [
        Device("iPod touch (1st generation)", "ipod-touch-1", 2007, "iPod1,1", .phone320x480at1x, ios: (1, 1), to: (3, 1)),
        Device("iPod touch (2nd generation)", "ipod-touch-2", 2008, "iPod2,1", .phone320x480at1x, ios: (2, 1), to: (4, 2)),
        Device("iPod touch (3rd generation)", "ipod-touch-3", 2009, "iPod3,1", .phone320x480at1x, ios: (3, 1), to: (5, 1)),
        Device("iPod touch (4th generation)", "ipod-touch-4", 2010, "iPod4,1", .phone320x480, ios: (4, 1), to: (6, 1)),
        Device("iPod touch (5th generation)", "ipod-touch-5", 2012, "iPod5,1", .phone320x568, ios: (6, 0), to: (9, 3)),
        Device("iPod touch (6th generation)", "ipod-touch-6", 2015, "iPod7,1", .phone320x568, ios: (8, 4), to: (12, 5)),
        Device("iPod touch (7th generation)", "ipod-touch-7", 2019, "iPod9,1", .phone320x568, ios: (12, 3), to: (15, 8)),
    ]
}
