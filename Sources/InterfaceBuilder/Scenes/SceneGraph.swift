/// The controllers of a document, and where each stands on the screen: in a container, or on a
/// navigation stack above the one that shows it.
struct SceneGraph: Sendable {
    enum Place: Sendable, Equatable {
        case contained(in: String)
        case pushed(after: String)

        var previous: String {
            switch self {
            case .contained(let id), .pushed(let id): id
            }
        }
    }

    /// By id.
    private(set) var controllers: [String: Element] = [:]
    /// References to scenes of other storyboards, by id.
    private(set) var references: [String: Element] = [:]
    /// Gesture recognizers, by id.
    private(set) var recognizers: [String: Element] = [:]
    /// Of the controller that an application shows first.
    let initial: String?
    private var order: [String] = []
    private var places: [String: Place] = [:]

    init(_ document: Element) {
        initial = document["initialViewController"]
        (document.child("scenes") ?? document.child("objects"))?.walk { element in
            guard let id = element.id else { return }
            if element.name == "viewControllerPlaceholder" {
                references[id] = element
            } else if element.name.hasSuffix("GestureRecognizer") {
                recognizers[id] = element
            } else if SceneReader.isController(element), controllers[id] == nil {
                controllers[id] = element
                order.append(id)
            }
        }
        spread()
    }

    /// The way to a controller from the outermost container around it: its own id stands last.
    func way(to id: String) -> [String] {
        var way = [id]
        while let place = places[way[0]] { way.insert(place.previous, at: 0) }
        return way
    }

    func place(of id: String) -> Place? { places[id] }

    /// The ids of what a container holds, in the document's order.
    func contents(of id: String) -> [String] {
        guard let controller = controllers[id] else { return [] }
        let related = SegueElement.own(of: controller).filter { $0.kind == "relationship" }
        let inside = controller.child("viewControllers")?.children ?? []
        return related.map(\.destination) + inside.compactMap(\.id)
    }

    // MARK: Places

    /// The nearest ways count: breadth first, from the initial controller and from the containers
    /// that nothing holds, then from those that hold each other.
    private mutating func spread() {
        let contained = Set(order.flatMap(framed))
        let containers = order.filter { !framed(by: $0).isEmpty }
        let first = initial.map { [$0] } ?? []
        let outermost = (first + containers).filter { !contained.contains($0) }
        var visited: Set<String> = []
        for start in outermost + containers where visited.insert(start).inserted {
            var waiting = [start][...]
            while let id = waiting.popFirst() {
                for (target, place) in steps(from: id, contained: contained)
                where controllers[target] != nil && visited.insert(target).inserted {
                    places[target] = place
                    waiting.append(target)
                }
            }
        }
    }

    /// What a container shows one at a time, so that each has its own picture inside of it. A
    /// split view shows all that it holds in one picture, its own.
    private func framed(by id: String) -> [String] {
        controllers[id]?.name == "splitViewController" ? [] : contents(of: id)
    }

    private func steps(
        from id: String, contained: Set<String>
    ) -> [(target: String, place: Place)] {
        let framed = framed(by: id).map { ($0, Place.contained(in: id)) }
        guard let controller = controllers[id], isOnStack(id) else { return framed }
        let shown = SegueElement.all(of: controller).filter {
            ["show", "push"].contains($0.kind) && !contained.contains($0.destination)
                && isPushable($0.destination)
        }
        return framed + shown.map { ($0.destination, .pushed(after: id)) }
    }

    /// A navigation controller presents what can't stand on its stack.
    private func isPushable(_ id: String) -> Bool {
        !["navigationController", "splitViewController"].contains(controllers[id]?.name)
    }

    private func isOnStack(_ id: String) -> Bool {
        way(to: id).dropLast().contains { controllers[$0]?.name == "navigationController" }
    }
}
