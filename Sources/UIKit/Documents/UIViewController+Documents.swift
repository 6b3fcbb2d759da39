import Foundation

/// The document that a controller was built from.
@MainActor struct ControllerDocuments {
    var storyboard: UIStoryboard?
    var segues: [SegueTemplate] = []
    /// Whether its nib was searched for and not found.
    var missesNib = false
}

extension UIViewController {
    /// Stores the storyboard that the controller was created from, and its segues.
    package func come(from storyboard: UIStoryboard?, segues: [SegueTemplate]) {
        documents.storyboard = storyboard
        documents.segues = segues
    }

    /// Performs a segue of a document as a tap does: `shouldPerformSegue` may prevent it.
    package func followSegue(_ id: String, sender: Any?) {
        guard let template = documents.segues.first(where: { $0.id == id }),
            shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender)
        else { return }
        follow(template, sender)
    }

    /// Performs a segue from code, without calling `shouldPerformSegue` (as Apple documents).
    func performNamedSegue(_ identifier: String, _ sender: Any?) {
        guard let template = documents.segues.first(where: { $0.identifier == identifier }) else {
            return DocumentDiagnostic.noSegue(identifier, self).report()
        }
        follow(template, sender)
    }

    private func follow(_ template: SegueTemplate, _ sender: Any?) {
        ActionDepth.limited(at: viewIfLoaded) {
            guard let segue = template.make(self, sender) else { return }
            prepare(for: segue, sender: sender)
            segue.perform()
        }
    }

    // MARK: Nibs

    /// Loads the view from the nib that was named, or else from one named after the class.
    ///
    /// - Returns: Whether there is such a nib.
    func loadNibView() -> Bool {
        guard !documents.missesNib else { return false }
        let objects = namedNib ?? nibOfOwnName
        documents.missesNib = objects == nil
        guard let objects else { return false }
        guard let view = objects.ownersView else {
            documents.missesNib = true
            DocumentDiagnostic.noView(nib: nibName ?? "\(type(of: self))", self).report()
            return false
        }
        if view.autoresizingMask.isEmpty {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        self.view = view
        return true
    }

    private var namedNib: NibObjects? {
        nibName.flatMap { UINib(nibName: $0, bundle: nibBundle).objects(for: self) }
    }

    /// The nib `MyView`, or else `MyViewController`, for a class named `MyViewController`
    /// (documented with `nibName`). Searched for only if folders of documents are known.
    private var nibOfOwnName: NibObjects? {
        guard nibName == nil, let loader = SimulatedSystem.current.documentLoader else {
            return nil
        }
        let name = String(describing: type(of: self))
        let short =
            name.hasSuffix("Controller") ? loader.nib(named: String(name.dropLast(10))) : nil
        return (short ?? loader.nib(named: name))?.instantiate(owner: self)
    }
}

extension UIResponder {
    /// Performs a segue of the nearest controller that has it.
    package func followNearestSegue(_ id: String, sender: Any?) {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController,
                controller.documents.segues.contains(where: { $0.id == id })
            {
                return controller.followSegue(id, sender: sender)
            }
            responder = current.next
        }
    }
}
