/// The controllers of a document, and where each is on the screen: in a container, or on a
/// navigation stack above the controller that shows it.
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

    /// The controllers by ID.
    private(set) var controllers: [String: Element] = [:]
    /// The references to scenes of other storyboards, by ID.
    private(set) var references: [String: Element] = [:]
    /// The gesture recognizers by ID.
    private(set) var recognizers: [String: Element] = [:]
    /// The objects that are neither views nor controllers, by ID.
    private(set) var customObjects: [String: Element] = [:]
    /// The ID of the controller that an app shows first.
    let initial: String?
    private var order: [String] = []
    private var places: [String: Place] = [:]

    init(_ document: Element) {
        initial = document["initialViewController"]
        (document.child("scenes") ?? document.child("objects"))?.walk { element in
            guard let id = element.id else { return }
            if element.name == "viewControllerPlaceholder" {
                references[id] = element
            } else if element.name.utf8.count > 17, element.name.hasSuffix("GestureRecognizer") {
                recognizers[id] = element
            } else if element.name == "customObject" {
                customObjects[id] = element
            } else if SceneReader.isController(element), controllers[id] == nil {
                controllers[id] = element
                order.append(id)
            }
        }
        spread()
    }

    /// Returns the path to a controller from its outermost container, which ends with the
    /// controller's own ID.
    func way(to id: String) -> [String] {
        var way = [id]
        while let place = places[way[0]] { way.insert(place.previous, at: 0) }
        return way
    }

    func place(of id: String) -> Place? { places[id] }

    /// Returns the IDs of a container's children, in document order.
    func contents(of id: String) -> [String] {
        guard let controller = controllers[id] else { return [] }
        let related = SegueElement.own(of: controller).filter { $0.kind == "relationship" }
        let inside = controller.child("viewControllers")?.children ?? []
        return related.map(\.destination) + inside.compactMap(\.id)
    }

    // MARK: Places

    /// Determines the places of all controllers.
    ///
    /// The shortest path counts: the search is breadth-first, from the initial controller and from
    /// containers that aren't in another container, then from containers that contain each other.
    /// Containment takes precedence over pushing.
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

    /// Returns the children of a container that shows one at a time, so that each is rendered
    /// inside it. A split view shows all of its children at once.
    private func framed(by id: String) -> [String] {
        controllers[id]?.name == "splitViewController" ? [] : contents(of: id)
    }

    /// Returns the controllers that are directly inside or pushed by a controller. Destinations of
    /// other segues, such as `showDetail`, presentations, and custom segues, are scenes on their
    /// own.
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

    /// Whether the controller can be pushed. A navigation controller presents controllers that
    /// can't be on its stack.
    private func isPushable(_ id: String) -> Bool {
        !["navigationController", "splitViewController"].contains(controllers[id]?.name)
    }

    /// Whether the controller is on a navigation stack. A pushed scene is on a stack only if its
    /// source is.
    private func isOnStack(_ id: String) -> Bool {
        way(to: id).dropLast().contains { controllers[$0]?.name == "navigationController" }
    }
}
