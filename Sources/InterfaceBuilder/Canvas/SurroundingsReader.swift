/// Reads the surroundings of each controller of a storyboard, which Interface Builder infers from
/// relationships and segues or the simulated metrics specify.
package struct SurroundingsReader {
    private var controllers: [String: Element] = [:]
    private var order: [String] = []
    private var found: [String: Surroundings] = [:]

    /// Returns the surroundings by the controllers' IDs.
    package static func surroundings(of controllers: [Element]) -> [String: Surroundings] {
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

    /// Passes on surroundings from containers to their contents, beginning with containers that
    /// aren't in another container. Inside a container view, contents keep the surroundings that
    /// containers gave them, as in the only such document of the corpus.
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
            next.navigationBar?.adopt(largeTitleOf: target)
            next.navigationBar?.hasPrompt = target.child(key: "navigationItem")?["prompt"] != nil
            spread(from: segue.target, next)
        }
    }

    /// Returns the surroundings of a container's contents.
    private func inside(_ container: Element, _ outer: Surroundings) -> Surroundings {
        var result = outer
        switch container.name {
        case "navigationController":
            // The container's simulated metrics also hold for its contents.
            result = result.simulated(by: container)
            let bar = container.child(key: "navigationBar")
            if container.bool("navigationBarHidden") != true {
                let isLarge = bar?.bool("largeTitles") ?? false
                result.navigationBar = Surroundings.Bar(
                    isTranslucent: bar?.bool("translucent") ?? true,
                    prefersLargeTitles: isLarge, hasLargeTitle: isLarge)
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

    // MARK: Segues

    private struct Segue {
        var kind: String
        var target: String

        var isContainment: Bool { kind == "relationship" }
    }

    /// Returns the segues that start at a controller, including those of its bar items and cells.
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

extension Surroundings.Bar {
    /// Shows the title of a controller in the size that its navigation item specifies. Without one,
    /// it keeps the size of the controller before it.
    fileprivate mutating func adopt(largeTitleOf controller: Element) {
        guard prefersLargeTitles else { return }
        switch controller.child(key: "navigationItem")?["largeTitleDisplayMode"] {
        case "always": hasLargeTitle = true
        case "never": hasLargeTitle = false
        default: break
        }
    }
}
