/// The model of the profile screen.
public struct Profile: Codable, Sendable {
    public var name: String
    public var city: String?
    public var followers: Int

    public init(name: String, city: String? = nil, followers: Int) {
        self.name = name
        self.city = city
        self.followers = followers
    }
}
