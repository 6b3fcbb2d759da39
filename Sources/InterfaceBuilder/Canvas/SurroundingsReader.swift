/// What surrounds each controller of a storyboard, as Interface Builder infers it from the
/// relationships and segues, or as its simulated metrics say.
struct SurroundingsReader {
    private var controllers: [String: Element] = [:]
    private var order: [String] = []
    private var found: [String: Surroundings] = [:]

    /// By the controllers' ids.
    static func surroundings(of controllers: [Element]) -> [String: Surroundings] {
        var reader = SurroundingsReader(controllers)
        reader.spreadFromContainers()
        return reader.result
    }

    private init(_ elements: [Element]) {
        for element in elements {
            guard let id = element.id else { continue }
            controllers[id] = element
            order.append(id)
        }
    }

    private var result: [String: Surroundings] {
        var result: [String: Surroundings] = [:]
        for (id, controller) in controllers {
            result[id] = (found[id] ?? Surroundings()).simulated(by: controller)
        }
        return result
    }

    /// Containers that nothing else holds come first: what they give goes on from there. They keep
    /// it inside of container views, in the corpus's one document that has that.
    private mutating func spreadFromContainers() {
        let all = order.flatMap { segues(of: $0) }
        let contained = Set(all.filter(\.isContainment).map(\.target))
        for id in order where !contained.contains(id) && isContainer(id) {
            spread(from: id, Surroundings())
        }
        for id in order where isContainer(id) {
            spread(from: id, Surroundings())
        }
        for segue in all where segue.kind == "embed" {
            spread(from: segue.target, Surroundings(isEmbedded: true))
        }
    }

    private func isContainer(_ id: String) -> Bool {
        segues(of: id).contains(where: \.isContainment)
    }

    private mutating func spread(from id: String, _ surroundings: Surroundings) {
        guard found[id] == nil, let controller = controllers[id] else { return }
        found[id] = surroundings
        for segue in segues(of: id) {
            guard let target = controllers[segue.target] else { continue }
            var next = surroundings
            switch segue.kind {
            case "relationship": next = inside(controller, surroundings)
            case "show", "push":
                guard surroundings.navigationBar != nil else { continue }
                if target.bool("hidesBottomBarWhenPushed") == true { next.tabBar = nil }
            default: continue
            }
            let isLarge = showsLargeTitle(target, next)
            next.navigationBar?.hasLargeTitle = isLarge
            next.navigationBar?.hasPrompt = target.child(key: "navigationItem")?["prompt"] != nil
            spread(from: segue.target, next)
        }
    }

    /// What a container gives to what stands in it.
    private func inside(_ container: Element, _ outer: Surroundings) -> Surroundings {
        var result = outer
        switch container.name {
        case "navigationController":
            let bar = container.child(key: "navigationBar")
            if container.bool("navigationBarHidden") != true {
                result.navigationBar = Surroundings.Bar(
                    isTranslucent: bar?.bool("translucent") ?? true,
                    hasLargeTitle: bar?.bool("largeTitles") ?? false)
            }
            if container.bool("toolbarHidden") == false {
                result.toolbar = Surroundings.Bar(
                    isTranslucent: container.child(key: "toolbar")?.bool("translucent") ?? true)
            }
        case "tabBarController":
            result.tabBar = Surroundings.Bar(
                isTranslucent: container.child(key: "tabBar")?.bool("translucent") ?? true)
        default: break
        }
        return result
    }

    private func showsLargeTitle(_ controller: Element, _ surroundings: Surroundings) -> Bool {
        let item = controller.child(key: "navigationItem")
        return surroundings.navigationBar?.hasLargeTitle == true
            && item?["largeTitleDisplayMode"] != "never"
    }

    // MARK: Segues

    private struct Segue {
        var kind: String
        var target: String

        var isContainment: Bool { kind == "relationship" }
    }

    /// All that lead away from a controller, its bar items' and cells' too.
    private func segues(of id: String) -> [Segue] {
        var result: [Segue] = []
        controllers[id]?.walk { element in
            guard element.name == "segue", let kind = element["kind"],
                let target = element["destination"]
            else { return }
            result.append(Segue(kind: kind, target: target))
        }
        return result
    }
}
