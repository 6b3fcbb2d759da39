/// A hike of the app Trailbook.
struct Trail: Hashable, Sendable {
    enum Difficulty: String, CaseIterable, Sendable {
        case easy = "Easy"
        case moderate = "Moderate"
        case hard = "Hard"
    }

    let name: String
    let place: String
    /// The name of the illustration in the asset catalog.
    let artwork: String
    let distance: String
    let ascent: String
    let duration: String
    let rating: String
    let difficulty: Difficulty
    var summary = ""
}

extension Trail {
    static let skyline = Trail(
        name: "Skyline Ridge", place: "Silver Range", artwork: "AlpineDawn", distance: "14.2 km",
        ascent: "980 m", duration: "5 h 30", rating: "4.9", difficulty: .hard,
        summary: """
            Start before sunrise and follow the old shepherds’ path through the pines. Above the \
            tree line the trail turns onto the ridge, with both valleys at your feet and the \
            summit always in sight. The last stretch is steep and secured with a cable.
            """)

    /// The trails in the grid, with a color of their own each.
    static let nearby = [
        Trail(
            name: "Mirror Lake Loop", place: "Fir Valley", artwork: "ForestLake",
            distance: "8.4 km", ascent: "210 m", duration: "2 h 45", rating: "4.8",
            difficulty: .easy),
        Trail(
            name: "Lighthouse Path", place: "North Cape", artwork: "CoastPath",
            distance: "6.1 km", ascent: "140 m", duration: "2 h", rating: "4.7",
            difficulty: .easy),
        Trail(
            name: "Red Mesa", place: "Canyon Park", artwork: "RedCanyon", distance: "11.8 km",
            ascent: "520 m", duration: "4 h 10", rating: "4.6", difficulty: .moderate),
        Trail(
            name: "Golden Valley", place: "Maple Hills", artwork: "AutumnValley",
            distance: "9.3 km", ascent: "330 m", duration: "3 h 15", rating: "4.8",
            difficulty: .moderate),
        Trail(
            name: "Aurora Hut", place: "Winter Pass", artwork: "NorthernLights",
            distance: "12.5 km", ascent: "640 m", duration: "4 h 50", rating: "4.9",
            difficulty: .hard),
        Trail(
            name: "Harbor Walk", place: "Old Town", artwork: "Welcome",
            distance: "4.2 km", ascent: "60 m", duration: "1 h 15", rating: "4.5",
            difficulty: .easy),
    ]

    static let featured = [skyline, nearby[4]]
}
