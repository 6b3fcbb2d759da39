import KeyValuePredicates
import Testing

private final class Person: NSObject {
    let name: String
    let age: Int
    let city: String?
    let friends: [Person]
    init(_ name: String, _ age: Int, city: String? = nil, friends: [Person] = []) {
        (self.name, self.age, self.city, self.friends) = (name, age, city, friends)
    }
}

@Suite struct PredicateFormatTests {
    private let people = [
        Person("Ada", 36, city: "London"), Person("Grace", 85, city: "Arlington"),
        Person("Ádám", 20, friends: [Person("Eva", 21)]),
    ]

    private func names(_ predicate: NSPredicate) -> [String] {
        people.filter { predicate.evaluate(with: $0) }.map(\.name)
    }

    /// The operators of Apple's Predicate Programming Guide, "Predicate Format String Syntax".
    @Test(arguments: [
        ("name = 'Ada'", ["Ada"]),
        ("name != 'Ada'", ["Grace", "Ádám"]),
        ("name ==[cd] 'ADAM'", ["Ádám"]),
        ("name BEGINSWITH[d] 'Ad'", ["Ada", "Ádám"]),
        ("name endswith 'e'", ["Grace"]),
        ("name CONTAINS[c] 'RA'", ["Grace"]),
        ("name LIKE 'A?a'", ["Ada"]),
        ("name MATCHES '[A-Z][a-z]{4}'", ["Grace"]),
        ("age > 30 AND age <= 85", ["Ada", "Grace"]),
        ("age BETWEEN {20, 36}", ["Ada", "Ádám"]),
        ("age IN {85, 20}", ["Grace", "Ádám"]),
        ("city == nil OR NOT (age < 50)", ["Grace", "Ádám"]),
        ("age > 1 + 2 * 10", ["Ada", "Grace"]),
        ("(age + 4) * 2 == 80", ["Ada"]),
        ("age < 30 || (age > 80 && city CONTAINS \"ton\")", ["Grace", "Ádám"]),
        ("ANY friends.age = 21", ["Ádám"]),
        ("friends.@count == 0", ["Ada", "Grace"]),
        ("TRUEPREDICATE", ["Ada", "Grace", "Ádám"]),
    ]) func matches(format: String, expected: [String]) {
        #expect(names(NSPredicate(format: format)) == expected)
    }

    @Test func argumentsReplaceSpecifiers() {
        #expect(
            names(NSPredicate(format: "%K == %@ OR age == %d", "name", "Ada", 85)) == [
                "Ada", "Grace",
            ])
        #expect(names(NSPredicate(format: "name IN %@", ["Ada"])) == ["Ada"])
        #expect(names(NSPredicate(format: "age >= %ld", argumentArray: [85])) == ["Grace"])
    }

    @Test func textsMatchThemselves() {
        let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
        #expect(mail.evaluate(with: "ada@example.org"))
        #expect(!mail.evaluate(with: "ada@example"))
    }

    @Test func compoundPredicatesUseParsedOnes() {
        let old = NSPredicate(format: "age > 30"), london = NSPredicate(format: "city = 'London'")
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [old, london])
        #expect(names(both) == ["Ada"])
    }

    @Test(arguments: ["name ==", "name = 'Ada", "age > 3 )", ""]) func errorsMatchNothing(
        _ format: String
    ) {
        #expect(names(NSPredicate(format: format)) == [])
    }

    @Test func descriptorsSortByName() {
        let byAge = NSSortDescriptor(key: "age", ascending: false)
        #expect(byAge.compare(people[0], to: people[1]) == .orderedDescending)
        let byCity = NSSortDescriptor(keyPath: \Person.city, ascending: true)
        #expect(byCity.compare(people[2], to: people[0]) == .orderedAscending)
    }
}
